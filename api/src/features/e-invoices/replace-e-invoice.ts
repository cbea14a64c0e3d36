import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { getById, lockById } from '../../platform/db/index.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import { BillDetailsInput } from '../orders/index.ts';
import { copyParticulars } from './adjust-e-invoice.ts';
import { EInvoice } from './e-invoice.entity.ts';
import { advanceEInvoice } from './e-invoice.jobs.ts';
import { recordStep } from './e-invoice-step.entity.ts';
import { getEInvoiceProvider } from './provider/index.ts';

@InputType({ description: 'Replacement of a rejected e-invoice.' })
export class ReplaceEInvoiceInput {
  @Field(() => ID, { description: 'ID of a rejected e-invoice.' })
  invoiceId!: string;
  @Field(() => BillDetailsInput, { description: 'Buyer on the new e-invoice.' })
  @ValidateNested()
  buyer!: BillDetailsInput;
}

/**
 * Replaces a rejected e-invoice by a new one with another buyer. The rejected one was never valid, so the new one is
 * sent as the invoice of the sale, or as the adjustment of the refund.
 * @throws NOT_FOUND
 * @throws CONFLICT if it is not rejected, or if the provider has issued it meanwhile
 */
export async function replaceEInvoice(
  context: Context,
  { invoiceId, buyer }: ReplaceEInvoiceInput,
): Promise<string> {
  await assertNotIssued(context, invoiceId);
  return context.em.transactional(async (em) => {
    const rejected = await lockById(em, EInvoice, invoiceId);
    if (rejected.status !== 'REJECTED') throw conflict('WRONG_STATE', { state: rejected.status });
    const address = buyer.address?.trim() || null;
    if (buyer.taxCode && !address) throw badInput('buyer.address', 'billing.addressNeeded');
    rejected.replace();
    // Before the insert below: the index allows one valid invoice of a line
    await em.flush();
    const { kind, refundId, disputeId, amount, vatAmount } = rejected;
    const invoice = em.create(EInvoice, {
      ...copyParticulars(rejected),
      buyerName: buyer.name.trim(),
      buyerTaxCode: buyer.taxCode ?? null,
      buyerAddress: address,
      kind: kind === 'ADJUSTMENT' ? 'ADJUSTMENT' : 'REPLACEMENT',
      status: 'DRAFT',
      replacesId: rejected.id,
      refundId: refundId ?? null,
      disputeId: disputeId ?? null,
      amount,
      vatAmount,
      nextAt: new Date(),
    });
    recordStep(em, rejected, 'REPLACED');
    recordStep(em, invoice, 'DRAFTED');
    audit(em, context, {
      action: 'e-invoice.replace',
      targetId: rejected.id,
      before: { buyerName: rejected.buyerName, buyerTaxCode: rejected.buyerTaxCode },
      after: { buyerName: invoice.buyerName, buyerTaxCode: invoice.buyerTaxCode },
    });
    await em.flush();
    await context.services.jobs.send(em, advanceEInvoice, { invoiceId: invoice.id });
    return invoice.id;
  });
}

/** A provider that has reported a failure may have issued the invoice later, which would then exist twice. */
async function assertNotIssued({ em, services }: Context, invoiceId: string): Promise<void> {
  const { id, rejectedBy } = await getById(em, EInvoice, invoiceId);
  if (rejectedBy !== 'PROVIDER') return;
  const found = await getEInvoiceProvider(services)?.find(id);
  if (found?.state === 'ISSUED') throw conflict('WRONG_STATE', { state: 'NUMBERED' });
}
