import { expect } from 'vitest';
import type { App } from '../../../app.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { invariants } from '../../../platform/db/invariants.ts';
import { type Actor, type Reply, select } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { deliverTo, signedNotification } from '../../payments/testing/simulated.ts';
import { adjustEInvoice } from '../adjust-e-invoice.ts';
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

const CHECKOUT = `mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { reference amount } } }`;

export interface InvoicedSale {
  readonly buyer: Actor;
  readonly orderId: string;
}

let keys = 0;

/** Sales with e-invoices, and what happens to them. */
export function invoicingFor(app: App) {
  const { ask, course, student } = helpersFor(app);
  const deliver = deliverTo(app);
  const firstOf = async ({ orderId }: InvoicedSale): Promise<StoredInvoice> =>
    (await invoicesOf(app, orderId))[0]!;
  return {
    firstOf,
    /** A paid order of new courses of the seller. */
    async sell(
      seller: Actor,
      prices: readonly number[] = [499_000],
      billTo: object | null = null,
    ): Promise<InvoicedSale> {
      const buyer = await student();
      const courses = [];
      for (const price of prices) courses.push(await course(seller.id, { price }));
      const input = {
        courseIds: courses.map(({ id }) => id),
        gateway: 'VNPAY',
        idempotencyKey: `e-invoice-${++keys}`,
        billTo,
      };
      const { order, payment } = (await ask(buyer, CHECKOUT, { input })).data.checkout as {
        order: { id: string };
        payment: { reference: string; amount: number };
      };
      await deliver(signedNotification(payment));
      return { buyer, orderId: order.id };
    },
    /** Returns money of the only line, as an approved refund does. */
    giveBack: (sale: InvoicedSale, amount: number): Promise<void> =>
      app.services.orm.em.fork().transactional(async (em) => {
        const [refund] = await runSql<{ id: string; line_id: string }>(
          em,
          sql`insert into refund (number, line_id, order_id, buyer_id, teacher_id, course_id, status, reason, amount, percent_at_request, decided_at)
            select 'T' || gen_random_uuid(), l.id, l.order_id, l.buyer_id, l.teacher_id, l.course_id, 'APPROVED', 'OTHER', ${amount}, 0, now()
            from order_line l where l.order_id = ${sale.orderId} returning id, line_id`,
        );
        await adjustEInvoice(em, app.services, { lineId: refund!.line_id, amount, refundId: refund!.id });
      }),
    /** The buyer's bank takes back money of the only line. */
    loseDispute: (sale: InvoicedSale, amount: number): Promise<void> =>
      app.services.orm.em.fork().transactional(async (em) => {
        const [dispute] = await runSql<{ id: string; line_id: string }>(
          em,
          sql`insert into dispute (number, order_id, line_id, attempt_id, buyer_id, teacher_id, gateway, reference, amount,
              status, deadline, opened_by_id, decided_by_id, decided_at, decision_note)
            select 'T' || gen_random_uuid(), l.order_id, l.id, a.id, l.buyer_id, l.teacher_id, a.gateway, a.reference, ${amount},
              'LOST', now(), l.teacher_id, l.teacher_id, now(), 'Thua'
            from order_line l join payment_attempt a on a.order_id = l.order_id where l.order_id = ${sale.orderId}
            returning id, line_id`,
        );
        await adjustEInvoice(em, app.services, { lineId: dispute!.line_id, amount, disputeId: dispute!.id });
      }),
    download: (who: Actor, invoiceId: string, type = 'PDF'): Promise<Reply> =>
      ask(who, 'mutation($input: DownloadEInvoiceInput!) { downloadEInvoice(input: $input) { url } }', {
        input: { invoiceId, type },
      }),
    async assertInvariants(): Promise<void> {
      for (const { name, statement } of invariants)
        if (name.includes('e-invoice'))
          expect([name, await runSql(app.services.orm.em.fork(), statement)]).toEqual([name, []]);
    },
  };
}
