import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Course } from '../courses/index.ts';

export const ScheduleKind = defineEnum('ScheduleKind', 'Kind of an event in a student’s schedule.', {
  ORDER_DUE: 'Payment deadline of an order of the student.',
  LESSON_OPENS: 'Lessons of a section open for the student.',
  LIVE_LESSON: 'Start of a live lesson.',
  ASSIGNMENT_DUE: 'Due time of an assignment.',
  GROUP_MEETING: 'Meeting of a study group of the student.',
  STUDY_SLOT: 'Study slot created by the student.',
});
export type ScheduleKind = keyof typeof ScheduleKind;

@ObjectType({ description: 'An event in a student’s schedule.' })
export class ScheduleEvent {
  @Field(() => ID, { description: 'Unique event ID, stable for the same underlying object.' })
  id!: string;
  @Field(() => ScheduleKind, { description: 'Kind of event that takes place.' })
  kind!: ScheduleKind;
  @Field({ description: 'Title of the course, lesson, section, meeting or slot.' })
  title!: string;
  @Field(() => DateTime, { description: 'Time at which the event starts or is due.' })
  startsAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the event ends. Null for events without a duration.',
  })
  endsAt?: Date | null;
  @Field(() => Course, {
    nullable: true,
    description: 'Course to which the event belongs. Null if it belongs to none.',
  })
  course?: Course | null;
  @Field(() => ID, { nullable: true, description: 'ID of the lesson to open. Null if there is none.' })
  lessonId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the study group that meets. Null for other events.',
  })
  groupId?: string | null;
  @Field({ description: 'True if the event needs no further action of the student.' })
  isDone!: boolean;
}
