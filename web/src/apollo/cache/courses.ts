import type { ApolloCache } from '@apollo/client';
import { evictObject, evictRootFields } from './evict.ts';

/** The public lists that a course enters and leaves. */
const PUBLIC_LISTS = ['courses', 'featuredTeachers'] as const;

/** After a course was opened, closed or archived: evicts the public lists. */
export const courseStatusChanged = (cache: ApolloCache): void => evictRootFields(cache, PUBLIC_LISTS);

/** The viewer's own lists that a purchase changes. */
const OWN_LISTS = [
  'myEnrolments',
  'myUnsettledPayments',
  'myOrders',
  'cart',
  'cartCount',
  'wishlist',
] as const;

/** After courses were bought or enrolled: evicts all data about their ownership. */
export const coursesEnrolled = (cache: ApolloCache, ids: readonly string[]): void => {
  for (const id of ids) {
    evictObject(cache, 'Course', id, 'myEnrolment');
    evictObject(cache, 'Course', id, 'myUnsettledPayment');
  }
  evictRootFields(cache, OWN_LISTS);
};
