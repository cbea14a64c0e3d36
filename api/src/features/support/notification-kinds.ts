import { z } from 'zod';
import type { ConsentPurpose } from '../../platform/access/consents.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import { isMessageKey, type Locale, translate } from '../../platform/i18n/messages/index.ts';

export enum NotificationChannel {
  IN_APP = 'IN_APP',
  MAIL = 'MAIL',
}

/**
 * A kind of notification, declared by the feature that sends it. Released names and params must not be removed,
 * because stored rows use them.
 */
export interface NotificationKindDefinition {
  readonly description: string;
  readonly params: z.ZodType<Record<string, string | number>>;
  /** Channels for recipients without a preference. */
  readonly defaults: Readonly<Record<NotificationChannel, boolean>>;
  readonly isFixed?: true;
  /** The event that causes it sends its own e-mail, so none is sent here. */
  readonly hasOwnMail?: true;
  /** Only shown in the preferences of people with this permission, or with one of these. */
  readonly concerns?: Permission | readonly Permission[];
  /** Only sent to people who consent to this purpose, and only shown in their preferences. */
  readonly purpose?: ConsentPurpose;
  /** Selects one of several messages, for instance by the outcome of a review. */
  readonly variant?: (params: never) => string;
  /** Creates the message if it is not in the catalogue under the name of the kind. */
  readonly text?: (locale: Locale, params: Readonly<Record<string, string>>) => NotificationText;
}

export type NotificationKindTable = Readonly<Record<string, NotificationKindDefinition>>;

/** The kinds of a feature, for its addition to {@link NotificationKinds}. */
export type KindsOf<T extends NotificationKindTable> = T;

/** Defaults of kinds that should reach the recipient by e-mail, too. */
export const EVERYWHERE = { IN_APP: true, MAIL: true } as const;
export const IN_APP_ONLY = { IN_APP: true, MAIL: false } as const;

export const ownKinds = {
  ANNOUNCEMENT: {
    description: 'Announcement by the platform.',
    params: z.object({ titleVi: z.string(), titleEn: z.string(), textVi: z.string(), textEn: z.string() }),
    defaults: IN_APP_ONLY,
    // The parameters contain the text in both languages
    text: (locale, { titleVi, titleEn, textVi, textEn }) =>
      locale === 'vi' ? { title: titleVi!, text: textVi! } : { title: titleEn!, text: textEn! },
  },
} as const satisfies NotificationKindTable;

/** All kinds with their params. Features add theirs by declaration merging. */
export interface NotificationKinds {
  ANNOUNCEMENT: (typeof ownKinds)['ANNOUNCEMENT'];
}
export type NotificationKind = keyof NotificationKinds & string;

export type ParamsOf<K extends NotificationKind> = z.infer<NotificationKinds[K]['params']>;

const definitions = new Map<string, NotificationKindDefinition>();
export const kindNames: Record<string, string> = {};
export const kindDescriptions: Record<string, { description: string }> = {};

/** Adds a feature's kinds. Called once for each feature, when the features are registered. */
export function addNotificationKinds(table: NotificationKindTable): void {
  for (const [name, definition] of Object.entries(table)) {
    definitions.set(name, definition);
    kindNames[name] = name;
    kindDescriptions[name] = { description: definition.description };
  }
}

export const allKinds = (): NotificationKind[] => [...definitions.keys()] as NotificationKind[];

export const isNotificationKind = (text: unknown): text is NotificationKind =>
  typeof text === 'string' && definitions.has(text);

export function getDefinition(kind: NotificationKind): NotificationKindDefinition {
  const definition = definitions.get(kind);
  if (!definition)
    throw new Error(
      `No feature declares the notification kind ${kind}. Add it to the notificationKinds of one.`,
    );
  return definition;
}

/** True if a notification is sent to a channel, by the recipient's preference or the default of the kind. */
export function isEnabled(
  kind: NotificationKind,
  channel: NotificationChannel,
  preference: boolean | null | undefined,
): boolean {
  const { defaults, isFixed } = getDefinition(kind);
  return isFixed ? defaults[channel] : (preference ?? defaults[channel]);
}

export interface NotificationText {
  readonly title: string;
  readonly text: string;
}

/** The texts of a notification in the recipient's language. GraphQL, REST and e-mails use the same ones. */
export function formatNotification(
  locale: Locale,
  kind: NotificationKind,
  params: Readonly<Record<string, unknown>>,
): NotificationText {
  const values = params as Record<string, string>;
  const { text, variant: getVariant } = getDefinition(kind);
  if (text) return text(locale, values);
  const variant = getVariant?.(values as never);
  const message = (part: 'title' | 'text') => {
    const key = ['notification', kind, ...(variant ? [variant] : []), part].join('.');
    return isMessageKey(key) ? translate(locale, key, values) : '';
  };
  return { title: message('title'), text: message('text') };
}
