import { Field, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getById } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { bankName, openNumber } from '../ledger/index.ts';
import { audit } from '../operations/index.ts';
import { assertFileAcknowledged } from './pay-by-bank.ts';
import { Refund } from './refund.entity.ts';
import { assertMayDecide } from './refund.policy.ts';
import { RefundTransfer } from './refund-transfer.entity.ts';

@ObjectType({ description: 'The target account of a refund.' })
export class RefundAccount {
  @Field({ description: 'Common name of the bank.' })
  bank!: string;
  @Field({ description: 'Account number, digits only.' })
  number!: string;
  @Field({ description: 'Account holder, in the format of banks.' })
  holder!: string;
}

/**
 * The audit log records the access.
 * @throws CONFLICT if a file for the bank contains the transfer and the client has not acknowledged that
 */
export function refundAccount(
  context: Context,
  refundId: string,
  despiteFile: boolean | null | undefined,
): Promise<RefundAccount> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const refund = await getById(em, Refund, refundId);
    if (!refund.bankBin || !refund.bankNumberSealed) throw notFound();
    assertMayDecide(viewer, refund);
    const sent = await em.findOne(RefundTransfer, { refund, status: 'SENT', kind: 'BANK' });
    if (sent) await assertFileAcknowledged(em, sent, despiteFile);
    audit(em, context, { action: 'refund.show-account', targetId: refund.id });
    return {
      bank: bankName(refund.bankBin),
      number: openNumber(context.services.keys, refund.bankNumberSealed),
      holder: refund.bankHolder!,
    };
  });
}
