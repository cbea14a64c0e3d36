import { z } from 'zod';
import { translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, IN_APP_ONLY, type KindsOf, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  WISHLIST_PRICE_DROP: {
    description: 'The price of a saved course is lower than when it was saved.',
    purpose: 'COURSE_OFFERS',
    params: z.object({
      course: z.string(),
      price: z.number(),
      priceThen: z.number(),
      saleEndsAt: z.iso.datetime().optional(),
    }),
    defaults: EVERYWHERE,
    text: (locale, params) => ({
      title: translate(locale, 'notification.WISHLIST_PRICE_DROP.title', params),
      text: translate(
        locale,
        params.saleEndsAt ? 'notification.WISHLIST_PRICE_DROP.sale' : 'notification.WISHLIST_PRICE_DROP.text',
        params,
      ),
    }),
  },
  WISHLIST_SALE_ENDS: {
    description: 'The sale of a saved course ends within a day.',
    purpose: 'COURSE_OFFERS',
    params: z.object({
      course: z.string(),
      price: z.number(),
      listPrice: z.number(),
      saleEndsAt: z.iso.datetime(),
    }),
    defaults: EVERYWHERE,
  },
  WISHLIST_SOLD_AGAIN: {
    description: 'A saved course is on sale again after a pause.',
    purpose: 'COURSE_OFFERS',
    params: z.object({ course: z.string(), price: z.number() }),
    defaults: IN_APP_ONLY,
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
