import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { createPageType } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';

export const MessageAudience = defineEnum(
  'MessageAudience',
  'Audience of a message to students of a course.',
  {
    EVERYONE: 'All students who had access to the course when the message was sent.',
    CHOSEN: 'Students selected by the teacher.',
  },
);
export type MessageAudience = keyof typeof MessageAudience;

@ObjectType()
abstract class MessageContent {
  @Field(() => ID, { description: 'Unique message ID. Immutable.' })
  id!: string;
  @Field({ description: 'Subject of the message, at most 120 characters.' })
  title!: string;
  @Field({ description: 'Plain text with line breaks, at most 4,000 characters.' })
  body!: string;
  @Field({ description: 'Name of the teacher who sent the message.' })
  authorName!: string;
  @Field(() => DateTime, { description: 'Time at which the message was sent.' })
  sentAt!: Date;
}

@ObjectType({ description: 'A message to students of a course, as shown to its teachers.' })
export class CourseMessage extends MessageContent {
  @Field(() => MessageAudience, { description: 'Audience to which the message was sent.' })
  audience!: MessageAudience;
  @Field(() => Int, { description: 'Number of students to whom the message was sent.' })
  recipientCount!: number;
  @Field(() => Int, { description: 'Number of recipients who have opened the message in the course.' })
  readCount!: number;
}
export const CourseMessagePage = createPageType('CourseMessagePage', () => CourseMessage);

@ObjectType({
  description:
    'A reply to a message, in the conversation of one recipient with the teachers of the course. Other students cannot read it.',
})
export class CourseMessageReply {
  @Field(() => ID, { description: 'Unique reply ID. Immutable.' })
  id!: string;
  @Field(() => ID, { description: 'ID of the message to which the conversation belongs.' })
  messageId!: string;
  @Field(() => ID, { description: 'Enrolment ID of the recipient.' })
  enrolmentId!: string;
  @Field({ description: 'Name of the recipient.' })
  studentName!: string;
  @Field({ description: 'Full name of the student or teacher who wrote it.' })
  authorName!: string;
  @Field(() => Boolean, { description: 'True if the recipient wrote it, false for a teacher.' })
  isFromStudent!: boolean;
  @Field({ description: 'Plain text with line breaks, at most 2,000 characters.' })
  body!: string;
  @Field(() => DateTime, { description: 'Time at which the reply was sent.' })
  sentAt!: Date;
}
export const CourseMessageReplyPage = createPageType('CourseMessageReplyPage', () => CourseMessageReply);

@ObjectType({ description: 'Result of marking the messages of a course as read.' })
export class CourseMessagesRead {
  @Field(() => Int, { description: 'Number of messages that were unread before.' })
  readCount!: number;
}

@ObjectType({ description: 'A message from a teacher of a course to the viewer.' })
export class ReceivedCourseMessage extends MessageContent {
  @Field(() => Boolean, { description: 'True if the viewer has already opened the message.' })
  isRead!: boolean;
}
