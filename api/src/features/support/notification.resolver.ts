import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  all,
  connection,
  createConnectionType,
  Needs,
  ReadQuery,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { MarkNotificationsReadInput, markAllRead, markRead, NotificationsRead } from './mark-read.ts';
import { Notification } from './notification.entity.ts';
import { formatNotification } from './notification-kinds.ts';
import {
  getPreference,
  getPreferences,
  NotificationPreference,
  SetNotificationPreferenceInput,
  setPreference,
} from './notification-preferences.ts';

const NotificationConnection = createConnectionType('NotificationConnection', () => Notification);

@ArgsType()
class NotificationArgs extends FeedArgs {
  @Field({ defaultValue: false, description: 'True to return unread notifications only.' })
  unreadOnly!: boolean;
}

@Resolver(() => Notification)
export class NotificationResolver {
  @Allow('notification:read')
  @ReadQuery(() => NotificationConnection, { description: 'Notifications of the viewer, newest first.' })
  myNotifications(@Args() { first, after, unreadOnly }: NotificationArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return connection(Notification, (n) => ({
      where: all([sql`${n.personId} = ${id}`, unreadOnly && sql`${n.readAt} is null`]),
      orderBy: [
        { by: n.createdAt, dir: 'desc' },
        { by: n.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }

  @Allow('notification:read')
  @ReadQuery(() => Int, { description: 'Number of unread notifications of the viewer.' })
  unreadNotificationCount(@Ctx() context: Context) {
    return sql`(select count(*)::int from notification where person_id = ${signedIn(context).id} and read_at is null)`;
  }

  @Allow('notification:read')
  @Query(() => [NotificationPreference], {
    description:
      'Notification preferences of the viewer, with one row for each kind that applies to the viewer’s permissions and consents.',
  })
  notificationPreferences(@Ctx() context: Context): Promise<NotificationPreference[]> {
    return getPreferences(context);
  }

  @Allow('notification:update')
  @Mutation(() => NotificationsRead, {
    description:
      'Marks notifications as read. IDs of other users are ignored. BAD_INPUT: no IDs, or too many.',
  })
  markNotificationsRead(
    @Arg('input') input: MarkNotificationsReadInput,
    @Ctx() context: Context,
  ): Promise<NotificationsRead> {
    return markRead(context, input);
  }

  @Allow('notification:update')
  @Mutation(() => NotificationsRead, {
    description:
      'Marks all notifications of the viewer as read. UNAUTHENTICATED: the client is not signed in.',
  })
  markAllNotificationsRead(@Ctx() context: Context): Promise<NotificationsRead> {
    return markAllRead(context);
  }

  @Allow('notification:update')
  @Mutation(() => NotificationPreference, {
    description:
      'Enables or disables a channel for a kind of notification. POLICY: the kind cannot be turned off.',
  })
  async setNotificationPreference(
    @Arg('input') input: SetNotificationPreferenceInput,
    @Ctx() context: Context,
  ): Promise<NotificationPreference> {
    await setPreference(context, signedIn(context).id, input);
    return getPreference(context, input.kind);
  }

  @Allow('notification:read')
  @Subscription(() => Notification, {
    description:
      'Publishes each new notification of the viewer. After a reconnection, read the list to obtain missed notifications.',
    subscribe: ({ context }: Listening) =>
      context.services.events.subscribe('notification', signedIn(context).id),
  })
  notificationReceived(@Root() id: string) {
    return rows(Notification, (n) => ({ where: sql`${n.id} = ${id}::uuid` }));
  }

  @Needs('kind', 'params')
  @FieldResolver(() => String, { description: 'Title in one line, in the language of the request.' })
  title(@Root() { kind, params }: Notification, @Ctx() { locale }: Context): string {
    return formatNotification(locale, kind, params).title;
  }

  @Needs('kind', 'params')
  @FieldResolver(() => String, { description: 'Details beyond the title, in the language of the request.' })
  text(@Root() { kind, params }: Notification, @Ctx() { locale }: Context): string {
    return formatNotification(locale, kind, params).text;
  }
}
