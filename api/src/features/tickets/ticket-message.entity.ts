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
@ObjectType({ description: 'Something that was said in a ticket, or done to it.' })
export class TicketMessage {
  [OptionalProps]?: 'text' | 'createdAt';

  @Field(() => ID, { description: 'Of the message: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Ticket)
  ticket!: Rel<Ticket>;

  @Field(() => TicketMessageKind, { description: 'Who says it, and to whom.' })
  @Property({ type: 'text' })
  kind!: TicketMessageKind;

  @Field(() => RatingAuthor, {
    nullable: true,
    description: 'Who wrote or did it; absent for guests, and for what happened by itself.',
  })
  @ManyToOne(() => User, { nullable: true })
  author?: Rel<User> | null;

  @Field({ description: 'Plain text as it was written, at most 4,000 characters; empty for an event.' })
  @Property({ type: 'text' })
  text: string = '';

  @Field(() => TicketEvent, { nullable: true, description: 'What was done; absent for what was said.' })
  @Property({ type: 'text', nullable: true })
  event?: TicketEvent | null;

  /** Details of the event. For ASSIGNED the person's ID, so that the current name is shown. */
  @Property({ type: 'text', nullable: true })
  value?: string | null;

  /** Idempotency key of a guest's reply. */
  @Property({ type: 'text', nullable: true })
  requestKey?: string | null;

  @Field(() => DateTime, { description: 'When it was written or done.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

/** Requesters read the messages of their tickets except internal notes. */
const isTold = (viewer: Viewer | undefined, message: Row<OwnTicketMessage>): Sql | boolean =>
  !!viewer &&
  sql`${message.kind} in ('REQUEST', 'ANSWER') and exists (
    select 1 from ticket t where t.id = ${message.ticket} and t.requester_id = ${viewer.id})`;

@Visible<Viewer, OwnTicketMessage>(isTold)
@View(() => TicketMessage, { ownVisibility: 'The requester reads what they wrote and what they were told.' })
@ObjectType({ description: 'Something that was said in one’s own ticket.' })
export class OwnTicketMessage {
  ticket!: Rel<Ticket>;
  readonly author!: Rel<User> | null;
  @Field(() => ID, { description: 'Of the message: opaque, never changes.' })
  id!: string;
  @Field(() => TicketMessageKind, {
    description: 'REQUEST for one’s own words, ANSWER for those of support.',
  })
  kind!: TicketMessageKind;
  @Field({ description: 'Plain text as it was written, at most 4,000 characters.' })
  text!: string;
  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;
}

@Visible<Viewer, TicketFile>((viewer) => !!viewer?.may('ticket:read'))
@Entity()
@ObjectType({ description: 'A file that came with a message of a ticket.' })
export class TicketFile {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the file: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => TicketMessage)
  message!: Rel<TicketMessage>;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Field({ description: 'Its name with its ending, at most 200 characters; shown, never used as a path.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => LessonFileType, { description: 'What it is, by a look at its content.' })
  @Property({ type: 'text' })
  type!: LessonFileType;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
