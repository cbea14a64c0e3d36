import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { CompletionRule } from '../catalog/index.ts';
import { secondsToComplete } from './completion.ts';
import { type Enrolment, EnrolmentAccess } from './enrolment.entity.ts';
import { LessonProgress } from './lesson-progress.entity.ts';
import { credit, length } from './time-ranges.ts';

/** A report may add three seconds for each that passed (speed up to 3×), and two for clocks and rounding. */
const SPEED = 3;
const SLACK_SECONDS = 2;
/** A text can't be read faster than time passes. */
const DWELL_SLACK_SECONDS = 2;

@InputType({ description: 'A stretch of a video in whole seconds; `to` is not part of it.' })
export class TimeRangeInput {
  @Field(() => Int, { description: 'First second.' })
  @Min(0, { message: 'validation.range' })
  from!: number;
  @Field(() => Int, { description: 'The second after the last.' })
  @Min(0, { message: 'validation.range' })
  @Max(86_400, { message: 'validation.range' })
  to!: number;
}

@InputType({ description: 'What a student did in a lesson since the last report.' })
export class RecordProgressInput {
  @Field(() => ID, { description: 'Which lesson; it must have been opened.' })
  lessonId!: string;
  @Field(() => [TimeRangeInput], { nullable: true, description: 'Stretches watched; at most 200.' })
  @IsOptional()
  @ArrayMaxSize(200, { message: 'validation.range' })
  @ValidateNested({ each: true })
  watched?: TimeRangeInput[] | null;
  @Field(() => Int, { nullable: true, description: 'Seconds the text was on screen since the last report.' })
  @IsOptional()
  @Min(0, { message: 'validation.range' })
  @Max(86_400, { message: 'validation.range' })
  dwellSec?: number | null;
  @Field(() => Int, { nullable: true, description: 'Where the video stands, in seconds: where to resume.' })
  @IsOptional()
  @Min(0, { message: 'validation.range' })
  @Max(86_400, { message: 'validation.range' })
  positionSec?: number | null;
}

/**
 * Takes a report of progress. What the client says is believed only as far as the time that has passed on
 * the database's clock allows (design/domain.md).
 * @returns the id of the progress
 */
export function recordProgress(context: Context, input: RecordProgressInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const progress = await lockProgress(em, viewer.id, input.lessonId);
    const { lesson, enrolment } = progress;
    if (enrolment.access !== EnrolmentAccess.ACTIVE) throw conflict('learning.noAccess');
    const now = await databaseTime(em);
    const elapsed = Math.max(0, (now.getTime() - progress.reportedAt.getTime()) / 1000);
    if (lesson.rule === CompletionRule.WATCH && input.watched?.length) {
      progress.watched = credit(
        progress.watched,
        input.watched,
        lesson.durationSec,
        elapsed * SPEED + SLACK_SECONDS,
      );
      progress.doneSec = length(progress.watched);
    }
    if (lesson.rule === CompletionRule.DWELL && input.dwellSec)
      progress.doneSec += Math.floor(Math.min(input.dwellSec, elapsed + DWELL_SLACK_SECONDS));
    if (input.positionSec != null) progress.positionSec = Math.min(input.positionSec, lesson.durationSec);
    progress.reportedAt = now;
    enrolment.lastStudiedAt = now;
    if (!progress.completedAt && progress.doneSec >= secondsToComplete(lesson.rule, lesson.durationSec)) {
      progress.completedAt = now;
      await em.flush();
      await count(em, enrolment, now);
    }
    return progress.id;
  });
}

async function lockProgress(em: EntityManager, studentId: string, lessonId: string): Promise<LessonProgress> {
  if (!isUuid(lessonId)) throw notFound();
  const [locked] = await em.execute<{ id: string }[]>(
    `select p.id from lesson_progress p join enrolment e on e.id = p.enrolment_id
     where p.lesson_id = ? and e.student_id = ? for update of e, p`,
    [lessonId, studentId],
  );
  if (!locked) throw conflict('learning.notOpened');
  return em.findOneOrFail(LessonProgress, locked.id, { populate: ['lesson', 'enrolment'] });
}

/** Counts complete lessons anew, so that no lost update can leave the sum wrong. */
async function count(em: EntityManager, enrolment: Enrolment, now: Date): Promise<void> {
  const [row] = await em.execute<{ done: number; total: number; missing: number }[]>(
    `select count(p.completed_at)::int as done, count(*)::int as total,
       count(*) filter (where l.is_required and p.completed_at is null)::int as missing
     from lesson l left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = ?
     where l.course_id = ?`,
    [enrolment.id, enrolment.course.id],
  );
  const { done, total, missing } = row!;
  enrolment.completedLessons = done;
  enrolment.percentage = Math.floor((100 * done) / Math.max(total, 1));
  if (missing === 0) enrolment.completedAt ??= now;
}

async function databaseTime(em: EntityManager): Promise<Date> {
  const [row] = await em.execute<{ now: Date }[]>('select now() as now');
  return new Date(row!.now);
}
