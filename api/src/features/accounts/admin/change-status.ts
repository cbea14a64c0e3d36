import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { recordAll } from '../../operations/index.ts';
import { endApiTokens } from '../api-tokens/end-api-tokens.ts';
import { mailStaffChange } from '../mails/staff-changed.mail.tsx';
import { type Actor, loadActor } from './authority.ts';
import { BulkOutcome, type BulkResult } from './bulk.types.ts';
import { getEditRefusal, getRemovalRefusal } from './person.policy.ts';
import {
  assertDone,
  decideEach,
  type FoundTarget,
  findActiveAdministrators,
  findTargets,
  isStaff,
  parseReason,
} from './targets.ts';

@InputType({ description: 'Users to suspend or restore.' })
export class SetPeopleStatusInput {
  @Field(() => [ID], { description: 'User IDs; 1 to 500 distinct values.' })
  personIds!: string[];

  @Field({ description: 'True to restore; false to suspend and end all sessions within a second.' })
  isActive!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of 3 to 300 characters, recorded in the audit log and shown to administrators.',
  })
  @TrimmedLength(3, 300, { message: 'people.reason' })
  reason?: string | null;
}

@InputType({ description: 'User to suspend and the reason.' })
export class DeactivatePersonInput {
  @Field(() => ID, { description: 'ID of the user to suspend.' })
  personId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of 3 to 300 characters, recorded in the audit log and shown to administrators.',
  })
  @MaxLength(300, { message: 'people.reason' })
  reason?: string | null;
}

export const previewStatus = (context: Context, input: SetPeopleStatusInput): Promise<BulkResult> =>
  decideStatus(context.em, context, input, signedIn(context), true);

/**
 * Suspends or restores several people. Each person is decided separately: a refusal for one does not stop the others.
 */
export function setPeopleStatus(context: Context, input: SetPeopleStatusInput): Promise<BulkResult> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    return decideStatus(em, context, input, await loadActor(em, viewer, 'person:deactivate'), false);
  });
}

/**
 * @throws NOT_FOUND if the person does not exist
 * @throws POLICY if the status of this person cannot be changed
 */
export async function setPersonStatus(
  context: Context,
  id: string,
  isActive: boolean,
  reason?: string | null,
): Promise<string> {
  assertDone(await setPeopleStatus(context, { personIds: [id], isActive, reason: parseReason(reason) }));
  return id;
}

/**
 * Decides about each person and applies the decisions unless it is a dry run. The caller must have checked the actor
 * (see loadActor).
 */
export async function decideStatus(
  em: EntityManager,
  context: Context,
  { personIds, isActive, reason }: SetPeopleStatusInput,
  actor: Actor,
  isDry: boolean,
): Promise<BulkResult> {
  const targets = await findTargets(em, personIds, isDry);
  const administrators = await findActiveAdministrators(em);
  const chosen: FoundTarget[] = [];
  const result = decideEach(context.locale, personIds, targets, (target) => {
    const refusal = isActive
      ? getEditRefusal(actor, target)
      : getRemovalRefusal(actor, target, administrators);
    if (refusal) return refusal;
    if (target.isActive === isActive) return BulkOutcome.UNCHANGED;
    chosen.push(target);
    if (isActive && target.roles.includes(Role.ADMIN)) administrators.add(target.id);
    else administrators.delete(target.id);
    return BulkOutcome.DONE;
  });
  if (!isDry && chosen.length) await applyStatus(em, context, chosen, isActive, parseReason(reason));
  return result;
}

async function applyStatus(
  em: EntityManager,
  context: Context,
  chosen: readonly FoundTarget[],
  isActive: boolean,
  reason: string | undefined,
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  await runSql(
    em,
    sql`update person set is_active = ${isActive}, deactivated_at = case when ${isActive} then null else now() end,
       deactivation_reason = ${isActive ? null : (reason ?? null)}, updated_at = now() where id = any(${ids}::uuid[])`,
  );
  if (!isActive) {
    await runSql(
      em,
      sql`update session set ended_at = now(), end_reason = 'deactivated' where person_id = any(${ids}::uuid[]) and ended_at is null`,
    );
    await endApiTokens(em, ids, 'deactivated');
    const staff = chosen.filter(isStaff).map((target) => ({ target }));
    await mailStaffChange(em, context.services, 'suspended', staff);
  }
  await recordAll(
    em,
    context,
    ids.map((id) => ({
      action: isActive ? 'person.activate' : 'person.deactivate',
      targetId: id,
      before: { isActive: !isActive },
      after: { isActive },
      reason,
    })),
  );
}
