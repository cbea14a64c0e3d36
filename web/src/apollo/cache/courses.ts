import type { ApolloCache } from '@apollo/client';
import { evictObject, evictRootFields } from './evict.ts';

/** The public lists that a course enters and leaves. */
const PUBLIC_LISTS = ['courses', 'featuredTeachers'] as const;

/** Evicts the public lists after a course was opened, closed or archived. */
export const evictPublicCourseLists = (cache: ApolloCache): void => evictRootFields(cache, PUBLIC_LISTS);

/** The viewer's own lists that a purchase changes. */
const OWN_LISTS = [
  'myEnrolments',
  'myUnsettledPayments',
  'myOrders',
  'cart',
  'cartCount',
  'wishlist',
] as const;

/** Evicts all data about the ownership of courses after they were bought or enrolled. */
export const evictCourseOwnership = (cache: ApolloCache, ids: readonly string[]): void => {
  for (const id of ids) {
    evictObject(cache, 'Course', id, 'myEnrolment');
    evictObject(cache, 'Course', id, 'myUnsettledPayment');
  }
  evictRootFields(cache, OWN_LISTS);
};
