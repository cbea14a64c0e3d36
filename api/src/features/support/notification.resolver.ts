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
import { all, connection, connectionOf, Needs, ReadQuery, rows, sql } from '../../graphql/read/index.ts';
import { MarkNotificationsReadInput, markAllRead, markRead, NotificationsRead } from './mark-read.ts';
import { Notification } from './notification.entity.ts';
import { textOf } from './notification-kinds.ts';
import {
  NotificationPreference,
  preferenceOf,
  preferencesOf,
  SetNotificationPreferenceInput,
  setPreference,
} from './notification-preferences.ts';

const NotificationConnection = connectionOf('NotificationConnection', () => Notification);

@ArgsType()
class NotificationArgs extends FeedArgs {
  @Field({ defaultValue: false, description: 'Only what has not been read.' })
  unreadOnly!: boolean;
}

@Resolver(() => Notification)
export class NotificationResolver {
  @Allow('notification:read')
  @ReadQuery(() => NotificationConnection, { description: 'What one was told, latest first.' })
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
  @ReadQuery(() => Int, { description: 'How many notifications one has not read.' })
  unreadNotificationCount(@Ctx() context: Context) {
    return sql`(select count(*)::int from notification where person_id = ${signedIn(context).id} and read_at is null)`;
  }

  @Allow('notification:read')
  @Query(() => [NotificationPreference], {
    description: 'Where one wants to hear of what: a row for each kind that concerns what one may do.',
  })
  notificationPreferences(@Ctx() context: Context): Promise<NotificationPreference[]> {
    return preferencesOf(context);
  }

  @Allow('notification:update')
  @Mutation(() => NotificationsRead, {
    description:
      'Marks notifications as read; ids of others’ are passed over. BAD_INPUT: no ids or too many.',
  })
  markNotificationsRead(
    @Arg('input') input: MarkNotificationsReadInput,
    @Ctx() context: Context,
  ): Promise<NotificationsRead> {
    return markRead(context, input);
  }

  @Allow('notification:update')
  @Mutation(() => NotificationsRead, {
    description: 'Marks all notifications as read. UNAUTHENTICATED: no one is signed in.',
  })
  markAllNotificationsRead(@Ctx() context: Context): Promise<NotificationsRead> {
    return markAllRead(context);
  }

  @Allow('notification:update')
  @Mutation(() => NotificationPreference, {
    description: 'Chooses where to hear of a kind. POLICY: it can’t be switched off.',
  })
  async setNotificationPreference(
    @Arg('input') input: SetNotificationPreferenceInput,
    @Ctx() context: Context,
  ): Promise<NotificationPreference> {
    await setPreference(context, signedIn(context).id, input);
    return preferenceOf(context, input.kind);
  }

  @Allow('notification:read')
  @Subscription(() => Notification, {
    description:
      'Each notification as it comes. After a reconnection read the list: what came between is there.',
    subscribe: ({ context }: Listening) =>
      context.services.events.subscribe('notification', signedIn(context).id),
  })
  notificationReceived(@Root() id: string) {
    return rows(Notification, (n) => ({ where: sql`${n.id} = ${id}::uuid` }));
  }

  @Needs('kind', 'params')
  @FieldResolver(() => String, { description: 'What it says, in a line, in the language of the request.' })
  title(@Root() { kind, params }: Notification, @Ctx() { locale }: Context): string {
    return textOf(locale, kind, params).title;
  }

  @Needs('kind', 'params')
  @FieldResolver(() => String, {
    description: 'What it says beyond the title, in the language of the request.',
  })
  text(@Root() { kind, params }: Notification, @Ctx() { locale }: Context): string {
    return textOf(locale, kind, params).text;
  }
}
