import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, type Sql, sql, View, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { RatingAuthor, User } from '../accounts/index.ts';
import { LessonFileType, Media } from '../media/index.ts';
import { Ticket } from './ticket.entity.ts';
import { TicketEvent, TicketMessageKind } from './ticket.enums.ts';

export const MAX_FILES = 3;

@Visible<Viewer, TicketMessage>((viewer) => !!viewer?.may('ticket:read'))
@Entity()
@ObjectType({ description: 'A message or an event of a ticket.' })
export class TicketMessage {
  [OptionalProps]?: 'text' | 'createdAt';

  @Field(() => ID, { description: 'Unique message ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Ticket)
  ticket!: Rel<Ticket>;

  @Field(() => TicketMessageKind, {
    description: 'Kind of the message: its sender and audience, or an event.',
  })
  @Property({ type: 'text' })
  kind!: TicketMessageKind;

  @Field(() => RatingAuthor, {
    nullable: true,
    description: 'Author of the message or event. Null for guests and automatic events.',
  })
  @ManyToOne(() => User, { nullable: true })
  author?: Rel<User> | null;

  @Field({ description: 'Plain text of the message, at most 4,000 characters. Empty for events.' })
  @Property({ type: 'text' })
  text: string = '';

  @Field(() => TicketEvent, { nullable: true, description: 'Kind of the event. Null for messages.' })
  @Property({ type: 'text', nullable: true })
  event?: TicketEvent | null;

  /** Details of the event. For ASSIGNED the person's ID, so that the current name is shown. */
  @Property({ type: 'text', nullable: true })
  value?: string | null;

  /** Idempotency key of a guest's reply. */
  @Property({ type: 'text', nullable: true })
  requestKey?: string | null;

  @Field(() => DateTime, { description: 'Time at which the message was written or the event took place.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

/** Requesters read the messages of their tickets except internal notes. */
const isReadable = (viewer: Viewer | undefined, message: Row<OwnTicketMessage>): Sql | boolean =>
  !!viewer &&
  sql`${message.kind} in ('REQUEST', 'ANSWER') and exists (
    select 1 from ticket t where t.id = ${message.ticket} and t.requester_id = ${viewer.id})`;

@Visible<Viewer, OwnTicketMessage>(isReadable)
@View(() => TicketMessage, { ownVisibility: 'Requesters read their own messages and the answers to them.' })
@ObjectType({ description: 'A message in a ticket of the viewer.' })
export class OwnTicketMessage {
  ticket!: Rel<Ticket>;
  readonly author!: Rel<User> | null;
  @Field(() => ID, { description: 'Unique message ID. Immutable.' })
  id!: string;
  @Field(() => TicketMessageKind, {
    description: 'REQUEST for messages of the requester, ANSWER for messages of support.',
  })
  kind!: TicketMessageKind;
  @Field({ description: 'Plain text of the message, at most 4,000 characters.' })
  text!: string;
  @Field(() => DateTime, { description: 'Time at which the message was written.' })
  createdAt!: Date;
}

@Visible<Viewer, TicketFile>((viewer) => !!viewer?.may('ticket:read'))
@Entity()
@ObjectType({ description: 'A file attached to a ticket message.' })
export class TicketFile {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique file ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => TicketMessage)
  message!: Rel<TicketMessage>;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Field({
    description:
      'File name with its extension, at most 200 characters. For display only, never used as a path.',
  })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => LessonFileType, { description: 'File type, detected from the content.' })
  @Property({ type: 'text' })
  type!: LessonFileType;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
