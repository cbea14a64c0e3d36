import { type Context, signedIn } from '../../graphql/context.ts';
import { lockById } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import { advance } from './advance-e-invoice.ts';
import { EInvoice } from './e-invoice.entity.ts';
import { recordStep } from './e-invoice-step.entity.ts';
import { getEInvoiceProvider } from './provider/index.ts';

/**
 * Asks the provider now instead of at the next due time. An invoice that the provider has rejected is sent again, for
 * instance after its settings were corrected.
 * @throws NOT_FOUND
 * @throws POLICY if no provider is configured
 */
export async function checkEInvoice(context: Context, invoiceId: string): Promise<string> {
  const viewer = signedIn(context);
  const { services } = context;
  if (!getEInvoiceProvider(services)) throw policy('NO_E_INVOICE_PROVIDER');
  const id = await context.em.transactional(async (em) => {
    const invoice = await lockById(em, EInvoice, invoiceId);
    if (invoice.status === 'REJECTED' && invoice.rejectedBy === 'PROVIDER') invoice.resend();
    recordStep(em, invoice, 'ASKED', null, viewer.id);
    audit(em, context, {
      action: 'e-invoice.check',
      targetId: invoice.id,
      after: { status: invoice.status },
    });
    return invoice.id;
  });
  // After the commit, since it calls the provider
  await advance(services, id);
  return id;
}
