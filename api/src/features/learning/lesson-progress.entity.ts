import { type Rel, Type } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Lesson } from '../courses/index.ts';
import { Enrolment } from './enrolment.entity.ts';
import { formatRanges, parseRanges, type TimeRange } from './time-ranges.ts';

export enum LessonState {
  NOT_STARTED = 'NOT_STARTED',
  STARTED = 'STARTED',
  COMPLETED = 'COMPLETED',
}
registerEnumType(LessonState, {
  name: 'LessonState',
  description: 'How far a student is in a lesson.',
  valuesConfig: {
    NOT_STARTED: { description: 'The student has never opened it.' },
    STARTED: { description: 'Opened, but not complete by its rule.' },
    COMPLETED: { description: 'Its rule was met.' },
  },
});

export enum CompletionReason {
  WATCH = 'WATCH',
  DWELL = 'DWELL',
  PASS = 'PASS',
  SUBMIT = 'SUBMIT',
  MANUAL = 'MANUAL',
  TEACHER = 'TEACHER',
}
registerEnumType(CompletionReason, {
  name: 'CompletionReason',
  description: 'Why a lesson counts as complete: the rule that was met then, or its teacher.',
  valuesConfig: {
    WATCH: { description: 'Enough of its video was watched.' },
    DWELL: { description: 'It was on screen long enough.' },
    PASS: { description: 'An attempt at its quiz was passed.' },
    SUBMIT: { description: 'Work at its assignment was handed in.' },
    MANUAL: { description: 'The student marked it as done.' },
    TEACHER: { description: 'A teacher or an administrator set it complete.' },
  },
});

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

@ObjectType({ description: 'A stretch of a video in whole seconds; `to` is not part of it.' })
export class WatchedRange {
  @Field(() => Int, { description: 'First second of the stretch, from 0.' })
  from!: number;
  @Field(() => Int, { description: 'The second after the last.' })
  to!: number;
}

const isOwn = (viewer: Viewer | undefined, progress: Row<LessonProgress>): Sql | boolean =>
  !!viewer &&
  sql`exists (select 1 from enrolment e where e.id = ${progress.enrolment} and e.student_id = ${viewer.id})`;

/** A student's credited progress in a lesson. */
@Visible<Viewer, LessonProgress>(isOwn)
@Entity({ tableName: 'lesson_progress' })
@ObjectType({ description: 'What a student has done in a lesson, as far as the server believes it.' })
export class LessonProgress {
  @Field(() => ID, { description: 'Of this line of progress: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Enrolment, { description: 'The enrolment whose percentage it counts for.' })
  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Property({ type: TimeRangesType })
  watched: TimeRange[] = [];

  @Field(() => Int, { description: 'Seconds that count so far: unique seconds watched, or dwell.' })
  @Property({ type: 'integer' })
  doneSec: number = 0;

  @Field(() => Int, { description: 'Where to resume, in seconds.' })
  @Property({ type: 'integer' })
  positionSec: number = 0;

  /** When the student first opened the lesson. Null if a teacher completed it before. */
  @Property({ type: 'datetime', nullable: true, defaultRaw: 'now()' })
  reachedAt?: Date | null;

  /** The time since the last report limits what the next one may add. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  reportedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When its rule was met; never taken back.' })
  @Property({ type: 'datetime', nullable: true })
  completedAt?: Date | null;

  @Field(() => CompletionReason, { nullable: true, description: 'Why it is complete; absent before it is.' })
  @Property({ type: 'text', nullable: true })
  completedWhy?: CompletionReason | null;

  @Field(() => Int, { nullable: true, description: 'Best result so far, 0 to 100; absent without any.' })
  @Property({ type: 'integer', nullable: true })
  bestScore?: number | null;
}
