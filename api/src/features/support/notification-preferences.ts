import { Field, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { registerEnum } from '../../graphql/define-enum.ts';
import { consentsOf } from '../../platform/access/consents.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import {
  allKinds,
  getDefinition,
  isEnabled,
  kindNames,
  NotificationChannel,
  type NotificationKind,
} from './notification-kinds.ts';

registerEnum(NotificationChannel, 'NotificationChannel', 'Channel that delivers a notification.', {
  IN_APP: 'Notification list of the application.',
  MAIL: 'Email to the address of the account.',
});

@ObjectType({ description: 'Channels on which the viewer receives a kind of notification.' })
export class NotificationPreference {
  @Field(() => kindNames, { description: 'Kind of notification that the preference applies to.' })
  kind!: NotificationKind;
  @Field({ description: 'True if the notifications appear in the application.' })
  inApp!: boolean;
  @Field({ description: 'True if the notifications are sent by email.' })
  mail!: boolean;
  @Field({ description: 'True if the preference cannot be changed.' })
  isFixed!: boolean;
}

@InputType({ description: 'Preference to change for a kind of notification.' })
export class SetNotificationPreferenceInput {
  @Field(() => kindNames, { description: 'Kind of notification that the preference applies to.' })
  kind!: NotificationKind;
  @Field(() => NotificationChannel, { description: 'Channel to enable or disable.' })
  channel!: NotificationChannel;
  @Field({ description: 'True to enable the channel; false to disable it.' })
  isOn!: boolean;
}

/**
 * The viewer's preferences: a row for each kind that concerns their permissions and is covered by their consents.
 * Defaults without a choice.
 */
export async function getPreferences(context: Context): Promise<NotificationPreference[]> {
  const viewer = signedIn(context);
  const chosen = await getChoices(context);
  const consents = await consentsOf(context.em, viewer.id);
  return allKinds()
    .filter((kind) => {
      const { concerns, purpose } = getDefinition(kind);
      if (purpose && !consents.has(purpose)) return false;
      return !concerns || [concerns].flat().some((each) => viewer.may(each));
    })
    .map((kind) => preference(kind, chosen));
}

export const getPreference = async (
  context: Context,
  kind: NotificationKind,
): Promise<NotificationPreference> => preference(kind, await getChoices(context));

interface Choice {
  readonly kind: string;
  readonly channel: string;
  readonly is_on: boolean;
}

const getChoices = (context: Context): Promise<Choice[]> =>
  runSql<Choice>(
    context.em,
    sql`select kind, channel, is_on from notification_preference where person_id = ${signedIn(context).id}`,
  );

function preference(kind: NotificationKind, chosen: readonly Choice[]): NotificationPreference {
  const { isFixed = false } = getDefinition(kind);
  const wants = (channel: NotificationChannel) =>
    isEnabled(kind, channel, chosen.find((c) => c.kind === kind && c.channel === channel)?.is_on);
  return { kind, inApp: wants(NotificationChannel.IN_APP), mail: wants(NotificationChannel.MAIL), isFixed };
}

/**
 * Sets a person's preference for a kind. The caller is the person themselves, or has the unsubscribe link of one of
 * their e-mails.
 * @throws POLICY if the kind cannot be switched off
 */
export async function setPreference(
  context: Context,
  personId: string,
  { kind, channel, isOn }: SetNotificationPreferenceInput,
): Promise<void> {
  if (getDefinition(kind).isFixed) throw policy('NOTIFICATION_FIXED');
  await context.em.transactional(async (em) => {
    const [changed] = await runSql(
      em,
      sql`insert into notification_preference as n (person_id, kind, channel, is_on)
       select id, ${kind}, ${channel}, ${isOn} from person where id = ${personId} and erased_at is null
       on conflict (person_id, kind, channel) do update set is_on = excluded.is_on where n.is_on <> excluded.is_on
       returning 1`,
    );
    if (!changed) return;
    audit(em, context, {
      action: 'notification.choose',
      targetType: 'person',
      targetId: personId,
      after: { kind, channel, isOn },
    });
  });
}
