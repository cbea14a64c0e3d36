import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { policy } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import {
  allKinds,
  definitionOf,
  isWanted,
  kindNames,
  NotificationChannel,
  type NotificationKind,
} from './notification-kinds.ts';

registerEnumType(NotificationChannel, {
  name: 'NotificationChannel',
  description: 'Where a notification reaches its reader.',
  valuesConfig: {
    IN_APP: { description: 'The bell and the list.' },
    MAIL: { description: 'A mail to the account’s address.' },
  },
});

@ObjectType({ description: 'Where one wants to hear of a kind of notification.' })
export class NotificationPreference {
  @Field(() => kindNames, { description: 'Of which kind of notification it is the choice.' })
  kind!: NotificationKind;
  @Field({ description: 'In the bell and the list.' })
  inApp!: boolean;
  @Field({ description: 'Whether it comes by mail.' })
  mail!: boolean;
  @Field({ description: 'True for what can’t be switched off.' })
  isFixed!: boolean;
}

@InputType({ description: 'A choice of where to hear of a kind of notification.' })
export class SetNotificationPreferenceInput {
  @Field(() => kindNames, { description: 'Of which kind of notification it is the choice.' })
  kind!: NotificationKind;
  @Field(() => NotificationChannel, { description: 'Where the choice is about: the bell or the mail.' })
  channel!: NotificationChannel;
  @Field({ description: 'Whether to hear of it there.' })
  isOn!: boolean;
}

/** The viewer's preferences: a row for each kind that concerns their permissions. Defaults without a choice. */
export async function preferencesOf(context: Context): Promise<NotificationPreference[]> {
  const viewer = signedIn(context);
  const chosen = await choicesOf(context);
  return allKinds()
    .filter((kind) => {
      const { concerns } = definitionOf(kind);
      return !concerns || [concerns].flat().some((each) => viewer.may(each));
    })
    .map((kind) => preference(kind, chosen));
}

/** The viewer's preference for one kind, or its default. */
export const preferenceOf = async (
  context: Context,
  kind: NotificationKind,
): Promise<NotificationPreference> => preference(kind, await choicesOf(context));

interface Choice {
  readonly kind: string;
  readonly channel: string;
  readonly is_on: boolean;
}

const choicesOf = (context: Context): Promise<Choice[]> =>
  runSql<Choice>(
    context.em,
    sql`select kind, channel, is_on from notification_preference where person_id = ${signedIn(context).id}`,
  );

function preference(kind: NotificationKind, chosen: readonly Choice[]): NotificationPreference {
  const { isFixed = false } = definitionOf(kind);
  const wants = (channel: NotificationChannel) =>
    isWanted(kind, channel, chosen.find((c) => c.kind === kind && c.channel === channel)?.is_on);
  return {
    kind,
    inApp: wants(NotificationChannel.IN_APP),
    mail: wants(NotificationChannel.MAIL),
    isFixed,
  };
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
  if (definitionOf(kind).isFixed) throw policy('NOTIFICATION_FIXED');
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
