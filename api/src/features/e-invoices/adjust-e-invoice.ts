import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findValue, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { EInvoice } from './e-invoice.entity.ts';
import { advanceEInvoice } from './e-invoice.jobs.ts';
import { recordStep } from './e-invoice-step.entity.ts';
import { vatWithin } from './vat.ts';

/** Money of a paid line that goes back to the buyer. */
export interface ReturnedMoney {
  readonly lineId: string;
  /** In đồng. */
  readonly amount: number;
  readonly refundId?: string;
  readonly disputeId?: string;
}

/**
 * Follows an approved refund or a lost dispute, in its transaction.
 *
 * A draft has not left the platform, so it is cancelled, or lowered to the rest of the sale: an invoice and its
 * adjustment would both be issued for a sale that did not remain. From the moment of sending the provider may have it.
 * The law knows no cancellation of an issued invoice, so an adjustment is drafted, which is sent once the invoice is
 * accepted. A rejected invoice is not valid; it is cancelled if nothing of the sale remains.
 *
 * Does nothing for a line without an e-invoice, which was paid before invoicing began.
 */
export async function adjustEInvoice(
  em: EntityManager,
  services: Services,
  { lineId, amount, refundId, disputeId }: ReturnedMoney,
): Promise<void> {
  if (amount <= 0) return;
  const invoice = await em.findOne(
    EInvoice,
    { line: lineId, kind: { $ne: 'ADJUSTMENT' }, status: { $nin: ['CANCELLED', 'REPLACED'] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!invoice) return;
  const lowered =
    (await findValue<number>(
      em,
      sql`select coalesce(sum(-amount), 0)::float8 from e_invoice where line_id = ${lineId} and kind = 'ADJUSTMENT'
        and status not in ('CANCELLED', 'REPLACED')`,
    )) ?? 0;
  const before = invoice.amount - lowered;
  const rest = before - amount;
  const isInvalid = invoice.status === 'DRAFT' || invoice.status === 'REJECTED';
  if (isInvalid && rest <= 0) {
    invoice.cancel();
    recordStep(em, invoice, 'CANCELLED');
  } else if (invoice.status === 'DRAFT') {
    invoice.reduce(rest, vatWithin(rest, invoice.vat));
    recordStep(em, invoice, 'REDUCED', String(rest));
  } else {
    const adjustment = em.create(EInvoice, {
      ...copyParticulars(invoice),
      kind: 'ADJUSTMENT',
      status: 'DRAFT',
      refundId: refundId ?? null,
      disputeId: disputeId ?? null,
      amount: -amount,
      vatAmount: vatWithin(rest, invoice.vat) - vatWithin(before, invoice.vat),
      nextAt: new Date(),
    });
    recordStep(em, adjustment, 'DRAFTED');
    await em.flush();
    await services.jobs.send(em, advanceEInvoice, { invoiceId: adjustment.id });
  }
  await em.flush();
}

const PARTICULARS = [
  'subject',
  'order',
  'line',
  'feeMonth',
  'seller',
  'sellerPerson',
  'sellerName',
  'sellerTaxCode',
  'buyer',
  'buyerName',
  'buyerTaxCode',
  'buyerAddress',
  'buyerEmail',
  'item',
  'vat',
] as const;

type Particulars = Pick<EInvoice, (typeof PARTICULARS)[number]>;

/** The particulars that follow-up invoices share with their original. */
export const copyParticulars = (invoice: EInvoice): Particulars =>
  Object.fromEntries(PARTICULARS.map((name) => [name, invoice[name]])) as unknown as Particulars;
