import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { policy } from '../../../platform/errors/errors.ts';
import type { Deleted } from '../../operations/index.ts';
import { mailStaffChange } from '../mails/staff-changed.mail.tsx';
import { erasePerson } from '../personal-data/erase-person.ts';
import { loadActor } from './authority.ts';
import { BulkOutcome } from './bulk.types.ts';
import { getRemovalRefusal } from './person.policy.ts';
import {
  assertDone,
  decideEach,
  type FoundTarget,
  findActiveAdministrators,
  findTargets,
  isStaff,
  parseReason,
} from './targets.ts';

@InputType({ description: 'User to erase and the reason.' })
export class DeletePersonInput {
  @Field(() => ID, { description: 'ID of the user to erase.' })
  personId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of 3 to 300 characters, recorded in the audit log.',
  })
  @MaxLength(300, { message: 'people.reason' })
  reason?: string | null;
}

/**
 * Deletes an account: erases the person and keeps the bookkeeping records.
 * @throws NOT_FOUND if the person does not exist
 * @throws POLICY if the person cannot be deleted, or has courses on sale
 */
export async function deletePerson(
  context: Context,
  { personId: id, reason: typed }: DeletePersonInput,
): Promise<Deleted> {
  const reason = parseReason(typed);
  const viewer = signedIn(context);
  await context.em.transactional(async (em) => {
    const actor = await loadActor(em, viewer, 'person:delete');
    const targets = await findTargets(em, [id], false);
    const administrators = await findActiveAdministrators(em);
    const decide = (target: FoundTarget) =>
      getRemovalRefusal(actor, target, administrators) ?? BulkOutcome.DONE;
    assertDone(decideEach(context.locale, [id], targets, decide));
    // The students would have no teacher, and the money no recipient
    const [sold] = await runSql(
      em,
      sql`select from course where teacher_id = ${id} and status in ('PUBLISHED', 'PENDING_REVIEW', 'APPROVED') limit 1`,
    );
    if (sold) throw policy('STILL_SELLING');
    await erasePerson(em, context, id, reason);
    const target = targets.get(id.toLowerCase())!;
    if (isStaff(target)) await mailStaffChange(em, context.services, 'erased', [{ target }]);
  });
  return { id: id.toLowerCase() };
}
