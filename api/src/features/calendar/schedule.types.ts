import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';
import { Course } from '../courses/index.ts';

export enum ScheduleKind {
  ORDER_DUE = 'ORDER_DUE',
  LESSON_OPENS = 'LESSON_OPENS',
  LIVE_LESSON = 'LIVE_LESSON',
  ASSIGNMENT_DUE = 'ASSIGNMENT_DUE',
  GROUP_MEETING = 'GROUP_MEETING',
  STUDY_SLOT = 'STUDY_SLOT',
}
registerEnumType(ScheduleKind, {
  name: 'ScheduleKind',
  description: 'What is due on a student’s schedule.',
  valuesConfig: {
    ORDER_DUE: { description: 'An order of one’s own has to be paid by then.' },
    LESSON_OPENS: { description: 'Lessons of a section open for the student.' },
    LIVE_LESSON: { description: 'A lesson that is given live begins.' },
    ASSIGNMENT_DUE: { description: 'An assignment has to be handed in by then.' },
    GROUP_MEETING: { description: 'A study group of the student meets.' },
    STUDY_SLOT: { description: 'Time that the student set aside to study.' },
  },
});

@ObjectType({ description: 'Something with a date.' })
export class ScheduleEvent {
  @Field(() => ID, { description: 'Of this event; the same thing keeps it.' })
  id!: string;
  @Field(() => ScheduleKind, { description: 'What is due at that moment.' })
  kind!: ScheduleKind;
  @Field({ description: 'What it is called: of the course, lesson, section, meeting or slot.' })
  title!: string;
  @Field(() => DateTime, { description: 'The moment at which it is due.' })
  startsAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'Until when, for what lasts.' })
  endsAt?: Date | null;
  @Field(() => Course, { nullable: true, description: 'The course that it is about.' })
  course?: Course | null;
  @Field(() => ID, { nullable: true, description: 'Of the lesson that it leads to; absent without one.' })
  lessonId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Of the study group that meets; absent without one.' })
  groupId?: string | null;
  @Field({ description: 'Whether nothing is left to do for it.' })
  isDone!: boolean;
}
