import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { nextNumberOfMonth } from '../../../platform/db/index.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { audit, RequiredIdempotencyKey, runOnce } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { lockPayable, postPayoutRequested } from '../post-payout.ts';
import { PAYOUT_FOUR_EYES_FROM, PAYOUT_LEAST } from '../settings.ts';
import { Payout } from './payout.entity.ts';
import { currentAccount } from './payout-account.entity.ts';

@InputType({ description: 'Amount of the payout to request.' })
export class RequestPayoutInput {
  @Field(() => Vnd, {
    description: 'Amount in đồng; at least `payoutLeast` of the terms and at most the available balance.',
  })
  amount!: number;
  @RequiredIdempotencyKey()
  idempotencyKey!: string;
}

/**
 * Requests a payout. The money is reserved immediately. During the cooling-off period of the account, the payout
 * waits until the account is usable.
 * @throws POLICY without an account, while the teacher owes money, below the minimum, or for more than is available
 */
export function requestPayout(
  context: Context,
  { amount, idempotencyKey }: RequestPayoutInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { requestPayout: { amount } }, async (em, { id: teacherId }) => {
    const account = await currentAccount(em, teacherId);
    if (!account) throw policy('NO_PAYOUT_ACCOUNT');
    const least = context.services.settings.get(PAYOUT_LEAST);
    if (amount < least) throw policy('PAYOUT_TOO_SMALL', { limit: least, value: amount });
    const { available, owed } = await lockPayable(em, teacherId);
    if (owed > 0) throw policy('PAYOUT_WHILE_OWING', { value: owed });
    if (amount > available) throw policy('PAYOUT_OVER_AVAILABLE', { limit: available, value: amount });
    const now = new Date();
    const payout = em.create(Payout, {
      number: await nextNumberOfMonth(em, 'CT', 'payout_number'),
      teacherId,
      accountId: account.id,
      amount,
      needsSecondPerson: amount >= context.services.settings.get(PAYOUT_FOUR_EYES_FROM),
      requestedAt: now,
      dueFrom: account.usableFrom > now ? account.usableFrom : now,
    });
    await em.flush();
    await postPayoutRequested(em, { payoutId: payout.id, teacherId, amount });
    audit(em, context, {
      action: 'payout.request',
      targetId: payout.id,
      after: { number: payout.number, total: amount },
    });
    await notify(
      em,
      context.services,
      { may: 'payout:approve', except: teacherId },
      { kind: 'PAYOUT_TO_APPROVE', params: { number: payout.number, amount }, link: '/admin/payouts' },
    );
    return payout.id;
  });
}
