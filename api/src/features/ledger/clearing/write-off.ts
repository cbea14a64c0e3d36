import type { EntityManager } from '@mikro-orm/postgresql';
import { Min } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { type AuditAction, audit, IdempotencyKey, runOnce } from '../../operations/index.ts';
import { post } from '../post.ts';
import { lockPayable } from '../post-payout.ts';
import { receivableWrittenOff } from '../postings/release.ts';
import { WRITE_OFF_FOUR_EYES_FROM } from '../settings.ts';

/** Books a teacher's debt as the platform's loss. The caller has checked under a lock that the debt is large enough. */
const postWrittenOff = (
  em: EntityManager,
  key: string,
  teacherId: string,
  amount: number,
): Promise<boolean> => post(em, receivableWrittenOff(key, teacherId, amount));

@InputType({ description: 'Debt of a teacher to write off.' })
export class ProposeWriteOffInput {
  @Field(() => ID, { description: 'ID of the teacher who owes the debt.' })
  teacherId!: string;
  @Field(() => Vnd, { description: 'Amount to write off in đồng; at most the amount owed.' })
  @Min(1, { message: 'ledger.amount' })
  amount!: number;
  @Field({ description: 'Reason of 3 to 300 characters, recorded in the audit log.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Writes a teacher's debt off. From the amount in the settings on it is only proposed, and another administrator has
 * to approve it.
 */
export function proposeWriteOff(context: Context, input: ProposeWriteOffInput): Promise<string> {
  const { idempotencyKey, ...request } = input;
  return runOnce(context, idempotencyKey, request, async (em, viewer) => {
    const { teacherId, amount } = input;
    if (!isUuid(teacherId)) throw notFound();
    if (teacherId === viewer.id) throw policy('OWN_DEBT');
    await assertOwes(em, teacherId, amount);
    const alone = amount + (await singleHandedTotal(em, teacherId));
    const needsTwo = alone >= context.services.settings.get(WRITE_OFF_FOUR_EYES_FROM);
    const reason = input.reason.trim();
    const [made] = await runSql<{ id: string }>(
      em,
      sql`insert into write_off (teacher_id, amount, reason, proposed_by)
        values (${teacherId}, ${amount}, ${reason}, ${viewer.id})
        on conflict (teacher_id) where state = 'PROPOSED' do nothing returning id`,
    );
    if (!made) throw conflict('WRITE_OFF_PROPOSED');
    if (!needsTwo) await bookWriteOff(em, made.id, teacherId, amount, viewer.id);
    audit(em, context, {
      action: needsTwo ? 'write-off.propose' : 'write-off.book',
      targetId: made.id,
      after: { teacherId, amount },
      reason,
    });
    return made.id;
  });
}

interface Proposal {
  readonly teacherId: string;
  readonly proposedBy: string;
  readonly amount: number;
  readonly state: string;
}

/**
 * Approves and books a write-off.
 * @throws POLICY for its proposer
 * @throws CONFLICT if it is already decided
 */
export const approveWriteOff = (context: Context, writeOffId: string): Promise<string> =>
  decide(context, writeOffId, 'write-off.book', async (em, { teacherId, proposedBy, amount }, viewerId) => {
    if (proposedBy === viewerId) throw policy('SECOND_PERSON_NEEDED', {}, 'ledger.secondPerson');
    await assertOwes(em, teacherId, amount);
    await bookWriteOff(em, writeOffId, teacherId, amount, viewerId);
  });

/** @throws CONFLICT if it is already decided */
export const rejectWriteOff = (context: Context, writeOffId: string): Promise<string> =>
  decide(context, writeOffId, 'write-off.reject', async (em, _, viewerId) => {
    await runSql(
      em,
      sql`update write_off set state = 'REJECTED', decided_by = ${viewerId}, decided_at = now() where id = ${writeOffId}`,
    );
  });

function decide(
  context: Context,
  writeOffId: string,
  action: AuditAction,
  act: (em: EntityManager, proposal: Proposal, viewerId: string) => Promise<void>,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const [proposal] = await runSql<Proposal>(
      em,
      sql`select teacher_id as "teacherId", proposed_by as "proposedBy", amount::float8 as amount, state
            from write_off where id = ${uuid(writeOffId)} for update`,
    );
    if (!proposal) throw notFound();
    if (proposal.state !== 'PROPOSED') throw conflict('WRONG_STATE', { state: proposal.state });
    if (proposal.teacherId === viewer.id) throw policy('OWN_DEBT');
    await act(em, proposal, viewer.id);
    const { teacherId, amount } = proposal;
    audit(em, context, {
      action,
      targetType: 'write-off',
      targetId: writeOffId,
      after: { teacherId, amount },
    });
    return writeOffId;
  });
}

/**
 * Locks the debt until the transaction ends.
 * @throws POLICY if the teacher owes less
 */
async function assertOwes(em: EntityManager, teacherId: string, amount: number): Promise<void> {
  const [known] = await runSql(
    em,
    sql`select 1 as n from ledger_account where owner_id = ${teacherId} and kind = 'TEACHER_RECEIVABLE'`,
  );
  const owed = known ? (await lockPayable(em, teacherId)).owed : 0;
  if (amount > owed) throw policy('WRITE_OFF_OVER_OWED', { limit: owed, value: amount });
}

/**
 * The total that single administrators wrote off for a teacher in the last year, because many small amounts add up to
 * a large one.
 */
async function singleHandedTotal(em: EntityManager, teacherId: string): Promise<number> {
  const [total] = await runSql<{ sum: number }>(
    em,
    sql`select coalesce(sum(amount), 0)::float8 as sum from write_off where teacher_id = ${teacherId}
      and state = 'BOOKED' and decided_by = proposed_by and decided_at > now() - interval '1 year'`,
  );
  return total!.sum;
}

async function bookWriteOff(
  em: EntityManager,
  id: string,
  teacherId: string,
  amount: number,
  by: string,
): Promise<void> {
  await runSql(
    em,
    sql`update write_off set state = 'BOOKED', decided_by = ${by}, decided_at = now() where id = ${id}`,
  );
  await postWrittenOff(em, id, teacherId, amount);
}
