import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockById, runSql, sql } from '../../../platform/db/index.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import type { Services } from '../../../platform/process/services.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { postPayoutFailed } from '../post-payout.ts';
import { Payout } from './payout.entity.ts';

@InputType({ description: 'Payout to reject and the reason.' })
export class RejectPayoutInput {
  @Field(() => ID, { description: 'ID of the payout that the viewer rejects.' })
  payoutId!: string;
  @Field({ description: 'Reason of 3 to 300 characters, shown to the teacher.' })
  @TrimmedLength(3, 300, { message: 'payout.reason' })
  reason!: string;
}

/**
 * Approves a payout. A large amount needs two administrators, neither of them the teacher.
 * @throws CONFLICT unless it is pending
 * @throws POLICY for the viewer's own payout, a second approval by the same person, or before its account is usable
 */
export function approvePayout(context: Context, payoutId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const payout = await lockById(em, Payout, payoutId);
    payout.assertApprovable();
    if (payout.teacherId === viewer.id) throw policy('OWN_PAYOUT');
    if (payout.dueFrom > new Date()) throw policy('PAYOUT_COOLING', { since: payout.dueFrom.toISOString() });
    const added = await runSql(
      em,
      sql`insert into payout_approval (payout_id, person_id) values (${payout.id}, ${viewer.id})
        on conflict do nothing returning person_id`,
    );
    if (!added.length) throw policy('SECOND_PERSON_NEEDED');
    const [{ count }] = (await runSql<{ count: number }>(
      em,
      sql`select count(*)::int as count from payout_approval where payout_id = ${payout.id}`,
    )) as [{ count: number }];
    if (count >= (payout.needsSecondPerson ? 2 : 1)) payout.approve();
    audit(em, context, {
      action: 'payout.approve',
      targetId: payout.id,
      after: { number: payout.number, total: payout.amount, status: payout.status },
    });
    return payout.id;
  });
}

/**
 * Rejects a payout. The money is available again.
 * @throws CONFLICT after it was sent to the bank
 */
export function rejectPayout(context: Context, { payoutId, reason }: RejectPayoutInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const payout = await lockById(em, Payout, payoutId);
    payout.reject(reason.trim());
    await returnToTeacher(em, payout);
    audit(em, context, {
      action: 'payout.reject',
      targetId: payout.id,
      after: { number: payout.number },
      reason: reason.trim(),
    });
    await notifyPayoutEnded(em, context.services, payout);
    return payout.id;
  });
}

/** Withdraws the viewer's own payout before its approval. */
export function withdrawPayout(context: Context, payoutId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const payout = await lockById(em, Payout, payoutId);
    if (payout.teacherId !== viewer.id) throw notFound();
    payout.withdraw();
    await returnToTeacher(em, payout);
    audit(em, context, { action: 'payout.withdraw', targetId: payout.id, after: { number: payout.number } });
    return payout.id;
  });
}

/** Makes the money of an unsuccessful payout available to the teacher again. */
export async function returnToTeacher(em: EntityManager, { id, teacherId, amount }: Payout): Promise<void> {
  await em.flush();
  await postPayoutFailed(em, { payoutId: id, teacherId, amount });
}

export const notifyPayoutEnded = (
  em: EntityManager,
  services: Services,
  { number, amount, status, reason, teacherId }: Payout,
): Promise<void> =>
  notify(em, services, teacherId, {
    kind: 'PAYOUT_ENDED',
    params: { number, amount, status: status as 'PAID' | 'FAILED' | 'REJECTED', reason: reason ?? '' },
    link: '/teacher/earnings/payouts',
  });
