import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';

/** The gravest reason first. Only the gravest one of a student is shown. */
export enum RiskReason {
  DEADLINE_MISSED = 'DEADLINE_MISSED',
  QUIZ_FAILED = 'QUIZ_FAILED',
  NOT_BEGUN = 'NOT_BEGUN',
  STOPPED = 'STOPPED',
}
registerEnumType(RiskReason, {
  name: 'RiskReason',
  description: 'Why a student might not finish a course.',
  valuesConfig: {
    DEADLINE_MISSED: {
      description:
        'Work that they had 7 days for was due a day ago or more, 90 at most, and was not handed in.',
    },
    QUIZ_FAILED: { description: 'A quiz was tried three times or more and is not passed.' },
    NOT_BEGUN: { description: 'Has had the course for 7 days or more, and opened nothing.' },
    STOPPED: { description: 'Has not studied for 14 days or more.' },
  },
});

@ObjectType({ description: 'A student who might not finish a course, and why.' })
export class StudentAtRisk {
  @Field(() => ID, { description: 'Of their place in the course.' })
  id!: string;
  @Field({ description: 'Their whole name, as they write it themselves.' })
  fullName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address of their picture, below the platform’s own; absent: draw initials.',
  })
  avatarUrl?: string | null;
  @Field(() => ID, { description: 'Of the course that they might not finish.' })
  courseId!: string;
  @Field({ description: 'What that course is called.' })
  courseTitle!: string;
  @Field(() => Int, {
    description: 'Complete lessons of all, in whole per cent; 100 once the course is completed.',
  })
  percentage!: number;
  @Field(() => DateTime, { description: 'Since when they have the course.' })
  enrolledAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When they studied last; absent before the first.' })
  lastStudiedAt?: Date | null;
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

export const StudentAtRiskPage = pageOf('StudentAtRiskPage', () => StudentAtRisk);
