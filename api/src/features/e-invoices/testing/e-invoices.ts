import type { App } from '../../../app.ts';
import { select } from '../../../testing/factories.ts';
import { advance } from '../advance-e-invoice.ts';
import { type EInvoiceStatus } from '../e-invoice.enums.ts';
import { clearSimulatorFaults } from '../provider/sepay.simulator.ts';

/** Invoicing has begun long ago: individuals and households sell themselves, the platform sells for companies. */
export const beginInvoicing = (app: App): Promise<object[]> =>
  select(
    app,
    `insert into e_invoice_term (starts_on, seller_class, seller, vat) values ('2026-01-01', 'INDIVIDUAL', 'TEACHER', 'SALES'),
       ('2026-01-01', 'HOUSEHOLD', 'TEACHER', 'SALES'), ('2026-01-01', 'COMPANY', 'PLATFORM', 'RATE_8') on conflict do nothing`,
  );

export interface StoredInvoice {
  readonly id: string;
  readonly kind: string;
  readonly status: EInvoiceStatus;
  readonly amount: number;
  readonly vat_amount: number;
  readonly number: string | null;
  readonly failures: number;
}

export const invoicesOf = (app: App, orderId: string): Promise<StoredInvoice[]> =>
  select<StoredInvoice>(
    app,
    `select id, kind, status, amount::float8 as amount, vat_amount::float8 as vat_amount, number, failures
     from e_invoice where order_id = ? order by id`,
    [orderId],
  );

/** The provider answers without faults until nothing more is due. */
export async function drain(app: App, invoiceIds: readonly string[]): Promise<void> {
  clearSimulatorFaults();
  for (const id of invoiceIds) for (let run = 0; run < 4; run++) await advance(app.services, id);
}

/** Invoices that the simulator has issued and the tax office has not refused, by line: their sum with its sign. */
export const issuedByLine = (app: App): Promise<{ line_id: string; amount: number; count: number }[]> =>
  select(
    app,
    `select i.line_id, count(*)::int as count, sum(case when s.state->>'lowers' is null then 1 else -1 end
       * (s.state->>'amount')::bigint)::float8 as amount
     from sandbox_e_invoice s join e_invoice i on i.id::text = s.reference
     where s.state->>'state' = 'issued' and not (s.state->>'isRefused')::boolean group by i.line_id`,
  );
