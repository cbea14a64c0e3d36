import { z } from 'zod';
import type { Locale } from '../../platform/messages/index.ts';
import { isMessageKey, translate } from '../../platform/messages/index.ts';
import type { Permission } from '../../platform/permissions.ts';
import { NotificationKind } from './notification.entity.ts';

/** Where a notification reaches its reader. */
export enum NotificationChannel {
  IN_APP = 'IN_APP',
  MAIL = 'MAIL',
}

interface KindDefinition {
  /** What the text is made of. */
  readonly params: z.ZodType<Record<string, string | number>>;
  /** Where it goes as long as its reader has chosen nothing. */
  readonly defaults: Readonly<Record<NotificationChannel, boolean>>;
  /** Nobody can switch it off. */
  readonly isFixed?: true;
  /** Whoever causes it sends a letter of its own kind, so none is sent from here. */
  readonly hasOwnMail?: true;
  /** Concerns only those who may do this. */
  readonly concerns?: Permission;
  /** Which of several texts, for instance by the outcome of a review. */
  readonly variant?: (params: never) => string;
}

const both = { IN_APP: true, MAIL: true };
const inApp = { IN_APP: true, MAIL: false };

/** The kinds as data. Released names and params stay: rows of them lie in the database. */
export const kinds = {
  ORDER_PAID: { params: z.object({ number: z.string(), course: z.string() }), defaults: both },
  ENROLLED: { params: z.object({ course: z.string() }), defaults: inApp },
  COURSE_SUBMITTED: {
    // Whose name it is, so that it can be taken out with them
    params: z.object({ course: z.string(), teacher: z.string(), teacherId: z.uuid() }),
    defaults: inApp,
    concerns: 'course:review',
  },
  COURSE_REVIEWED: {
    params: z.object({ course: z.string(), outcome: z.enum(['APPROVED', 'SENT_BACK', 'REJECTED']) }),
    defaults: both,
    concerns: 'course:create',
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  COURSE_SOLD: { params: z.object({ course: z.string() }), defaults: inApp, concerns: 'course:create' },
  SECURITY: {
    params: z.object({ event: z.string(), address: z.string() }),
    defaults: both,
    isFixed: true,
    hasOwnMail: true,
  },
  EXPORT_READY: { params: z.object({ file: z.string() }), defaults: both },
  ANNOUNCEMENT: {
    params: z.object({ titleVi: z.string(), titleEn: z.string(), textVi: z.string(), textEn: z.string() }),
    defaults: inApp,
  },
} as const satisfies Record<NotificationKind, KindDefinition>;

/** What a notification of a kind carries. */
export type ParamsOf<K extends NotificationKind> = z.infer<(typeof kinds)[K]['params']>;

export const definitionOf = (kind: NotificationKind): KindDefinition => kinds[kind];

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
  // An announcement brings its own words
  if (kind === NotificationKind.ANNOUNCEMENT)
    return locale === 'vi'
      ? { title: values.titleVi!, text: values.textVi! }
      : { title: values.titleEn!, text: values.textEn! };
  if (kind === NotificationKind.SECURITY) {
    const title = `mail.security.subject.${values.event}`;
    return {
      title: isMessageKey(title)
        ? translate(locale, title)
        : translate(locale, 'notification.SECURITY.title'),
      text: translate(locale, 'notification.SECURITY.text', values),
    };
  }
  const variant = definitionOf(kind).variant?.(values as never);
  const say = (part: 'title' | 'text') => {
    const key = ['notification', kind, ...(variant ? [variant] : []), part].join('.');
    return isMessageKey(key) ? translate(locale, key, values) : '';
  };
  return { title: say('title'), text: say('text') };
}
