import { drop } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { notificationKinds } from './notification-kinds.ts';
import { notifyWishlists } from './notify-wishlists.jobs.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';
import { WishlistResolver } from './wishlist.resolver.ts';

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
  personalData: {
    columns: [drop('wishlist_item', 'person_id', 'courses that the person considered buying')],
  },
  texts: { vi, en },
  reasons,
  faults,
});
