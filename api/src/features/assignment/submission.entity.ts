import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { all, type Row, sql, View, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { CourseRight, isTaughtCourse } from '../courses/index.ts';
import { Enrolment } from '../learning/index.ts';
import { LessonFileType, Media } from '../media/index.ts';
import { Assignment } from './assignment.entity.ts';
import { SubmissionStatus } from './assignment.enums.ts';
import type { Grade, Marking, Terms } from './terms.ts';

export const MAX_SUBMISSION_FILES = 5;
/** Max submissions of a student at one assignment. Each return allows another one. */
export const MAX_SUBMISSIONS = 20;

/** A student's work at an assignment. Unreleased grading is not a field. `grade` is, after the release. */
@Visible<Viewer, AssignmentSubmission>(
  (viewer, submission: Row<AssignmentSubmission>) =>
    !!viewer &&
    sql`${submission.student} = ${viewer.id}
      and exists (select 1 from study_standing e where e.enrolment_id = ${submission.enrolment} and e.access = 'ACTIVE')`,
)
@Entity()
@ObjectType({ description: 'The viewer’s own work at an assignment.' })
export class AssignmentSubmission {
  [OptionalProps]?:
    | 'status'
    | 'text'
    | 'sequence'
    | 'startedAt'
    | 'lateMinutes'
    | 'marking'
    | 'markingVersion'
    | 'passed';

  @Field(() => ID, { description: 'Of the submission: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Assignment, {
    nullable: true,
    description: 'The assignment; absent once its lesson was removed.',
  })
  @ManyToOne(() => Assignment)
  assignment!: Rel<Assignment>;

  @ManyToOne(() => User)
  student!: Rel<User>;

  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @Field(() => Int, { description: 'Which time the student hands in, from 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => SubmissionStatus, { description: 'What has become of it.' })
  @Property({ type: 'text' })
  status: SubmissionStatus = SubmissionStatus.DRAFT;

  @Property({ type: 'json' })
  terms!: Terms;

  @Field({ description: 'What is handed in beside the files; at most 20,000 characters.' })
  @Property({ type: 'text' })
  text: string = '';

  @Field(() => Int, { description: 'Rises with every save: the next one sends this number plus one.' })
  @Property({ type: 'integer' })
  sequence: number = 0;

  /** Token of the browser tab that saved last. */
  @Property({ type: 'text', nullable: true })
  tab?: string | null;

  @Field(() => DateTime, { description: 'When the draft began.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  startedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When its text was saved last; absent before.' })
  @Property({ type: 'datetime', nullable: true })
  savedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was handed in, by the server’s clock.' })
  @Property({ type: 'datetime', nullable: true })
  submittedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'The due time that counted when it was handed in.' })
  @Property({ type: 'datetime', nullable: true })
  dueAt?: Date | null;

  @Field(() => Int, { description: 'Minutes after the due time; 0 in time.' })
  @Property({ type: 'integer' })
  lateMinutes: number = 0;

  /** Never read for a student. The part that they may see is copied to `grade` at the release. */
  @Property({ type: 'json' })
  marking: Marking = {};

  @Property({ type: 'integer' })
  markingVersion: number = 0;

  @Property({ type: 'datetime', nullable: true })
  markedAt?: Date | null;

  @ManyToOne(() => User, { nullable: true })
  markedBy?: Rel<User> | null;

  @ManyToOne(() => User, { nullable: true })
  claimedBy?: Rel<User> | null;

  @Property({ type: 'datetime', nullable: true })
  claimedUntil?: Date | null;

  @Property({ type: 'json', nullable: true })
  grade?: Grade | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Points after what being late costs; absent before the release.',
  })
  @Property({ type: 'double', nullable: true })
  score?: number | null;

  @Field({ description: 'Whether it passed the assignment; never taken back.' })
  @Property({ type: 'boolean' })
  passed: boolean = false;

  @Field(() => DateTime, { nullable: true, description: 'When its student got the mark; absent before.' })
  @Property({ type: 'datetime', nullable: true })
  returnedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when another time may be handed in, with RETURNED.',
  })
  @Property({ type: 'datetime', nullable: true })
  redoUntil?: Date | null;
}

/** Submitted work, for teachers who grade it. */
@Visible<Viewer, MarkedSubmission>(
  (viewer, submission: Row<MarkedSubmission>) =>
    !!viewer &&
    all([
      sql`${submission.status} <> 'DRAFT' and ${submission.student} <> ${viewer.id}`,
      sql`exists (select 1 from assignment a where a.id = ${submission.assignment}
        and ${isTaughtCourse(viewer, sql`a.course_id`, CourseRight.MARK)})`,
    ]),
)
@View(() => AssignmentSubmission, {
  ownVisibility: 'What markers write is for those who mark, and drafts are for no one but their students.',
})
@ObjectType({ description: 'Handed in work with its marks, for teachers who may mark it.' })
export class MarkedSubmission {
  student!: Rel<User>;
  readonly terms!: Terms;
  readonly marking!: Marking;
  @Field(() => ID, { description: 'The same id as of the submission.' })
  id!: string;
  @Field(() => Assignment, {
    nullable: true,
    description: 'The assignment; absent once its lesson was removed.',
  })
  assignment!: Rel<Assignment>;
  @Field(() => Int, { description: 'Which time the student hands in, from 1.' })
  number!: number;
  @Field(() => SubmissionStatus, { description: 'What its student knows of it.' })
  status!: SubmissionStatus;
  @Field({ description: 'What was handed in beside the files.' })
  text!: string;
  @Field(() => DateTime, { description: 'When it was handed in, by the server’s clock.' })
  submittedAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'The due time that counted; absent without one.' })
  dueAt?: Date | null;
  @Field(() => Int, { description: 'Minutes after the due time; 0 in time.' })
  lateMinutes!: number;
  @Field(() => Int, { description: 'Rises with every save of its marks, for `expectedVersion`.' })
  markingVersion!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When its marks were complete; absent while it waits.',
  })
  markedAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When its student got the mark; absent before.' })
  returnedAt?: Date | null;
}

/** A submitted file. It is reached through its submission. */
@Visible<Viewer, SubmissionFile>(
  (viewer, file: Row<SubmissionFile>) =>
    !!viewer &&
    sql`exists (select 1 from assignment_submission s where s.id = ${file.submission} and s.student_id = ${viewer.id})`,
)
@Entity()
@ObjectType({ description: 'A file that belongs to a submission.' })
export class SubmissionFile {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the file: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => AssignmentSubmission)
  submission!: Rel<AssignmentSubmission>;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Field({ description: 'Its name with its ending, at most 200 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => LessonFileType, { description: 'What it is, by a look at its content.' })
  @Property({ type: 'text' })
  type!: LessonFileType;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
