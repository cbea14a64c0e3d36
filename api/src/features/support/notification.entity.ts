import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** What a notification is about, and what people choose by. What each carries: notification-kinds.ts. */
export enum NotificationKind {
  ORDER_PAID = 'ORDER_PAID',
  ENROLLED = 'ENROLLED',
  COURSE_SUBMITTED = 'COURSE_SUBMITTED',
  COURSE_REVIEWED = 'COURSE_REVIEWED',
  COURSE_SOLD = 'COURSE_SOLD',
  SECURITY = 'SECURITY',
  EXPORT_READY = 'EXPORT_READY',
  ANNOUNCEMENT = 'ANNOUNCEMENT',
}
registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What a notification is about.',
  valuesConfig: {
    ORDER_PAID: { description: 'The money for one’s order came.' },
    ENROLLED: { description: 'One may study a course.' },
    COURSE_SUBMITTED: { description: 'A course waits for review; to whoever reviews.' },
    COURSE_REVIEWED: { description: 'One’s course was approved, sent back or rejected.' },
    COURSE_SOLD: { description: 'One’s course has a new student.' },
    SECURITY: { description: 'The way into one’s account changed; can’t be switched off.' },
    EXPORT_READY: { description: 'A file one asked for can be fetched.' },
    ANNOUNCEMENT: { description: 'News of the platform.' },
  },
});

const isOwn = (viewer: Viewer | undefined, notification: Row<Notification>): Sql | boolean =>
  !!viewer && sql`${notification.personId} = ${viewer.id}`;

/**
 * Something a person should know of. Only its kind and facts are kept; the text is made in the reader's language.
 * The person is a plain id: this feature lies below the others, which all tell it things (docs/adr/0006).
 */
@Visible<Viewer, Notification>(isOwn)
@Entity()
@ObjectType({ description: 'Something a person should know of; only they see it.' })
export class Notification {
  @Field(() => ID, { description: 'Opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'uuid' })
  personId!: string;

  @Field(() => NotificationKind, { description: 'What it is about.' })
  @Property({ type: 'text' })
  kind!: NotificationKind;

  @Property({ type: 'json' })
  params!: Record<string, unknown>;

  @Field(() => String, { nullable: true, description: 'Path on the site where it leads; absent: nowhere.' })
  @Property({ type: 'text', nullable: true })
  link?: string | null;

  @Field(() => DateTime, { description: 'When it happened.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When its reader had seen it; absent: unread.' })
  @Property({ type: 'datetime', nullable: true })
  readAt?: Date | null;
}
