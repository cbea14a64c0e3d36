import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { DiscriminatedBy } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime } from '../../graphql/scalars.ts';
import { Course } from '../courses/index.ts';

@ObjectType({ description: 'A day on which a person studied.' })
export class StudyDay {
  @Field(() => CalendarDate, { description: 'Calendar day in Vietnam time.' })
  day!: string;
  @Field(() => Int, { description: 'Minutes studied on that day. A started minute counts as one.' })
  minutes!: number;
}

@ObjectType({ description: 'Study statistics of a person.' })
export class StudyStatistics {
  @Field(() => Int, {
    description: 'Minutes of material studied, summed over all days. Repeated material counts once.',
  })
  studyMinutes!: number;
  @Field(() => Int, {
    description: 'Consecutive study days up to today, or up to yesterday if today has no study yet.',
  })
  streakDays!: number;
  @Field(() => Int, { description: 'Longest run of consecutive study days.' })
  longestStreakDays!: number;
  @Field(() => Int, { description: 'Number of courses with access that are not complete.' })
  coursesInProgress!: number;
  @Field(() => Int, { description: 'Number of completed courses.' })
  coursesCompleted!: number;
  @Field(() => Int, { description: 'Number of completed lessons in all courses.' })
  lessonsCompleted!: number;
  @Field(() => Int, { description: 'Number of valid certificates, not counting revoked ones.' })
  certificates!: number;
  @Field(() => Int, { description: 'Number of earned achievements.' })
  achievements!: number;
  @Field(() => Int, { description: 'Minutes of study per study day in the goal. Defaults to 30.' })
  goalMinutesPerDay!: number;
  @Field(() => Int, { description: 'Study days per week in the goal. Defaults to 5.' })
  goalDaysPerWeek!: number;
}

export const ActivityKind = defineEnum('ActivityKind', 'Kind of a study activity.', {
  ENROLLED: 'The student enrolled in a course.',
  LESSON_STARTED: 'The student opened a lesson for the first time.',
  LESSON_COMPLETED: 'The student completed a lesson by its rule.',
  COURSE_COMPLETED: 'The student completed all required lessons of a course.',
  RATED: 'The student rated a course.',
  ACHIEVEMENT: 'The student earned an achievement, identified by its code.',
});
export type ActivityKind = keyof typeof ActivityKind;

@InterfaceType({ description: 'A study activity. Each kind has its own type with further fields.' })
export abstract class Activity {
  @Field(() => ID, { description: 'Unique activity ID in the feed.' })
  id!: string;
  @Field(() => ActivityKind, { description: 'Kind of the activity. Each kind has its own type.' })
  kind!: ActivityKind;
  @Field(() => DateTime, { description: 'Time at which the activity took place.' })
  at!: Date;
}

@DiscriminatedBy('kind', ActivityKind.ENROLLED, ActivityKind.COURSE_COMPLETED, ActivityKind.RATED)
@ObjectType({ implements: Activity, description: 'A study activity that concerns a course.' })
/** @public in the schema, as a type of Activity */
export class CourseActivity extends Activity {
  @Field(() => Course, {
    nullable: true,
    description: 'Course of the activity. Null if it is no longer visible to the viewer.',
  })
  course?: Course | null;
}

@DiscriminatedBy('kind', ActivityKind.LESSON_STARTED, ActivityKind.LESSON_COMPLETED)
@ObjectType({ implements: Activity, description: 'A study activity that concerns a lesson.' })
/** @public in the schema, as a type of Activity */
export class LessonActivity extends Activity {
  @Field(() => Course, {
    nullable: true,
    description: 'Course of the lesson. Null if it is no longer visible to the viewer.',
  })
  course?: Course | null;
  @Field({ description: 'Current title of the lesson.' })
  lessonTitle!: string;
}

@DiscriminatedBy('kind', ActivityKind.ACHIEVEMENT)
@ObjectType({ implements: Activity, description: 'An achievement that the student earned.' })
/** @public in the schema, as a type of Activity */
export class AchievementActivity extends Activity {
  @Field({ description: 'Code of the achievement, as in myAchievements.' })
  achievement!: string;
}

export const AchievementMetric = defineEnum('AchievementMetric', 'Metric that an achievement counts.', {
  LESSONS: 'Number of completed lessons.',
  COURSES: 'Number of completed courses.',
  MINUTES: 'Minutes of material studied.',
  STREAK: 'Consecutive days with study.',
  CERTIFICATES: 'Number of valid certificates of all courses.',
  HELPFUL_ANSWERS:
    'Answers to other people’s questions that were accepted or that three people found helpful, excluding courses that the person teaches.',
});
export type AchievementMetric = keyof typeof AchievementMetric;

@ObjectType({ description: 'An achievement and the viewer’s progress towards it.' })
export class Achievement {
  @Field(() => ID, { description: 'Stable code of the achievement, for example first-lesson.' })
  code!: string;
  @Field(() => AchievementMetric, { description: 'Metric that the achievement counts.' })
  metric!: AchievementMetric;
  @Field(() => Int, { description: 'Value of the metric that earns the achievement.' })
  threshold!: number;
  @Field(() => Int, { description: 'Current value of the metric, capped at the threshold.' })
  progress!: number;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the achievement was earned. Null if it is not earned. Achievements are never revoked.',
  })
  earnedAt?: Date | null;
}
