import type { ApolloCache } from '@apollo/client';

/** The price fields that buyers see. The teacher's form uses `pricing` instead. */
const OFFER = ['price', 'salePrice', 'currentPrice', 'saleEndsAt'] as const;
/** The public lists that a course enters and leaves. */
const PUBLIC_LISTS = ['courses', 'featuredTeachers'] as const;

const evictOf = (cache: ApolloCache, __typename: string, id: string, fieldName?: string): void => {
  const key = cache.identify({ __typename, id });
  if (key) cache.evict({ id: key, ...(fieldName !== undefined && { fieldName }) });
};

/** After an edit by the teacher: evicts the fields that depend on the edit but are not in the response. */
export const courseChanged = (cache: ApolloCache, id: string): void => {
  for (const field of OFFER) evictOf(cache, 'Course', id, field);
};

/** After a course was opened, closed or archived: evicts the public lists. */
export const courseStatusChanged = (cache: ApolloCache): void => {
  for (const fieldName of PUBLIC_LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
};

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
    evictOf(cache, 'Course', id, 'myEnrolment');
    evictOf(cache, 'Course', id, 'myUnsettledPayment');
  }
  for (const fieldName of OWN_LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
};

/** After a deletion: evicts the lesson's outline entry and its content. */
export const lessonRemoved = (cache: ApolloCache, id: string): void => {
  evictOf(cache, 'LessonOutline', id);
  evictOf(cache, 'LessonContent', id);
  cache.gc();
};

/** After a deletion. Only an empty section can be deleted, so no lessons need an eviction. */
export const sectionRemoved = (cache: ApolloCache, id: string): void => evictOf(cache, 'Section', id);
