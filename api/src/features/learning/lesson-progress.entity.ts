import { type Rel, Type } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Lesson } from '../courses/index.ts';
import { Enrolment } from './enrolment.entity.ts';
import { formatRanges, parseRanges, type TimeRange } from './time-ranges.ts';

export const LessonState = defineEnum('LessonState', 'State of a student in a lesson.', {
  NOT_STARTED: 'The student has never opened the lesson.',
  STARTED: 'The student has opened the lesson but not completed it.',
  COMPLETED: 'The student has completed the lesson.',
});
export type LessonState = keyof typeof LessonState;

export const CompletionReason = defineEnum(
  'CompletionReason',
  'Reason why a lesson is complete: the rule that was met, or a decision of staff.',
  {
    WATCH: 'The student watched enough of the video.',
    DWELL: 'The lesson was on screen for long enough.',
    PASS: 'The student passed an attempt at the quiz.',
    SUBMIT: 'The student submitted work for the assignment.',
    MANUAL: 'The student marked the lesson as done.',
    TEACHER: 'A teacher or an administrator marked the lesson as complete.',
  },
);
export type CompletionReason = keyof typeof CompletionReason;

/** PostgreSQL's `int4multirange`. The database computes unions and lengths. */
class TimeRangesType extends Type<TimeRange[], string> {
  override convertToDatabaseValue(ranges: TimeRange[]): string {
    return formatRanges(ranges);
  }
  override convertToJSValue(text: string): TimeRange[] {
    return parseRanges(text);
  }
  override compareAsType(): string {
    return 'string';
  }
  override getColumnType(): string {
    return 'int4multirange';
  }
}

@ObjectType({ description: 'A range of a video in whole seconds. `to` is exclusive.' })
export class WatchedRange {
  @Field(() => Int, { description: 'First second of the range, from 0.' })
  from!: number;
  @Field(() => Int, { description: 'Second after the last one of the range.' })
  to!: number;
}

const isOwn = (viewer: Viewer | undefined, progress: Row<LessonProgress>): Sql | boolean =>
  !!viewer &&
  sql`exists (select 1 from enrolment e where e.id = ${progress.enrolment} and e.student_id = ${viewer.id})`;

@Visible<Viewer, LessonProgress>(isOwn)
@Entity({ tableName: 'lesson_progress' })
@ObjectType({ description: 'A student’s progress in a lesson, as verified by the server.' })
export class LessonProgress {
  @Field(() => ID, { description: 'Unique progress ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Enrolment, { description: 'Enrolment to which the progress belongs.' })
  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Property({ type: TimeRangesType })
  watched: TimeRange[] = [];

  @Field(() => Int, {
    description: 'Seconds of study counted so far: distinct seconds watched, or time on screen.',
  })
  @Property({ type: 'integer' })
  doneSec: number = 0;

  @Field(() => Int, { description: 'Position in seconds at which to resume.' })
  @Property({ type: 'integer' })
  positionSec: number = 0;

  /** Time at which the student first opened the lesson. Null if a teacher completed it before. */
  @Property({ type: 'datetime', nullable: true, defaultRaw: 'now()' })
  reachedAt?: Date | null;

  /** The time since the last report limits what the next one may add. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  reportedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the lesson became complete. Null if it is not complete. Immutable once set, unless a teacher resets the lesson.',
  })
  @Property({ type: 'datetime', nullable: true })
  completedAt?: Date | null;

  @Field(() => CompletionReason, {
    nullable: true,
    description: 'Reason why the lesson is complete. Null if it is not complete.',
  })
  @Property({ type: 'text', nullable: true })
  completedWhy?: CompletionReason | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Best score so far, 0 to 100. Null if there is no score.',
  })
  @Property({ type: 'integer', nullable: true })
  bestScore?: number | null;
}
