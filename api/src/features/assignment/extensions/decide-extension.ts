import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { findAccess, lockEnrolment } from '../../learning/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import type { Assignment } from '../assignment.entity.ts';
import { ExtensionStatus } from '../assignment.enums.ts';
import { lockGradableAssignment } from '../load.ts';

@InputType()
abstract class ExtensionInput {
  @Field(() => ID, { description: 'ID of an assignment that the viewer may grade.' })
  assignmentId!: string;
  @Field({ description: 'Reason shown to the student, 10 to 500 characters.' })
  @TrimmedLength(10, 500, { message: 'assignment.reason' })
  reason!: string;
}

@InputType({ description: 'Input for granting one student an extension.' })
export class GrantExtensionInput extends ExtensionInput {
  @Field(() => ID, { description: 'ID of a student of its course.' })
  studentId!: string;
  @Field(() => DateTime, {
    description:
      'Extended due time, after which the student’s work is late. Not before the due time of the assignment.',
  })
  dueAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Extended cut-off time, after which no work is accepted. In the future and not before `dueAt`. Defaults to `dueAt`.',
  })
  cutOffAt?: Date | null;
}

@InputType({ description: 'Input for declining an extension request.' })
export class DeclineExtensionInput extends ExtensionInput {
  @Field(() => ID, { description: 'ID of the student who made the request.' })
  studentId!: string;
}

@ObjectType({ description: 'Decision on one student’s extension.' })
export class DecidedExtension {
  @Field(() => ID, { description: 'ID of the assignment concerned.' })
  assignmentId!: string;
  @Field(() => ID, { description: 'ID of the student concerned.' })
  studentId!: string;
  @Field(() => ExtensionStatus, { description: 'Decision on the extension: granted or declined.' })
  status!: ExtensionStatus;
}

type Outcome = Exclude<`${ExtensionStatus}`, 'PENDING'>;

/** @throws POLICY if the student is the viewer */
async function lockStudent(
  em: EntityManager,
  context: Context,
  { assignmentId, studentId }: DeclineExtensionInput,
): Promise<Assignment> {
  const viewer = signedIn(context);
  const assignment = await lockGradableAssignment(em, viewer, assignmentId);
  if (studentId === viewer.id) throw policy('OWN_PROGRESS');
  if (!isUuid(studentId) || !(await findAccess(em, studentId, assignment.course.id))) throw notFound();
  await lockEnrolment(em, studentId, assignment.course.id);
  return assignment;
}

/** Replaces an earlier extension. */
export function grantExtension(context: Context, input: GrantExtensionInput): Promise<DecidedExtension> {
  const { assignmentId, studentId, dueAt } = input;
  const cutOffAt = input.cutOffAt ?? dueAt;
  const reason = input.reason.trim();
  return context.em.transactional(async (em) => {
    const assignment = await lockStudent(em, context, input);
    if (assignment.dueAt && dueAt < assignment.dueAt) throw badInput('dueAt', 'assignment.earlier');
    if (cutOffAt < dueAt) throw badInput('cutOffAt', 'assignment.order');
    if (cutOffAt <= new Date()) throw badInput(input.cutOffAt ? 'cutOffAt' : 'dueAt', 'assignment.past');
    const before = await storeExtension(em, input, cutOffAt, signedIn(context).id);
    await closeRequest(em, context, assignment, { ...input, reason, status: ExtensionStatus.GRANTED });
    audit(em, context, {
      action: 'assignment.extend',
      targetId: assignmentId,
      before: before && { student: studentId, ...before },
      after: { student: studentId, dueAt, cutOffAt },
      reason,
    });
    return { assignmentId, studentId, status: ExtensionStatus.GRANTED };
  });
}

/** @throws CONFLICT if there is none */
export function declineExtension(context: Context, input: DeclineExtensionInput): Promise<DecidedExtension> {
  const { assignmentId, studentId } = input;
  return context.em.transactional(async (em) => {
    const assignment = await lockStudent(em, context, input);
    const status = ExtensionStatus.DECLINED;
    const reason = input.reason.trim();
    if (!(await closeRequest(em, context, assignment, { ...input, reason, status })))
      throw conflict('NO_EXTENSION_REQUEST');
    audit(em, context, {
      action: 'assignment.decline-extension',
      targetId: assignmentId,
      after: { student: studentId },
      reason,
    });
    return { assignmentId, studentId, status };
  });
}

/** @returns the former extension */
async function storeExtension(
  em: EntityManager,
  { assignmentId, studentId, dueAt, reason }: GrantExtensionInput,
  cutOffAt: Date,
  grantedBy: string,
): Promise<{ dueAt: string; cutOffAt: string } | undefined> {
  const [before] = await runSql<{ dueAt: string; cutOffAt: string }>(
    em,
    sql`delete from assignment_extension where assignment_id = ${assignmentId} and student_id = ${studentId}
      returning due_at as "dueAt", cut_off_at as "cutOffAt"`,
  );
  await runSql(
    em,
    sql`insert into assignment_extension (assignment_id, student_id, due_at, cut_off_at, reason, granted_by_id)
      values (${assignmentId}, ${studentId}, ${dueAt}, ${cutOffAt}, ${reason.trim()}, ${grantedBy})`,
  );
  return before;
}

/**
 * Closes the student's open request and notifies them.
 * @returns true if there was one
 */
async function closeRequest(
  em: EntityManager,
  context: Context,
  assignment: Assignment,
  { studentId, status, reason }: DeclineExtensionInput & { readonly status: Outcome },
): Promise<boolean> {
  const closed = await runSql(
    em,
    sql`update extension_request set status = ${status}, decided_at = now(), decided_by_id = ${signedIn(context).id},
        answer = ${reason}
      where assignment_id = ${assignment.id} and student_id = ${studentId} and status = 'PENDING' returning id`,
  );
  const [lesson] = await runSql<{ title: string }>(
    em,
    sql`select title from lesson where id = ${assignment.lesson.id}`,
  );
  if (closed.length || status === ExtensionStatus.GRANTED)
    await notify(em, context.services, studentId, {
      kind: 'EXTENSION_DECIDED',
      params: { lesson: lesson!.title, outcome: status, reason },
      link: `/assignments/${assignment.id}`,
    });
  return closed.length > 0;
}
