import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';

/** The gravest reason first. Only the gravest one of a student is shown. */
export const RiskReason = defineEnum(
  'RiskReason',
  'Reason why a student is at risk of not finishing a course.',
  {
    DEADLINE_MISSED: 'Work with at least 7 days of preparation time has been overdue for 1 to 90 days.',
    QUIZ_FAILED: 'The student has attempted a quiz at least three times without passing it.',
    NOT_BEGUN: 'The student has not opened any lesson for at least 7 days since the enrolment.',
    STOPPED: 'The student has not studied for at least 14 days.',
  },
);
export type RiskReason = keyof typeof RiskReason;

@ObjectType({ description: 'Risk of a student not finishing a course.' })
export class StudentRisk {
  @Field(() => RiskReason, { description: 'Most serious reason for the risk.' })
  reason!: RiskReason;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the lesson with the quiz or assignment. Null for other reasons.',
  })
  lessonTitle?: string | null;
  @Field(() => Int, {
    description:
      'Number of days since the due time, the enrolment or the last study, depending on the reason. Number of attempts for QUIZ_FAILED.',
  })
  count!: number;
}

@ObjectType({ description: 'A student at risk of not finishing a course, with the reason.' })
export class StudentAtRisk extends StudentRisk {
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
  @Field(() => ID, { description: 'ID of the course that the student might not finish.' })
  courseId!: string;
  @Field({ description: 'Current title of that course.' })
  courseTitle!: string;
  @Field(() => Int, {
    description: 'Completed lessons as a whole percentage of all lessons. 100 once the course is completed.',
  })
  percentage!: number;
  @Field(() => DateTime, { description: 'Time at which the student was enrolled.' })
  enrolledAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the student last studied. Null if the student has not studied yet.',
  })
  lastStudiedAt?: Date | null;
}

export const StudentAtRiskPage = createPageType('StudentAtRiskPage', () => StudentAtRisk);
