import { z } from 'zod';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { isMessageKey, translate } from '../../platform/i18n/messages/index.ts';

/** Where a notification reaches its reader. */
export enum NotificationChannel {
  IN_APP = 'IN_APP',
  MAIL = 'MAIL',
}

/** A kind of notification, as the feature that sends it declares it. Released names and params stay: rows have them. */
export interface NotificationKindDefinition {
  /** For the schema. */
  readonly description: string;
  /** What the text is made of. */
  readonly params: z.ZodType<Record<string, string | number>>;
  /** Where it goes as long as its reader has chosen nothing. */
  readonly defaults: Readonly<Record<NotificationChannel, boolean>>;
  /** Can't be switched off. */
  readonly isFixed?: true;
  /** What causes it sends a mail of its own kind, so none is sent from here. */
  readonly hasOwnMail?: true;
  /** Concerns only those who may do this, or one of these. */
  readonly concerns?: Permission | readonly Permission[];
  /** Which of several texts, for instance by the outcome of a review. */
  readonly variant?: (params: never) => string;
  /** Its words, where they are not those of the catalogue under its name. */
  readonly text?: (locale: Locale, params: Readonly<Record<string, string>>) => NotificationText;
}

export type NotificationKindTable = Readonly<Record<string, NotificationKindDefinition>>;

/** For what should reach its reader everywhere, and for what may wait in the bell. */
export const EVERYWHERE = { IN_APP: true, MAIL: true } as const;
export const IN_APP_ONLY = { IN_APP: true, MAIL: false } as const;

export const ownKinds = {
  ANNOUNCEMENT: {
    description: 'Announcement by the platform.',
    params: z.object({ titleVi: z.string(), titleEn: z.string(), textVi: z.string(), textEn: z.string() }),
    defaults: IN_APP_ONLY,
    // It brings its own words
    text: (locale, { titleVi, titleEn, textVi, textEn }) =>
      locale === 'vi' ? { title: titleVi!, text: textVi! } : { title: titleEn!, text: textEn! },
  },
} as const satisfies NotificationKindTable;

/** Every kind with what it carries. Features add theirs by merging into this interface. */
export interface NotificationKinds {
  ANNOUNCEMENT: (typeof ownKinds)['ANNOUNCEMENT'];
}
export type NotificationKind = keyof NotificationKinds & string;

/** What a notification of a kind carries. */
export type ParamsOf<K extends NotificationKind> = z.infer<NotificationKinds[K]['params']>;

const definitions = new Map<string, NotificationKindDefinition>();
/** The names of the kinds, for the schema. */
export const kindNames: Record<string, string> = {};
/** What the schema says of each. */
export const kindDescriptions: Record<string, { description: string }> = {};

/** Adds a feature's kinds; done once for each, when the features are collected. */
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

/** @throws for a kind that no feature declares */
export function definitionOf(kind: NotificationKind): NotificationKindDefinition {
  const definition = definitions.get(kind);
  if (!definition) throw new Error(`no kind of notification ${kind}`);
  return definition;
}

/** Whether a kind reaches its reader by a channel, by what they chose there; absent: they chose nothing. */
export function isWanted(
  kind: NotificationKind,
  channel: NotificationChannel,
  chosen: boolean | null | undefined,
): boolean {
  const { defaults, isFixed } = definitionOf(kind);
  return isFixed ? defaults[channel] : (chosen ?? defaults[channel]);
}

/** A notification in words. */
export interface NotificationText {
  readonly title: string;
  readonly text: string;
}

/** The words of a notification in its reader's language: the same on GraphQL, REST and in mails. */
export function textOf(
  locale: Locale,
  kind: NotificationKind,
  params: Readonly<Record<string, unknown>>,
): NotificationText {
  const values = params as Record<string, string>;
  const { text, variant: variantOf } = definitionOf(kind);
  if (text) return text(locale, values);
  const variant = variantOf?.(values as never);
  const say = (part: 'title' | 'text') => {
    const key = ['notification', kind, ...(variant ? [variant] : []), part].join('.');
    return isMessageKey(key) ? translate(locale, key, values) : '';
  };
  return { title: say('title'), text: say('text') };
}
