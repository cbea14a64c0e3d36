import { z } from 'zod';
import { formatVnd } from '../../platform/i18n/formats.ts';
import { translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';

/** A date in the format of Vietnam and Britain, for example `14/12/2026`. */
const sayDay = (day: string): string => day.split('-').reverse().join('/');

export const notificationKinds = {
  PACKAGE_PAID: {
    description: 'The payment of the teacher’s package was confirmed.',
    params: z.object({
      number: z.string(),
      package: z.string(),
      amount: z.number(),
      until: z.iso.date(),
    }),
    defaults: EVERYWHERE,
    concerns: 'package:subscribe',
    text: (locale, { number, amount, until, ...params }) => {
      const values = {
        number: number!,
        package: params.package!,
        amount: formatVnd(locale, Number(amount)),
        until: sayDay(until!),
      };
      return {
        title: translate(locale, 'notification.PACKAGE_PAID.title', values),
        text: translate(locale, 'notification.PACKAGE_PAID.text', values),
      };
    },
  },
  PACKAGE_GIVEN: {
    description: 'An administrator granted the teacher a package or additional days.',
    params: z.object({ package: z.string(), until: z.iso.date(), reason: z.string() }),
    defaults: EVERYWHERE,
    concerns: 'package:subscribe',
    text: (locale, { until, reason, ...params }) => {
      const values = { package: params.package!, until: sayDay(until!), reason: reason! };
      return {
        title: translate(locale, 'notification.PACKAGE_GIVEN.title', values),
        text: translate(locale, 'notification.PACKAGE_GIVEN.text', values),
      };
    },
  },
  PACKAGE_ENDS: {
    description: 'The teacher’s package ends soon. Sent three times before the end.',
    params: z.object({
      package: z.string(),
      days: z.number(),
      until: z.iso.date(),
      /** The next step: a renewal, the requested end, or the choice of another package. */
      outlook: z.enum(['RENEW', 'ENDS', 'CHOOSE']),
    }),
    defaults: EVERYWHERE,
    concerns: 'package:subscribe',
    text: (locale, { days, until, outlook, ...params }) => {
      const values = { package: params.package!, days: days!, until: sayDay(until!) };
      const what = outlook as 'RENEW' | 'ENDS' | 'CHOOSE';
      return {
        title: translate(locale, `notification.PACKAGE_ENDS.${what}.title`, values),
        text: translate(locale, `notification.PACKAGE_ENDS.${what}.text`, values),
      };
    },
  },
  PACKAGE_PAST_DUE: {
    description: 'The teacher’s package has ended and the grace period has begun. Cannot be disabled.',
    params: z.object({ package: z.string(), until: z.iso.date() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'package:subscribe',
    text: (locale, { until, ...params }) => {
      const values = { package: params.package!, until: sayDay(until!) };
      return {
        title: translate(locale, 'notification.PACKAGE_PAST_DUE.title', values),
        text: translate(locale, 'notification.PACKAGE_PAST_DUE.text', values),
      };
    },
  },
  PACKAGE_ENDED: {
    description: 'The teacher’s package has ended and FREE applies. Cannot be disabled.',
    params: z.object({ package: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'package:subscribe',
  },
  COURSES_STOPPED: {
    description: 'Courses of the teacher stopped selling because of the quota. Cannot be disabled.',
    params: z.object({ count: z.number(), first: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'package:subscribe',
  },
  COURSES_RESUMED: {
    description: 'Courses of the teacher that had stopped because of the quota are on sale again.',
    params: z.object({ count: z.number(), first: z.string() }),
    defaults: EVERYWHERE,
    concerns: 'package:subscribe',
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
