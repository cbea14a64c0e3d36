import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';

export enum MessageAudience {
  EVERYONE = 'EVERYONE',
  CHOSEN = 'CHOSEN',
}
registerEnumType(MessageAudience, {
  name: 'MessageAudience',
  description: 'Whom a message to students of a course went to.',
  valuesConfig: {
    EVERYONE: { description: 'Everyone who could study the course when it was sent.' },
    CHOSEN: { description: 'Students whom the teacher chose.' },
  },
});

@ObjectType({ description: 'What a teacher wrote to students of a course, as those who teach it see it.' })
export class CourseMessage {
  @Field(() => ID, { description: 'Of the message: opaque, never changes.' })
  id!: string;
  @Field(() => MessageAudience, { description: 'Whom it went to.' })
  audience!: MessageAudience;
  @Field({ description: 'What it is about, at most 120 characters.' })
  title!: string;
  @Field({ description: 'Plain text with line breaks, at most 4,000 characters.' })
  body!: string;
  @Field({ description: 'Name of the teacher who sent it.' })
  authorName!: string;
  @Field(() => Int, { description: 'To how many students it was sent.' })
  recipientCount!: number;
  @Field(() => Int, { description: 'How many of them have opened it in the course.' })
  readCount!: number;
  @Field(() => DateTime, { description: 'When the teacher sent it.' })
  sentAt!: Date;
}
export const CourseMessagePage = pageOf('CourseMessagePage', () => CourseMessage);

@ObjectType({ description: 'What came of opening the messages of a course.' })
export class CourseMessagesRead {
  @Field(() => Int, { description: 'How many of them the viewer had not opened before.' })
  readCount!: number;
}

@ObjectType({ description: 'What a teacher of a course wrote to the viewer.' })
export class ReceivedCourseMessage {
  @Field(() => ID, { description: 'Of the message: opaque, never changes.' })
  id!: string;
  @Field({ description: 'What it is about, at most 120 characters.' })
  title!: string;
  @Field({ description: 'Plain text with line breaks, at most 4,000 characters.' })
  body!: string;
  @Field({ description: 'Name of the teacher who sent it.' })
  authorName!: string;
  @Field(() => DateTime, { description: 'When the teacher sent it.' })
  sentAt!: Date;
  @Field(() => Boolean, { description: 'Whether the viewer had opened it before.' })
  isRead!: boolean;
}
