import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { type Sql, sql } from '../../graphql/read/index.ts';
import { hasConsent } from '../../platform/access/consents.ts';
import { queryFirst, runSql } from '../../platform/db/index.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { Between } from '../../platform/input/between.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { isTaughtCourse } from '../courses/index.ts';
import { completeLesson } from './complete-lesson.ts';
import { type AppliedReport, applyReport, type LessonSnapshot, playableSeconds } from './completion.ts';
import { EnrolmentAccess } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';
import { formatRanges, parseRanges } from './time-ranges.ts';
import { toViewingData, upsertViewing, type ViewingData, viewingBeganAt } from './viewings/record-viewing.ts';

@InputType({ description: 'A range of a video in whole seconds. `to` is exclusive.' })
export class TimeRangeInput {
  @Field(() => Int, { description: 'First second of the range, from 0.' })
  @Min(0, { message: 'learning.seconds' })
  from!: number;
  @Field(() => Int, { description: 'Second after the last one of the range.' })
  @Between(0, 86_400, 'learning.seconds')
  to!: number;
}

@InputType({ description: 'Progress in a lesson since the last report.' })
export class RecordProgressInput {
  @Field(() => ID, { description: 'ID of a lesson that the viewer has opened.' })
  lessonId!: string;
  @Field(() => [TimeRangeInput], {
    nullable: true,
    description: 'Ranges of the video watched since the last report. At most 200.',
  })
  @ArrayMaxSize(200, { message: 'learning.seconds' })
  @ValidateNested({ each: true })
  watched?: TimeRangeInput[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds that the lesson was on screen since the last report.',
  })
  @Between(0, 86_400, 'learning.seconds')
  dwellSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Current position of the video in seconds, at which to resume.',
  })
  @Between(0, 86_400, 'learning.seconds')
  positionSec?: number | null;
}

interface Snapshot extends LessonSnapshot {
  readonly id: string;
  readonly enrolment: string;
  readonly student: string;
  readonly access: EnrolmentAccess;
  /** Time of the last report (`reported`) and current time (`now`), by the database's clock in microseconds. */
  readonly reported: string;
  readonly now: string;
  /** The lesson's video. Null without one. */
  readonly media: string | null;
  readonly teaches: boolean;
  /** True if the student consents to the measurement of how videos are watched. */
  readonly measures: boolean;
}

/**
 * Credits a report of progress as far as the elapsed time of the database's clock allows. Every student sends one every
 * ten seconds. Therefore it needs no transaction: a read on the read pool, then a statement that writes only if the row
 * is unchanged. Reports that complete a lesson or conflict with another one run again under the lock of the enrolment.
 */
export async function recordProgress(context: Context, input: RecordProgressInput): Promise<string> {
  const viewer = signedIn(context);
  if (!isUuid(input.lessonId)) throw notFound();
  const seen = snapshotSql(viewer.id, input.lessonId);
  const snapshot = assertStudied(await queryFirst<Snapshot>(context.services, seen, 'progress.look'));
  const applied = applyReport(context.services.settings, snapshot, input);
  if (!applied.completes) {
    const played = toPlayed(context, snapshot, input);
    if (await saveIfUnchanged(context.em, snapshot, applied, input, played)) return snapshot.id;
  }
  return context.em.transactional((em) => recordLocked({ ...context, em }, viewer.id, input));
}

/**
 * @returns undefined without the student's consent, and for teachers of the course and administrators, who are not
 * students
 */
function toPlayed(
  { viewer }: Context,
  { media, teaches, measures, watched, duration, elapsed }: Snapshot,
  { watched: reported, positionSec }: RecordProgressInput,
): ViewingData | undefined {
  if (!media || !measures || !reported?.length || teaches || viewer?.may('course:read-any')) return undefined;
  const allowedSec = playableSeconds(elapsed);
  return toViewingData({
    reported,
    known: parseRanges(watched),
    lengthSec: duration,
    allowedSec,
    positionSec,
  });
}

async function recordLocked(
  context: Context,
  studentId: string,
  input: RecordProgressInput,
): Promise<string> {
  const { em, services } = context;
  await runSql(
    em,
    sql`select e.id from enrolment e join lesson l on l.course_id = e.course_id
      where l.id = ${input.lessonId} and e.student_id = ${studentId} for update of e`,
    'progress.lock',
  );
  const [row] = await runSql<Snapshot>(em, snapshotSql(studentId, input.lessonId), 'progress.snapshot');
  const snapshot = assertStudied(row);
  const applied = applyReport(services.settings, snapshot, input);
  if (!(await saveIfUnchanged(em, snapshot, applied, input, toPlayed(context, snapshot, input))))
    throw new Error(`Progress ${snapshot.id} changed although its enrolment is locked`);
  if (applied.completes) {
    const { enrolment: enrolmentId, rule: why } = snapshot;
    await completeLesson(em, services, { enrolmentId, lessonId: input.lessonId, why });
  }
  return snapshot.id;
}

/** The single row of {@link Snapshot}. No row if the lesson was not opened. */
const snapshotSql = (studentId: string, lessonId: string): Sql => sql`
  select p.id, e.id as enrolment, e.student_id as student, ${ACCESS} as access, l.rule, l.duration_sec as duration,
    p.watched::text, p.done_sec as done, p.completed_at is not null as completed,
    p.reported_at::text as reported, now()::text as now, l.media_id as media,
    ${isTaughtCourse({ id: sql`e.student_id` }, sql`e.course_id`)} as teaches,
    ${hasConsent(sql`e.student_id`, 'VIDEO_MEASUREMENT')} as measures,
    greatest(extract(epoch from now() - p.reported_at), 0)::float8 as elapsed
  from lesson_progress p join enrolment e on e.id = p.enrolment_id join lesson l on l.id = p.lesson_id
  where p.lesson_id = ${lessonId} and e.student_id = ${studentId} and l.removed_at is null
    and p.reached_at is not null`;

function assertStudied(snapshot: Snapshot | undefined): Snapshot {
  if (!snapshot) throw conflict('LESSON_NOT_OPENED');
  if (snapshot.access !== EnrolmentAccess.ACTIVE) throw conflict('ACCESS_ENDED', { state: snapshot.access });
  return snapshot;
}

/** @returns false, without a write, if the row has changed since it was read */
async function saveIfUnchanged(
  em: EntityManager,
  seen: Snapshot,
  { watched, done }: AppliedReport,
  { positionSec = null }: RecordProgressInput,
  played: ViewingData | undefined,
): Promise<boolean> {
  const gained = done - seen.done;
  const reported = { ...seen, played };
  const saved = await runSql(
    em,
    sql`with held as (select e.id from enrolment e where e.id = ${seen.enrolment} and ${ACCESS} = 'ACTIVE' for update),
      progress as (
        update lesson_progress p set watched = ${formatRanges(watched)}::int4multirange, done_sec = ${done},
          reported_at = ${seen.now}::timestamptz,
          position_sec = least(coalesce(${positionSec}::int, position_sec), ${seen.duration}::int),
          viewing_began_at = ${viewingBeganAt(reported)}
        from held where p.id = ${seen.id} and p.enrolment_id = held.id
          and (p.reported_at, p.done_sec, p.watched)
            = (${seen.reported}::timestamptz, ${seen.done}::int, ${seen.watched}::int4multirange)
        returning p.id, p.enrolment_id, p.viewing_began_at),
      viewing as (${upsertViewing(reported)}),
      day as (
        insert into study_day as d (enrolment_id, day, seconds)
        select enrolment_id, (now() at time zone 'Asia/Ho_Chi_Minh')::date, ${gained}::int from progress
        where ${gained}::int > 0
        on conflict (enrolment_id, day) do update set seconds = d.seconds + excluded.seconds)
      update enrolment e set last_studied_at = now() from progress where e.id = progress.enrolment_id returning e.id`,
    'progress.save',
  );
  return saved.length > 0;
}
