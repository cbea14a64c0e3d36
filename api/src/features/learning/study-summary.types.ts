import { Field, ID, Int, InterfaceType, ObjectType, registerEnumType } from 'type-graphql';
import { DiscriminatedBy } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime } from '../../graphql/scalars.ts';
import { Course } from '../courses/index.ts';

@ObjectType({ description: 'A day on which a person studied.' })
export class StudyDay {
  @Field(() => CalendarDate, { description: 'In the time of Vietnam.' })
  day!: string;
  @Field(() => Int, { description: 'Minutes studied on that day; one that was begun counts.' })
  minutes!: number;
}

@ObjectType({ description: 'What one’s studying adds up to.' })
export class StudyStatistics {
  @Field(() => Int, {
    description: 'Minutes of material studied, summed over the days; what is repeated counts once.',
  })
  studyMinutes!: number;
  @Field(() => Int, {
    description: 'Days in a row up to today, or to yesterday while today may still follow.',
  })
  streakDays!: number;
  @Field(() => Int, { description: 'The longest run of days ever.' })
  longestStreakDays!: number;
  @Field(() => Int, { description: 'Courses that are open and not complete.' })
  coursesInProgress!: number;
  @Field(() => Int, { description: 'How many courses were completed.' })
  coursesCompleted!: number;
  @Field(() => Int, { description: 'Lessons completed, over all courses.' })
  lessonsCompleted!: number;
  @Field(() => Int, { description: 'How many certificates hold, not revoked.' })
  certificates!: number;
  @Field(() => Int, { description: 'How many achievements were earned.' })
  achievements!: number;
  @Field(() => Int, { description: 'Minutes that one means to study on a day; 30 until one has set it.' })
  goalMinutesPerDay!: number;
  @Field(() => Int, { description: 'Days of a week on which one means to study; 5 until one has set it.' })
  goalDaysPerWeek!: number;
}

export enum ActivityKind {
  ENROLLED = 'ENROLLED',
  LESSON_STARTED = 'LESSON_STARTED',
  LESSON_COMPLETED = 'LESSON_COMPLETED',
  COURSE_COMPLETED = 'COURSE_COMPLETED',
  RATED = 'RATED',
  ACHIEVEMENT = 'ACHIEVEMENT',
}
registerEnumType(ActivityKind, {
  name: 'ActivityKind',
  description: 'What a person did.',
  valuesConfig: {
    ENROLLED: { description: 'Came into a course.' },
    LESSON_STARTED: { description: 'Opened a lesson for the first time.' },
    LESSON_COMPLETED: { description: 'The student completed a lesson, by its rule.' },
    COURSE_COMPLETED: { description: 'Completed all required lessons of a course.' },
    RATED: { description: 'The student gave a course stars.' },
    ACHIEVEMENT: { description: 'The student earned an achievement; its code says which.' },
  },
});

@InterfaceType({ description: 'Something that one did. Its type says what else there is to know.' })
export abstract class Activity {
  @Field(() => ID, { description: 'Of this line of the feed.' })
  id!: string;
  @Field(() => ActivityKind, { description: 'Which act it was; each has its own type.' })
  kind!: ActivityKind;
  @Field(() => DateTime, { description: 'The moment at which it was done.' })
  at!: Date;
}

@DiscriminatedBy('kind', ActivityKind.ENROLLED, ActivityKind.COURSE_COMPLETED, ActivityKind.RATED)
@ObjectType({ implements: Activity, description: 'Something that one did with a course as a whole.' })
/** @public in the schema, as a type of Activity */
export class CourseActivity extends Activity {
  @Field(() => Course, { nullable: true, description: 'With which; null when one may not know it any more.' })
  course?: Course | null;
}

@DiscriminatedBy('kind', ActivityKind.LESSON_STARTED, ActivityKind.LESSON_COMPLETED)
@ObjectType({ implements: Activity, description: 'Something that one did with a lesson.' })
/** @public in the schema, as a type of Activity */
export class LessonActivity extends Activity {
  @Field(() => Course, {
    nullable: true,
    description: 'Of which course; null when one may not know it any more.',
  })
  course?: Course | null;
  @Field({ description: 'What the lesson is called now.' })
  lessonTitle!: string;
}

@DiscriminatedBy('kind', ActivityKind.ACHIEVEMENT)
@ObjectType({ implements: Activity, description: 'An achievement that one earned.' })
/** @public in the schema, as a type of Activity */
export class AchievementActivity extends Activity {
  @Field({ description: 'Its code, as in myAchievements.' })
  achievement!: string;
}

export enum AchievementMetric {
  LESSONS = 'LESSONS',
  COURSES = 'COURSES',
  MINUTES = 'MINUTES',
  STREAK = 'STREAK',
  CERTIFICATES = 'CERTIFICATES',
  HELPFUL_ANSWERS = 'HELPFUL_ANSWERS',
}
registerEnumType(AchievementMetric, {
  name: 'AchievementMetric',
  description: 'What an achievement counts.',
  valuesConfig: {
    LESSONS: { description: 'Lessons that were completed.' },
    COURSES: { description: 'Courses that were completed.' },
    MINUTES: { description: 'Minutes of material that were studied.' },
    STREAK: { description: 'Days in a row.' },
    CERTIFICATES: { description: 'Certificates that hold, of all courses.' },
    HELPFUL_ANSWERS: {
      description:
        'Answers to questions of others that were chosen, or that three people found helpful; not in courses that one teaches.',
    },
  },
});

@ObjectType({ description: 'Something to be proud of, and how far one is.' })
export class Achievement {
  @Field(() => ID, { description: 'Its name for programs, for example first-lesson.' })
  code!: string;
  @Field(() => AchievementMetric, { description: 'What is counted for it.' })
  metric!: AchievementMetric;
  @Field(() => Int, { description: 'How much earns it.' })
  threshold!: number;
  @Field(() => Int, { description: 'How much there is, at most the threshold.' })
  progress!: number;
  @Field(() => DateTime, { nullable: true, description: 'When it was earned; never taken back.' })
  earnedAt?: Date | null;
}
