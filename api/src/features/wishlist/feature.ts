import type { ConsentPurposeTable } from '../../platform/access/consents.ts';
import { drop } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { notificationKinds } from './notification-kinds.ts';
import { notifyWishlists } from './notify-wishlists.jobs.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';
import { WishlistResolver } from './wishlist.resolver.ts';

const consentPurposes = {
  COURSE_OFFERS: {
    description: 'Notifies the person of price drops and sales of saved courses, also by email.',
  },
} as const satisfies ConsentPurposeTable;

declare module '../../platform/access/consents.ts' {
  interface ConsentPurposes extends Record<keyof typeof consentPurposes, true> {}
}

/**
 * Courses that users have saved, with the price at that time and the current price.
 *
 * Writes: SQL only. Its table has no entity.
 */
export const wishlist = defineFeature({
  name: 'wishlist',
  tables: ['wishlist_item'],
  resolvers: [WishlistResolver],
  jobs: [notifyWishlists],
  notificationKinds,
  consentPurposes,
  personalData: {
    purpose: 'processing.wishlist',
    columns: [drop('wishlist_item', 'person_id', 'courses that the person considered buying')],
  },
  texts: { vi, en },
  reasons,
  faults,
});
