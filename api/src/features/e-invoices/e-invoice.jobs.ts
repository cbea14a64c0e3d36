import { z } from 'zod';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { advance } from './advance-e-invoice.ts';
import { getEInvoiceProvider } from './provider/index.ts';

/** Invoices that one run of {@link sweepEInvoices} continues. The others follow a minute later. */
const BATCH = 500;

/** Takes an e-invoice as far as the provider answers. What it answers later follows with {@link sweepEInvoices}. */
export const advanceEInvoice = defineJob({
  name: 'e-invoice.advance',
  payload: z.object({ invoiceId: z.uuid() }),
  handle: (services, { invoiceId }) => advance(services, invoiceId),
});

/**
 * Continues every e-invoice whose next call is due. A provider that is down thus delays invoices and never loses one:
 * failures are recorded with the invoice, not in the queue.
 */
export const sweepEInvoices = defineJob({
  name: 'e-invoices.sweep',
  schedule: '* * * * *',
  async handle(services) {
    if (!getEInvoiceProvider(services)) return;
    const em = services.orm.em.fork();
    const due = await runSql<{ id: string }>(
      em,
      sql`select i.id from e_invoice i where i.next_at <= now() and (i.kind <> 'ADJUSTMENT' or i.status <> 'DRAFT' or exists (
          select 1 from e_invoice x where x.line_id = i.line_id and x.kind <> 'ADJUSTMENT' and x.status = 'ACCEPTED'))
        order by i.next_at limit ${BATCH}::int`,
    );
    await services.jobs.sendEach(
      em,
      advanceEInvoice,
      due.map(({ id }) => ({ invoiceId: id })),
      { unlessOpen: true },
    );
  },
});
