import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, SortOrder } from '../../graphql/page.args.ts';
import { pageOf } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { EnrolmentAccess } from '../learning/index.ts';
import { RiskReason } from './student-risk.types.ts';

const MOST_CHOSEN = 500;

export enum StudentState {
  NOT_BEGUN = 'NOT_BEGUN',
  STUDYING = 'STUDYING',
  COMPLETED = 'COMPLETED',
  ENDED = 'ENDED',
}
registerEnumType(StudentState, {
  name: 'StudentState',
  description: 'How a student stands in a course.',
  valuesConfig: {
    NOT_BEGUN: { description: 'May study, and has opened nothing yet.' },
    STUDYING: { description: 'May study, and has begun.' },
    COMPLETED: { description: 'Has completed all required lessons, whatever became of the access.' },
    ENDED: { description: 'May not study now: expired, revoked, or suspended while a refund is decided.' },
  },
});

export enum TaughtStudentSort {
  LAST_STUDIED = 'LAST_STUDIED',
  ENROLLED = 'ENROLLED',
  NAME = 'NAME',
  PROGRESS = 'PROGRESS',
  SCORE = 'SCORE',
}
registerEnumType(TaughtStudentSort, {
  name: 'TaughtStudentSort',
  description: 'Order of the students of a teacher. What is absent comes last either way.',
  valuesConfig: {
    LAST_STUDIED: { description: 'When they studied in the course last.' },
    ENROLLED: { description: 'When they got the course.' },
    NAME: { description: 'Their name, in Vietnamese alphabetical order.' },
    PROGRESS: { description: 'How much of the course is complete.' },
    SCORE: { description: 'The average of their best results.' },
  },
});

@ObjectType({ description: 'Why a student might not finish a course.' })
export class StudentRisk {
  @Field(() => RiskReason, { description: 'What is gravest of what puts them at risk.' })
  reason!: RiskReason;
  @Field(() => String, {
    nullable: true,
    description: 'The lesson whose quiz or work it is about; absent for the other reasons.',
  })
  lessonTitle?: string | null;
  @Field(() => Int, {
    description: 'Days since the deadline, since they got the course or studied last; tries for a quiz.',
  })
  count!: number;
}

@ObjectType({ description: 'A student in one of the courses that a teacher teaches.' })
export class TaughtStudent {
  /** An erased person cannot be reached. */
  readonly isErased!: boolean;
  @Field(() => ID, { description: 'Of their place in the course.' })
  id!: string;
  @Field({ description: 'Their whole name, as they write it themselves.' })
  fullName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address of their picture, below the platform’s own; absent: draw initials.',
  })
  avatarUrl?: string | null;
  @Field(() => ID, { description: 'Of the course that they have.' })
  courseId!: string;
  @Field({ description: 'What that course is called.' })
  courseTitle!: string;
  @Field(() => EnrolmentAccess, { description: 'Whether they may study now.' })
  access!: EnrolmentAccess;
  @Field(() => StudentState, { description: 'How they stand in the course.' })
  state!: StudentState;
  @Field(() => Int, {
    description: 'Complete lessons of all, in whole per cent; 100 once the course is completed.',
  })
  percentage!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Average of their best results of quizzes and marked work, 0 to 100 in whole numbers; absent without any.',
  })
  averageScore?: number | null;
  @Field(() => DateTime, { description: 'Since when they have the course.' })
  enrolledAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When they studied last; absent before the first.' })
  lastStudiedAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When all required lessons were complete.' })
  completedAt?: Date | null;
}

export const TaughtStudentPage = pageOf('TaughtStudentPage', () => TaughtStudent);

@InputType({ description: 'Narrows the students of a teacher; what is left out does not.' })
export class TaughtStudentFilter {
  @Field(() => String, {
    nullable: true,
    description: 'A part of the name, at most 100 characters; accents and case do not matter.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
  @Field(() => ID, { nullable: true, description: 'Of the course whose students are wanted.' })
  courseId?: string | null;
  @Field(() => StudentState, { nullable: true, description: 'Who stands so in the course.' })
  state?: StudentState | null;
  @Field(() => Boolean, { nullable: true, description: 'True: only who might not finish, for any reason.' })
  isAtRisk?: boolean | null;
  @Field(() => RiskReason, { nullable: true, description: 'Who might not finish for this reason.' })
  reason?: RiskReason | null;
}

@ArgsType()
export class TaughtStudentArgs extends PageArgs {
  @Field(() => TaughtStudentFilter, { nullable: true, description: 'Narrows the students; left out: all.' })
  @IsOptional()
  @ValidateNested()
  filter?: TaughtStudentFilter | null;
  @Field(() => TaughtStudentSort, {
    defaultValue: TaughtStudentSort.LAST_STUDIED,
    description: 'By what the rows are sorted.',
  })
  sortBy!: TaughtStudentSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'In which direction they are sorted.',
  })
  sortOrder!: SortOrder;
}

@InputType({ description: 'Which students are in the file, and in which order.' })
export class ExportTaughtStudentsInput {
  @Field(() => TaughtStudentFilter, { nullable: true, description: 'Narrows the students; left out: all.' })
  @IsOptional()
  @ValidateNested()
  filter?: TaughtStudentFilter | null;
  @Field(() => TaughtStudentSort, {
    defaultValue: TaughtStudentSort.LAST_STUDIED,
    description: 'By what the lines are sorted.',
  })
  sortBy!: TaughtStudentSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'In which direction they are sorted.',
  })
  sortOrder!: SortOrder;
  @Field(() => [ID], {
    nullable: true,
    description: `Of these places in courses only, at most ${MOST_CHOSEN}.`,
  })
  @IsOptional()
  @ArrayMaxSize(MOST_CHOSEN, { message: 'validation.invalid' })
  enrolmentIds?: string[] | null;
}
