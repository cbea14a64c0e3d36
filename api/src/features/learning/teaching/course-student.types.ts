import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';
import { LessonKind } from '../../courses/index.ts';
import { EnrolmentAccess } from '../enrolment.entity.ts';
import { CompletionReason, LessonState } from '../lesson-progress.entity.ts';

@ObjectType({ description: 'A student of a course, as shown to its teachers.' })
export class CourseStudent {
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
  @Field(() => EnrolmentAccess, { description: 'Current state of the student’s access.' })
  access!: EnrolmentAccess;
  @Field(() => Int, {
    description: 'Completed required lessons as a whole percentage. 100 once the course is completed.',
  })
  percentage!: number;
  @Field(() => Int, { description: 'Number of lessons that the student has completed.' })
  completedLessons!: number;
  @Field(() => Int, { description: 'Total number of lessons in the course.' })
  totalLessons!: number;
  @Field(() => Int, { description: 'Number of required lessons that the student has completed.' })
  completedRequiredLessons!: number;
  @Field(() => Int, { description: 'Number of lessons that the course requires.' })
  requiredLessons!: number;
  @Field(() => Int, {
    description: 'Number of lessons that the student has completed and the course does not require.',
  })
  completedOptionalLessons!: number;
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

@ObjectType({ description: 'A lesson of a course with the progress of one student.' })
export class StudentLesson {
  /** Other features use it to add fields about the student. */
  readonly studentId!: string;
  @Field(() => ID, { description: 'ID of the lesson that is studied.' })
  id!: string;
  @Field({ description: 'Current title of the lesson.' })
  title!: string;
  @Field({ description: 'Title of the section that contains the lesson.' })
  sectionTitle!: string;
  @Field(() => LessonKind, { description: 'Type of content in the lesson.' })
  kind!: LessonKind;
  @Field({ description: 'True if the lesson is required to complete the course.' })
  isRequired!: boolean;
  @Field(() => LessonState, { description: 'Progress of the student in the lesson.' })
  state!: LessonState;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the lesson became complete. Null if it is not complete.',
  })
  completedAt?: Date | null;
  @Field(() => CompletionReason, {
    nullable: true,
    description: 'Reason why the lesson is complete. Null if it is not complete.',
  })
  completedWhy?: CompletionReason | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Best score so far, 0 to 100. Null if there is no score.',
  })
  bestScore?: number | null;
}
