import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';
import { LessonKind } from '../../courses/index.ts';
import { EnrolmentAccess } from '../enrolment.entity.ts';
import { CompletionReason, LessonState } from '../lesson-progress.entity.ts';

@ObjectType({ description: 'A student of a course, as its teachers see them.' })
export class CourseStudent {
  @Field(() => ID, { description: 'Of their place in the course.' })
  id!: string;
  @Field({ description: 'Their whole name, as they write it themselves.' })
  fullName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address of their picture, below the platform’s own; absent: draw initials.',
  })
  avatarUrl?: string | null;
  @Field(() => EnrolmentAccess, { description: 'Whether they may study now.' })
  access!: EnrolmentAccess;
  @Field(() => Int, {
    description: 'Complete lessons of all, in whole per cent; 100 once the course is completed.',
  })
  percentage!: number;
  @Field(() => Int, { description: 'How many lessons are complete.' })
  completedLessons!: number;
  @Field(() => Int, { description: 'How many lessons the course has.' })
  totalLessons!: number;
  @Field(() => DateTime, { description: 'Since when they have the course.' })
  enrolledAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When they studied last; absent before the first.' })
  lastStudiedAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When all required lessons were complete.' })
  completedAt?: Date | null;
}

@ObjectType({ description: 'A lesson of a course with what one student has done in it.' })
export class StudentLesson {
  /** Other features use it to add fields about the student. */
  readonly studentId!: string;
  @Field(() => ID, { description: 'Of the lesson that is studied.' })
  id!: string;
  @Field({ description: 'What the lesson is called.' })
  title!: string;
  @Field({ description: 'What its section is called.' })
  sectionTitle!: string;
  @Field(() => LessonKind, { description: 'What it is made of.' })
  kind!: LessonKind;
  @Field({ description: 'Counts for completing the course.' })
  isRequired!: boolean;
  @Field(() => LessonState, { description: 'How far the student is in it.' })
  state!: LessonState;
  @Field(() => DateTime, { nullable: true, description: 'When it became complete; absent before.' })
  completedAt?: Date | null;
  @Field(() => CompletionReason, { nullable: true, description: 'Why it is complete; absent before it is.' })
  completedWhy?: CompletionReason | null;
  @Field(() => Int, { nullable: true, description: 'Best result so far, 0 to 100; absent without any.' })
  bestScore?: number | null;
}
