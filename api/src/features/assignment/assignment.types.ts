import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { ExtensionStatus, MarkingState } from './assignment.enums.ts';

@ObjectType({ description: 'A grade of a row of a rubric, which markers choose with a key.' })
export class RubricLevel {
  @Field(() => Int, { description: 'Points that it earns, at most those of the row.' })
  points!: number;
  @Field({ description: 'What it is called; at most 40 characters.' })
  label!: string;
}

@ObjectType({ description: 'One thing that is looked at when work is marked.' })
export class RubricRow {
  @Field(() => ID, { description: 'Of the row: the same in every version of its assignment.' })
  id!: string;
  @Field({ description: 'What is looked at; at most 120 characters.' })
  title!: string;
  @Field(() => String, { nullable: true, description: 'What earns all points, where its teacher said so.' })
  description?: string | null;
  @Field(() => Int, { description: 'The most that it earns.' })
  points!: number;
}

@ObjectType({ description: 'What a marker gave for a row of the rubric.' })
export class RowMark {
  @Field(() => ID, { description: 'Of the row of the rubric.' })
  rowId!: string;
  @Field(() => Float, {
    nullable: true,
    description: 'Points that it earned; absent while it is not decided.',
  })
  points?: number | null;
  @Field(() => String, { nullable: true, description: 'What is said of it, where something is.' })
  comment?: string | null;
}

@ObjectType({ description: 'What a marker says of one line of work.' })
export class LineNote {
  @Field(() => ID, { nullable: true, description: 'Of the file that the line is in; absent for the text.' })
  fileId?: string | null;
  @Field(() => Int, { description: 'Which line it is, from 1.' })
  line!: number;
  @Field({ description: 'What is said of it; at most 1000 characters.' })
  text!: string;
}

@ObjectType({ description: 'What marks of work come to, and what is said of it.' })
export class SubmissionGrade {
  @Field(() => Float, { description: 'Points of all rows together.' })
  earned!: number;
  @Field(() => Float, { description: 'Points that being late costs; 0 in time.' })
  deducted!: number;
  @Field(() => Float, { description: 'Points that are left, never below 0.' })
  score!: number;
  @Field(() => String, { nullable: true, description: 'What is said of all of it, where something is.' })
  comment?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when another time is to be handed in; absent where it is not.',
  })
  redoUntil?: Date | null;
}

@ObjectType({ description: 'More time that one student has at an assignment.' })
export class AssignmentExtension {
  @Field(() => DateTime, { description: 'After it, the student’s work is late.' })
  dueAt!: Date;
  @Field(() => DateTime, { description: 'After it, nothing is taken of the student.' })
  cutOffAt!: Date;
  @Field({ description: 'Why it was given; the student reads it.' })
  reason!: string;
}

@ObjectType({ description: 'A student’s request for more time at an assignment.' })
export class ExtensionRequest {
  @Field(() => ID, { description: 'Of the student who asked.' })
  studentId!: string;
  @Field({ description: 'Their full name, as their profile has it.' })
  studentName!: string;
  @Field({ description: 'Why they ask, in their words.' })
  reason!: string;
  @Field(() => ExtensionStatus, { description: 'What became of it.' })
  status!: ExtensionStatus;
  @Field(() => DateTime, { description: 'When the student asked.' })
  requestedAt!: Date;
  @Field(() => String, { nullable: true, description: 'What a teacher answered; absent before.' })
  answer?: string | null;
}

@ObjectType({ description: 'Handed in work in the queue of those who mark it.' })
export class MarkingQueueEntry {
  @Field(() => ID, { description: 'Of the submission, to be read in full.' })
  submissionId!: string;
  @Field({ description: 'The name of the student who handed it in.' })
  studentName!: string;
  @Field(() => Int, { description: 'Which time the student hands in, from 1.' })
  number!: number;
  @Field(() => DateTime, { description: 'When it was handed in.' })
  submittedAt!: Date;
  @Field(() => Int, { description: 'Minutes after the due time; 0 in time.' })
  lateMinutes!: number;
  @Field(() => MarkingState, { description: 'How far its marking is.' })
  state!: MarkingState;
  @Field(() => Float, { nullable: true, description: 'What its marks come to so far; absent without any.' })
  score?: number | null;
  @Field(() => String, { nullable: true, description: 'Another teacher who is marking it now, by name.' })
  heldBy?: string | null;
}
export const MarkingQueuePage = pageOf('MarkingQueuePage', () => MarkingQueueEntry);

@ObjectType({ description: 'An assignment whose work the viewer may mark, with what waits there.' })
export class AssignmentToMark {
  @Field(() => ID, { description: 'For its queue of work, and its page.' })
  assignmentId!: string;
  @Field({ description: 'Of the lesson that it belongs to.' })
  lessonTitle!: string;
  @Field({ description: 'Of the course that the lesson belongs to.' })
  courseTitle!: string;
  @Field(() => DateTime, { nullable: true, description: 'When work is due; absent without a due time.' })
  dueAt?: Date | null;
  @Field(() => Int, { description: 'Work that waits to be marked.' })
  waiting!: number;
  @Field(() => Int, { description: 'Work that is marked, and whose students do not know it yet.' })
  marked!: number;
  @Field(() => Int, { description: 'Requests for more time that wait for a decision.' })
  requests!: number;
}
export const AssignmentsToMarkPage = pageOf('AssignmentsToMarkPage', () => AssignmentToMark);
