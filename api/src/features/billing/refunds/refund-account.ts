import { Field, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { bankName, openNumber } from '../../ledger/index.ts';
import { audit } from '../../operations/index.ts';
import { Refund } from './refund.entity.ts';
import { mustDecide } from './refund.policy.ts';

@ObjectType({ description: 'The account that a refund is transferred to.' })
export class RefundAccount {
  @Field({ description: 'What people call the bank.' })
  bank!: string;
  @Field({ description: 'The account’s number: digits alone.' })
  number!: string;
  @Field({ description: 'Whose account it is, as banks write names.' })
  holder!: string;
}

/** Shows the account to whoever makes the transfer; the log keeps who looked. @throws NOT_FOUND */
export function refundAccount(context: Context, refundId: string): Promise<RefundAccount> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const refund = isUuid(refundId) ? await em.findOne(Refund, { id: refundId }) : null;
    if (!refund?.bankBin || !refund.bankNumberSealed) throw notFound();
    mustDecide(viewer, refund);
    audit(em, context, { action: 'refund.show-account', targetType: 'refund', targetId: refund.id });
    return {
      bank: bankName(refund.bankBin),
      number: openNumber(context.services.keys, refund.bankNumberSealed),
      holder: refund.bankHolder!,
    };
  });
}
