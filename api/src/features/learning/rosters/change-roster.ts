import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { sql } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql } from '../../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { type Course, CourseStatus, lockOwnCourse } from '../../courses/index.ts';
import { audit, commandOnce, IdempotencyKey } from '../../operations/index.ts';
import { GRANTS_PER_MONTH } from '../settings.ts';
import { MAX_ADDRESSES, type ParsedAddress, parseAddresses } from './parse-addresses.ts';
import { processRoster } from './process-roster.jobs.ts';
import { RosterKind, RosterOutcome, type RosterPreview } from './roster.types.ts';

/** Max characters of a list: a thousand lines with names and addresses. */
const MAX_CHARACTERS = 300_000;
/** Max line numbers in a preview. */
const MAX_NAMED = 100;

@InputType({ description: 'Input for enrolling a list of students in a course, or ending their enrolments.' })
export class ChangeRosterInput {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
  @Field(() => RosterKind, { description: 'Action to apply to the students on the list.' })
  kind!: RosterKind;
  @Field(() => String, {
    nullable: true,
    description:
      'Email addresses from a list or a CSV file, at most 1,000. Separated by line breaks, commas, semicolons or spaces; names next to them are ignored. Set either this or enrolmentIds.',
  })
  @AtMost(MAX_CHARACTERS)
  addresses?: string | null;
  @Field(() => [ID], {
    nullable: true,
    description: 'With END: IDs of the enrolments to end, at most 1,000. Set either this or addresses.',
  })
  @ArrayMaxSize(MAX_ADDRESSES, { message: validationMessage('validation.entries', { count: MAX_ADDRESSES }) })
  enrolmentIds?: string[] | null;
  @Field({ description: 'Reason shown to the students, 10 to 500 characters.' })
  @TrimmedLength(10, 500, { message: 'learning.rosterReason' })
  reason!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

interface NewLine {
  readonly line: number;
  readonly email?: string;
  readonly enrolmentId?: string;
  readonly outcome: RosterOutcome;
}

/** Does not reveal which addresses have accounts. Only the execution does, which is audited. */
export async function previewRoster(
  context: Context,
  courseId: string,
  addresses: string,
): Promise<RosterPreview> {
  const lines = parseAddresses(addresses);
  const count = (outcome: RosterOutcome) => lines.filter((each) => each.outcome === outcome).length;
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, signedIn(context), courseId, 'OWNER');
    return {
      addressCount: count(RosterOutcome.WAITING),
      invalidLines: lines
        .filter(isInvalid)
        .slice(0, MAX_NAMED)
        .map(({ line }) => line),
      repeatedCount: count(RosterOutcome.REPEATED),
      placesLeft: await countGrantsLeft(em, course.id, context.services.settings.get(GRANTS_PER_MONTH)),
    };
  });
}

/** Stores a list and enqueues the job that processes it. */
export function changeRoster(context: Context, input: ChangeRosterInput): Promise<string> {
  const lines = toLines(input);
  return commandOnce(context, 'changeRoster', input, async (em, viewer) => {
    const course = await lockOwnCourse(em, viewer, input.courseId, 'OWNER');
    await assertMayRun(em, context, course, input.kind, lines);
    const changeId = await storeRoster(em, viewer, course, input, lines);
    audit(em, context, {
      action: input.kind === RosterKind.ENROL ? 'enrolment.give' : 'enrolment.end',
      targetType: 'course',
      targetId: course.id,
      after: { list: changeId, lines: lines.length },
      reason: input.reason.trim(),
    });
    await context.services.jobs.send(em, processRoster, { changeId });
    return changeId;
  });
}

const isInvalid = ({ outcome }: ParsedAddress) => outcome === RosterOutcome.INVALID;

/** @throws BAD_INPUT unless there are either addresses or enrolments, and for enrolments without END */
function toLines({ kind, addresses, enrolmentIds }: ChangeRosterInput): NewLine[] {
  if (addresses != null) {
    if (enrolmentIds) throw badInput('enrolmentIds', 'validation.invalid');
    return parseAddresses(addresses);
  }
  const ids = [...new Set(enrolmentIds)];
  if (!ids.length) throw badInput('addresses', 'learning.rosterEmpty');
  if (kind !== RosterKind.END || !ids.every(isUuid)) throw badInput('enrolmentIds', 'validation.invalid');
  return ids.map((enrolmentId, index) => ({ line: index + 1, enrolmentId, outcome: RosterOutcome.WAITING }));
}

/**
 * The caller holds the lock of the course.
 * @throws CONFLICT if another list is being processed, or the course is not published
 * @throws POLICY if the quota of the month is exceeded
 */
async function assertMayRun(
  em: EntityManager,
  { services }: Context,
  course: Course,
  kind: RosterKind,
  lines: readonly NewLine[],
): Promise<void> {
  const [running] = await runSql(
    em,
    sql`select id from roster_change where course_id = ${course.id} and ended_at is null`,
    'roster.running',
  );
  if (running) throw conflict('ROSTER_RUNS');
  if (kind === RosterKind.END) return;
  if (course.status !== CourseStatus.PUBLISHED) throw conflict('WRONG_STATE', { state: course.status });
  const limit = services.settings.get(GRANTS_PER_MONTH);
  const value = await countGrantsLeft(em, course.id, limit);
  const added = lines.filter(({ outcome }) => outcome === RosterOutcome.WAITING).length;
  if (added > value) throw policy('PLACES_GIVEN', { limit, value });
}

/** Ending an enrolment does not restore the quota, otherwise there would be no limit. */
export async function countGrantsLeft(em: EntityManager, courseId: string, limit: number): Promise<number> {
  const [row] = await runSql<{ granted: number }>(
    em,
    sql`select (select count(*) from roster_change c join roster_line l on l.change_id = c.id
        where c.course_id = ${courseId} and c.kind = ${RosterKind.ENROL} and l.outcome in ('DONE', 'WAITING', 'INVITED')
          and c.created_at > now() - interval '30 days')::int
      + (select count(*) from class_code_use u where u.course_id = ${courseId}
          and u.used_at > now() - interval '30 days')::int as granted`,
    'roster.given',
  );
  return Math.max(0, limit - row!.granted);
}

async function storeRoster(
  em: EntityManager,
  viewer: Viewer,
  course: Course,
  { kind, reason }: ChangeRosterInput,
  lines: readonly NewLine[],
): Promise<string> {
  const [change] = await runSql<{ id: string }>(
    em,
    sql`with change as (
        insert into roster_change (course_id, author_id, kind, reason)
        values (${course.id}, ${viewer.id}, ${kind}, ${reason.trim()}) returning id),
      line as (
        insert into roster_line (change_id, line, email, enrolment_id, outcome)
        select change.id, x.line, x.email, e.id, case when x."enrolmentId" is null or e.id is not null then x.outcome else 'NO_PLACE' end
        from change, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as x(line int, email text, "enrolmentId" uuid, outcome text)
        left join enrolment e on e.id = x."enrolmentId" and e.course_id = ${course.id})
      select id from change`,
    'roster.keep',
  );
  return change!.id;
}
