import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { all, any, type Row, type Sql, sql, View, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import {
  Course,
  isPublicAs,
  isTaughtCourse,
  Lesson,
  LessonContent,
  LessonOutline,
} from '../courses/index.ts';
import { LatePolicy } from './assignment.enums.ts';
import type { RubricRow } from './terms.ts';

export const MAX_RUBRIC_ROWS = 20;
export const MAX_LEVELS = 6;

const isInCourse = (lesson: Sql): Sql =>
  sql`exists (select 1 from lesson l where l.id = ${lesson} and l.removed_at is null)`;

/** Viewers who may know the course may know that it has the assignment. */
const mayKnow = (viewer: Viewer | undefined, assignment: Row<Assignment>): Sql | boolean => {
  const isPublic = sql`exists (select 1 from course c where c.id = ${assignment.course} and ${isPublicAs('c')})`;
  if (viewer?.may('course:read-any')) return isInCourse(assignment.lesson);
  return all([
    isInCourse(assignment.lesson),
    any([
      isPublic,
      viewer && isTaughtCourse(viewer, assignment.course),
      viewer &&
        sql`exists (select 1 from course_student e where e.course_id = ${assignment.course} and e.student_id = ${viewer.id})`,
    ]),
  ]);
};

/** Teachers and reviewers of the course, and students who have opened the lesson and may study it. */
const mayRead = (viewer: Viewer | undefined, brief: Row<AssignmentBrief>): Sql | boolean =>
  !!viewer &&
  all([
    isInCourse(brief.lesson),
    any([
      viewer.may('course:read-any'),
      isTaughtCourse(viewer, brief.course),
      sql`exists (select 1 from opened_lesson o
        where o.lesson_id = ${brief.lesson} and o.student_id = ${viewer.id} and o.may_study)`,
    ]),
  ]);

/** The assignment of a lesson: its deadlines and points. */
@Visible<Viewer, Assignment>(mayKnow)
@Entity()
@ObjectType({ description: 'The assignment of a lesson: its deadlines, and what it is worth.' })
export class Assignment {
  [OptionalProps]?: 'maxAttempts' | 'latePolicy' | 'lateAmount' | 'version';

  @Field(() => ID, { description: 'Of the assignment: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Course, { description: 'The course that its lesson belongs to.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => LessonOutline, { description: 'The lesson that it belongs to.' })
  @OneToOne(() => Lesson, { owner: true })
  lesson!: Rel<Lesson>;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when work may be handed in; absent: from the first moment.',
  })
  @Property({ type: 'datetime', nullable: true })
  opensAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'After it, work is late; absent: never.' })
  @Property({ type: 'datetime', nullable: true })
  dueAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'After it, nothing is taken; absent: never.' })
  @Property({ type: 'datetime', nullable: true })
  cutOffAt?: Date | null;

  @Field(() => Int, {
    description: 'How often a student may hand in, 1 to 10; work that is returned gives another time.',
  })
  @Property({ type: 'integer' })
  maxAttempts: number = 1;

  @Field(() => Int, { description: 'All points of its rubric together.' })
  @Property({ type: 'integer' })
  maxScore!: number;

  @Field(() => Int, { description: 'Points that pass it, after what being late costs.' })
  @Property({ type: 'integer' })
  passScore!: number;

  @Field(() => LatePolicy, { description: 'What handing in late costs.' })
  @Property({ type: 'text' })
  latePolicy: LatePolicy = LatePolicy.NONE;

  @Field(() => Int, { description: 'Points or per cent for each day that has begun; 0 with other policies.' })
  @Property({ type: 'integer' })
  lateAmount: number = 0;

  @Property({ type: 'json' })
  rubric!: RubricRow[];

  @Field(() => Int, { description: 'Rises with every edit, for `expectedVersion`.' })
  @Property({ type: 'integer' })
  version: number = 1;
}

/** The instructions of an assignment. */
@Visible<Viewer, AssignmentBrief>(mayRead)
@View(() => Assignment, {
  ownVisibility: 'What it asks for is for students who opened the lesson, and for those who teach it.',
})
@ObjectType({ description: 'What an assignment asks for: for its students once they opened the lesson.' })
export class AssignmentBrief {
  course!: Rel<Course>;
  @Field(() => ID, { description: 'The same id as of the assignment.' })
  id!: string;
  @Field(() => LessonContent, {
    nullable: true,
    description: 'The lesson, whose text and files say what to do.',
  })
  lesson!: Rel<LessonContent>;
  readonly rubric!: RubricRow[];
}
