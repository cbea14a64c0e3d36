import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { kindDescriptions, kindNames, type NotificationKind } from './notification-kinds.ts';

registerEnumType(kindNames, {
  name: 'NotificationKind',
  description: 'Event that a notification reports.',
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
@ObjectType({ description: 'Notification to a user, visible to that user only.' })
export class Notification {
  @Field(() => ID, { description: 'Unique notification ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'uuid' })
  personId!: string;

  @Field(() => kindNames, { description: 'Event that the notification reports.' })
  @Property({ type: 'text' })
  kind!: NotificationKind;

  @Property({ type: 'json' })
  params!: Record<string, unknown>;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the related page, below the platform’s own URL. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  link?: string | null;

  @Field(() => DateTime, {
    description: 'Time at which the notification was created. Lists are sorted by it.',
  })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the notification was read. Null if unread.',
  })
  @Property({ type: 'datetime', nullable: true })
  readAt?: Date | null;
}
