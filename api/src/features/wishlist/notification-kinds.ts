import { z } from 'zod';
import { formatTime, formatVnd } from '../../platform/i18n/formats.ts';
import { type Locale, translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

const priceOf = (locale: Locale, price: string | undefined): string =>
  Number(price) === 0 ? translate(locale, 'billing.free') : formatVnd(locale, Number(price));

export const notificationKinds = {
  WISHLIST_PRICE_DROP: {
    description: 'The price of a saved course is lower than when it was saved.',
    params: z.object({
      course: z.string(),
      price: z.number(),
      priceThen: z.number(),
      saleEndsAt: z.iso.datetime().optional(),
    }),
    defaults: EVERYWHERE,
    text: (locale, { course, price, priceThen, saleEndsAt }) => {
      const values = {
        course: course!,
        price: priceOf(locale, price),
        priceThen: priceOf(locale, priceThen),
        end: saleEndsAt ? formatTime(locale, new Date(saleEndsAt)) : '',
      };
      const text = saleEndsAt
        ? 'notification.WISHLIST_PRICE_DROP.sale'
        : 'notification.WISHLIST_PRICE_DROP.text';
      return {
        title: translate(locale, 'notification.WISHLIST_PRICE_DROP.title', values),
        text: translate(locale, text, values),
      };
    },
  },
  WISHLIST_SALE_ENDS: {
    description: 'The sale of a saved course ends within a day.',
    params: z.object({
      course: z.string(),
      price: z.number(),
      listPrice: z.number(),
      saleEndsAt: z.iso.datetime(),
    }),
    defaults: EVERYWHERE,
    text: (locale, { course, price, listPrice, saleEndsAt }) => {
      const values = {
        course: course!,
        price: priceOf(locale, price),
        listPrice: formatVnd(locale, Number(listPrice)),
        end: formatTime(locale, new Date(saleEndsAt!)),
      };
      return {
        title: translate(locale, 'notification.WISHLIST_SALE_ENDS.title', values),
        text: translate(locale, 'notification.WISHLIST_SALE_ENDS.text', values),
      };
    },
  },
  WISHLIST_SOLD_AGAIN: {
    description: 'A saved course is on sale again after a pause.',
    params: z.object({ course: z.string(), price: z.number() }),
    defaults: IN_APP_ONLY,
    text: (locale, { course, price }) => {
      const values = { course: course!, price: priceOf(locale, price) };
      return {
        title: translate(locale, 'notification.WISHLIST_SOLD_AGAIN.title', values),
        text: translate(locale, 'notification.WISHLIST_SOLD_AGAIN.text', values),
      };
    },
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
