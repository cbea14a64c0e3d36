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
const maySeeAssignment = (viewer: Viewer | undefined, assignment: Row<Assignment>): Sql | boolean => {
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

@Visible<Viewer, Assignment>(maySeeAssignment)
@Entity()
@ObjectType({ description: 'Assignment of a lesson with its deadlines and points.' })
export class Assignment {
  [OptionalProps]?: 'maxAttempts' | 'latePolicy' | 'lateAmount' | 'version';

  @Field(() => ID, { description: 'Unique assignment ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Course, { description: 'Course to which the lesson belongs.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => LessonOutline, { description: 'Lesson to which the assignment belongs.' })
  @OneToOne(() => Lesson, { owner: true })
  lesson!: Rel<Lesson>;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time from which work can be submitted. Null if there is no opening time.',
  })
  @Property({ type: 'datetime', nullable: true })
  opensAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Due time, after which submissions are late. Null if there is none.',
  })
  @Property({ type: 'datetime', nullable: true })
  dueAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Cut-off time, after which no work is accepted. Null if there is none.',
  })
  @Property({ type: 'datetime', nullable: true })
  cutOffAt?: Date | null;

  @Field(() => Int, {
    description: 'Maximum number of submissions per student, 1 to 10. A returned submission grants one more.',
  })
  @Property({ type: 'integer' })
  maxAttempts: number = 1;

  @Field(() => Int, { description: 'Maximum points of the rubric.' })
  @Property({ type: 'integer' })
  maxScore!: number;

  @Field(() => Int, { description: 'Points required to pass, after the deduction for lateness.' })
  @Property({ type: 'integer' })
  passScore!: number;

  @Field(() => LatePolicy, { description: 'Penalty policy for late submissions.' })
  @Property({ type: 'text' })
  latePolicy: LatePolicy = LatePolicy.NONE;

  @Field(() => Int, {
    description: 'Points or percent deducted for each started day of lateness. 0 with other policies.',
  })
  @Property({ type: 'integer' })
  lateAmount: number = 0;

  @Property({ type: 'json' })
  rubric!: RubricRow[];

  @Field(() => Int, {
    description: 'Version number, increased with every edit. Send it as `expectedVersion`.',
  })
  @Property({ type: 'integer' })
  version: number = 1;
}

@Visible<Viewer, AssignmentBrief>(mayRead)
@View(() => Assignment, {
  ownVisibility: 'Only students who have opened the lesson and teachers of the course see the instructions.',
})
@ObjectType({
  description: 'Instructions and rubric of an assignment, for students who have opened its lesson.',
})
export class AssignmentBrief {
  course!: Rel<Course>;
  @Field(() => ID, { description: 'Unique assignment ID, equal to `Assignment.id`.' })
  id!: string;
  @Field(() => LessonContent, {
    nullable: true,
    description: 'Lesson whose text and files contain the instructions.',
  })
  lesson!: Rel<LessonContent>;
  readonly rubric!: RubricRow[];
}
