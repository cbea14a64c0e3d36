import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { kindDescriptions, kindNames, type NotificationKind } from './notification-kinds.ts';

registerEnumType(kindNames, {
  name: 'NotificationKind',
  description: 'What a notification is about.',
  valuesConfig: kindDescriptions,
});

const isOwn = (viewer: Viewer | undefined, notification: Row<Notification>): Sql | boolean =>
  !!viewer && sql`${notification.personId} = ${viewer.id}`;

/**
 * A notification for a person. Only its kind and params are stored. The texts are created in the reader's language.
 * The person is a plain ID, because other features depend on this one, including accounts (docs/adr/0006).
 */
@Visible<Viewer, Notification>(isOwn)
@Entity()
@ObjectType({ description: 'Something a person should know of; only they see it.' })
export class Notification {
  @Field(() => ID, { description: 'Of the notification: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'uuid' })
  personId!: string;

  @Field(() => kindNames, { description: 'What it is about.' })
  @Property({ type: 'text' })
  kind!: NotificationKind;

  @Property({ type: 'json' })
  params!: Record<string, unknown>;

  @Field(() => String, {
    nullable: true,
    description: 'Path below the platform’s own address where it leads; absent: nowhere.',
  })
  @Property({ type: 'text', nullable: true })
  link?: string | null;

  @Field(() => DateTime, { description: 'When it was told; lists are in this order.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When its reader had seen it; absent: unread.' })
  @Property({ type: 'datetime', nullable: true })
  readAt?: Date | null;
}
