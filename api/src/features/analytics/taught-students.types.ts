import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { PageArgs, SortOrder } from '../../graphql/page.args.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { EnrolmentAccess } from '../learning/index.ts';
import { RiskReason } from './student-risk.types.ts';

const MAX_SELECTED = 500;

export const StudentState = defineEnum('StudentState', 'State of a student in a course.', {
  NOT_BEGUN: 'The student has access but has not opened any lesson.',
  STUDYING: 'The student has access and has started to study.',
  COMPLETED: 'The student has completed all required lessons, with or without access.',
  ENDED: 'The student has no access: it expired, was revoked, or is suspended during a refund.',
});
export type StudentState = keyof typeof StudentState;

export const TaughtStudentSort = defineEnum(
  'TaughtStudentSort',
  'Sort key for a teacher’s students. Null values come last in both directions.',
  {
    LAST_STUDIED: 'Time at which the student last studied the course.',
    ENROLLED: 'Time at which the student was enrolled.',
    NAME: 'Name of the student in Vietnamese alphabetical order.',
    PROGRESS: 'Percentage of completed lessons.',
    SCORE: 'Average of the student’s best scores.',
  },
);
export type TaughtStudentSort = keyof typeof TaughtStudentSort;

@ObjectType({ description: 'A student in one of the teacher’s courses.' })
export class TaughtStudent {
  /** An erased person cannot be reached. */
  readonly isErased!: boolean;
  @Field(() => ID, { description: 'Unique enrolment ID of the student in the course.' })
  id!: string;
  @Field({ description: 'Full name as written by the student.' })
  fullName!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'URL of the student’s picture, below the platform’s own. Null if there is none; show initials instead.',
  })
  avatarUrl?: string | null;
  @Field(() => ID, { description: 'ID of the course in which the student is enrolled.' })
  courseId!: string;
  @Field({ description: 'Current title of the course.' })
  courseTitle!: string;
  @Field(() => EnrolmentAccess, { description: 'Current state of the student’s access.' })
  access!: EnrolmentAccess;
  @Field(() => StudentState, {
    description: 'Progress of the student in the course.',
  })
  state!: StudentState;
  @Field(() => Int, {
    description: 'Completed lessons as a whole percentage of all lessons. 100 once the course is completed.',
  })
  percentage!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Average of the student’s best scores in quizzes and graded work, 0 to 100 as an integer. Null if there are none.',
  })
  averageScore?: number | null;
  @Field(() => DateTime, { description: 'Time at which the student was enrolled.' })
  enrolledAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the student last studied. Null if the student has not studied yet.',
  })
  lastStudiedAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the student completed all required lessons. Null if the course is not complete.',
  })
  completedAt?: Date | null;
}

export const TaughtStudentPage = createPageType('TaughtStudentPage', () => TaughtStudent);

@InputType({ description: 'Filter for a teacher’s students. Omitted fields do not filter.' })
export class TaughtStudentFilter {
  @SearchField('Part of the name, at most 100 characters. Case and accents are ignored.')
  search?: string | null;
  @Field(() => ID, { nullable: true, description: 'ID of the course whose students are listed.' })
  courseId?: string | null;
  @Field(() => StudentState, { nullable: true, description: 'State of the student in the course.' })
  state?: StudentState | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True to list only students at risk, for any reason.',
  })
  isAtRisk?: boolean | null;
  @Field(() => RiskReason, { nullable: true, description: 'Reason why a student is at risk.' })
  reason?: RiskReason | null;
}

@ArgsType()
export class TaughtStudentArgs extends PageArgs {
  @Field(() => TaughtStudentFilter, {
    nullable: true,
    description: 'Filter for the students. Defaults to all students.',
  })
  @ValidateNested()
  filter?: TaughtStudentFilter | null;
  @Field(() => TaughtStudentSort, {
    defaultValue: TaughtStudentSort.LAST_STUDIED,
    description: 'Field by which the rows are sorted.',
  })
  sortBy!: TaughtStudentSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'Direction in which the rows are sorted.',
  })
  sortOrder!: SortOrder;
}

@InputType({ description: 'Input for exporting a teacher’s students to a file.' })
export class ExportTaughtStudentsInput {
  @Field(() => TaughtStudentFilter, {
    nullable: true,
    description: 'Filter for the students. Defaults to all students.',
  })
  @ValidateNested()
  filter?: TaughtStudentFilter | null;
  @Field(() => TaughtStudentSort, {
    defaultValue: TaughtStudentSort.LAST_STUDIED,
    description: 'Field by which the rows are sorted.',
  })
  sortBy!: TaughtStudentSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'Direction in which the rows are sorted.',
  })
  sortOrder!: SortOrder;
  @Field(() => [ID], {
    nullable: true,
    description: `IDs of the enrolments to export, at most ${MAX_SELECTED}. Defaults to all that match the filter.`,
  })
  @ArrayMaxSize(MAX_SELECTED, { message: 'validation.invalid' })
  enrolmentIds?: string[] | null;
}
