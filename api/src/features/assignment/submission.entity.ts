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

/** The facts that the student and the teachers who grade see. */
@ObjectType()
abstract class Submission {
  @Field(() => Assignment, {
    nullable: true,
    description: 'Assignment of the submission. Null if its lesson was removed.',
  })
  @ManyToOne(() => Assignment)
  assignment!: Rel<Assignment>;

  @Field(() => Int, { description: 'Sequential number of the student’s submission, from 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Due time that applied to the submission. Null if there was none.',
  })
  @Property({ type: 'datetime', nullable: true })
  dueAt?: Date | null;

  @Field(() => Int, { description: 'Minutes of lateness. 0 if the work was on time.' })
  @Property({ type: 'integer' })
  lateMinutes: number = 0;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the grade was released to the student. Null before the release.',
  })
  @Property({ type: 'datetime', nullable: true })
  returnedAt?: Date | null;
}

/** A student's work on an assignment. `grade` is null until the grade is released. */
@Visible<Viewer, AssignmentSubmission>(
  (viewer, submission: Row<AssignmentSubmission>) =>
    !!viewer &&
    sql`${submission.student} = ${viewer.id}
      and exists (select 1 from study_standing e where e.enrolment_id = ${submission.enrolment} and e.access = 'ACTIVE')`,
)
@Entity()
@ObjectType({ description: 'A submission or draft of the viewer for an assignment.' })
export class AssignmentSubmission extends Submission {
  [OptionalProps]?:
    | 'status'
    | 'text'
    | 'sequence'
    | 'startedAt'
    | 'lateMinutes'
    | 'marking'
    | 'markingVersion'
    | 'passed';

  @Field(() => ID, { description: 'Unique submission ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  student!: Rel<User>;

  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @Field(() => SubmissionStatus, { description: 'Status of the work: draft, submitted, graded or returned.' })
  @Property({ type: 'text' })
  status: SubmissionStatus = SubmissionStatus.DRAFT;

  @Property({ type: 'json' })
  terms!: Terms;

  @Field({ description: 'Submitted text in addition to the files, at most 20,000 characters.' })
  @Property({ type: 'text' })
  text: string = '';

  @Field(() => Int, {
    description: 'Sequence number, increased with every save. The next save sends this number plus one.',
  })
  @Property({ type: 'integer' })
  sequence: number = 0;

  /** Token of the browser tab that saved last. */
  @Property({ type: 'text', nullable: true })
  tab?: string | null;

  @Field(() => DateTime, { description: 'Time at which the draft was started.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  startedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the text was last saved. Null if it was never saved.',
  })
  @Property({ type: 'datetime', nullable: true })
  savedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the work was submitted, by the server’s clock. Null for drafts.',
  })
  @Property({ type: 'datetime', nullable: true })
  submittedAt?: Date | null;

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
    description: 'Points after the deduction for lateness. Null before the grade is released.',
  })
  @Property({ type: 'double', nullable: true })
  score?: number | null;

  @Field({ description: 'True if the submission passed the assignment. Regrading never revokes a pass.' })
  @Property({ type: 'boolean' })
  passed: boolean = false;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the student may submit again, with RETURNED. Null otherwise.',
  })
  @Property({ type: 'datetime', nullable: true })
  redoUntil?: Date | null;
}

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
  ownVisibility: 'Only teachers who grade see unreleased grading, and only students see their drafts.',
})
@ObjectType({ description: 'Submitted work with its grading, for teachers who may grade it.' })
export class MarkedSubmission extends Submission {
  student!: Rel<User>;
  readonly terms!: Terms;
  readonly marking!: Marking;
  @Field(() => ID, { description: 'Unique submission ID, equal to `AssignmentSubmission.id`.' })
  id!: string;
  @Field(() => SubmissionStatus, { description: 'Status of the submission as visible to its student.' })
  status!: SubmissionStatus;
  @Field({ description: 'Submitted text in addition to the files.' })
  text!: string;
  @Field(() => DateTime, { description: 'Time at which the work was submitted, by the server’s clock.' })
  submittedAt!: Date;
  @Field(() => Int, {
    description: 'Version of the grading, increased with every save. Send it as `expectedVersion`.',
  })
  markingVersion!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the grading was completed. Null if it is not complete.',
  })
  markedAt?: Date | null;
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

  @Field(() => ID, { description: 'Unique file ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => AssignmentSubmission)
  submission!: Rel<AssignmentSubmission>;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Field({ description: 'File name with its extension, at most 200 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => LessonFileType, { description: 'File type, detected from the content.' })
  @Property({ type: 'text' })
  type!: LessonFileType;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
