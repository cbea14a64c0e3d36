import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { createPageType } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { ExtensionStatus, MarkingState } from './assignment.enums.ts';

@ObjectType({ description: 'A level of a rubric row that graders can select.' })
export class RubricLevel {
  @Field(() => Int, { description: 'Points of the level, at most those of the row.' })
  points!: number;
  @Field({ description: 'Label of the level, at most 40 characters.' })
  label!: string;
}

@ObjectType({ description: 'A grading criterion of a rubric.' })
export class RubricRow {
  @Field(() => ID, { description: 'Unique row ID, equal in all versions of the assignment.' })
  id!: string;
  @Field({ description: 'Title of the criterion, at most 120 characters.' })
  title!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Requirements for full points. Null if the teacher wrote none.',
  })
  description?: string | null;
  @Field(() => Int, { description: 'Maximum points of the row.' })
  points!: number;
}

@ObjectType({ description: 'Grade of a submission in one rubric row.' })
export class RowMark {
  @Field(() => ID, { description: 'ID of the rubric row.' })
  rowId!: string;
  @Field(() => Float, { nullable: true, description: 'Points awarded. Null while they are undecided.' })
  points?: number | null;
  @Field(() => String, { nullable: true, description: 'Comment on the row. Null if there is none.' })
  comment?: string | null;
}

@ObjectType({ description: 'A comment on one line of a submission.' })
export class LineNote {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the file that contains the line. Null for the submitted text.',
  })
  fileId?: string | null;
  @Field(() => Int, { description: 'Line number, from 1.' })
  line!: number;
  @Field({ description: 'Text of the comment, at most 1,000 characters.' })
  text!: string;
}

@ObjectType({ description: 'Grade of a submission with its feedback.' })
export class SubmissionGrade {
  @Field(() => Float, { description: 'Sum of the points of all rows.' })
  earned!: number;
  @Field(() => Float, { description: 'Points deducted for lateness. 0 if the work was on time.' })
  deducted!: number;
  @Field(() => Float, { description: 'Points after the deduction, at least 0.' })
  score!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Overall comment on the submission. Null if there is none.',
  })
  comment?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the student may submit again. Null if no resubmission was requested.',
  })
  redoUntil?: Date | null;
}

@ObjectType({ description: 'An extension of one student’s deadline.' })
export class AssignmentExtension {
  @Field(() => DateTime, { description: 'Extended due time, after which the student’s work is late.' })
  dueAt!: Date;
  @Field(() => DateTime, {
    description: 'Extended cut-off time, after which no work is accepted from the student.',
  })
  cutOffAt!: Date;
  @Field({ description: 'Reason for the extension, shown to the student.' })
  reason!: string;
}

@ObjectType({ description: 'A student’s extension request for an assignment.' })
export class ExtensionRequest {
  @Field(() => ID, { description: 'ID of the student who made the request.' })
  studentId!: string;
  @Field({ description: 'Full name of the student as in the profile.' })
  studentName!: string;
  @Field({ description: 'Reason stated by the student.' })
  reason!: string;
  @Field(() => ExtensionStatus, { description: 'Status of the request: pending, granted or declined.' })
  status!: ExtensionStatus;
  @Field(() => DateTime, { description: 'Time at which the student made the request.' })
  requestedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Reply of the teacher. Null before the decision.' })
  answer?: string | null;
}

@ObjectType({ description: 'An entry in the grading queue of an assignment.' })
export class MarkingQueueEntry {
  @Field(() => ID, { description: 'ID of the submission, with which it can be loaded.' })
  submissionId!: string;
  @Field({ description: 'Name of the student who submitted the work.' })
  studentName!: string;
  @Field(() => Int, { description: 'Sequential number of the student’s submission, from 1.' })
  number!: number;
  @Field(() => DateTime, { description: 'Time at which the work was submitted.' })
  submittedAt!: Date;
  @Field(() => Int, { description: 'Minutes of lateness. 0 if the work was on time.' })
  lateMinutes!: number;
  @Field(() => MarkingState, { description: 'State of the grading.' })
  state!: MarkingState;
  @Field(() => Float, {
    nullable: true,
    description: 'Points in the current grading. Null if there are none.',
  })
  score?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of another teacher who is grading the work now. Null if there is none.',
  })
  heldBy?: string | null;
}
export const MarkingQueuePage = createPageType('MarkingQueuePage', () => MarkingQueueEntry);

@ObjectType({ description: 'An assignment that the viewer may grade, with counts of its pending work.' })
export class AssignmentToMark {
  @Field(() => ID, { description: 'ID of the assignment to grade.' })
  assignmentId!: string;
  @Field({ description: 'Title of the lesson to which the assignment belongs.' })
  lessonTitle!: string;
  @Field({ description: 'Title of the course to which the lesson belongs.' })
  courseTitle!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Due time of the assignment. Null if there is none.',
  })
  dueAt?: Date | null;
  @Field(() => Int, { description: 'Number of submissions that await grading.' })
  waiting!: number;
  @Field(() => Int, { description: 'Number of graded submissions whose grades are not released yet.' })
  marked!: number;
  @Field(() => Int, { description: 'Number of extension requests that await a decision.' })
  requests!: number;
}
export const AssignmentsToMarkPage = createPageType('AssignmentsToMarkPage', () => AssignmentToMark);
