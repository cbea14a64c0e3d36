import type { ApolloCache } from '@apollo/client';

/** What buyers are shown of the price; the teacher's form holds `pricing` instead. */
const OFFER = ['price', 'salePrice', 'currentPrice', 'saleEndsAt'] as const;
/** Lists of the public catalogue, which a course enters and leaves. */
const PUBLIC_LISTS = ['courses', 'featuredTeachers'] as const;

const evictOf = (cache: ApolloCache, __typename: string, id: string, fieldName?: string): void => {
  const key = cache.identify({ __typename, id });
  if (key) cache.evict({ id: key, ...(fieldName !== undefined && { fieldName }) });
};

/** After an edit by the teacher: what the answer does not hold, but follows from it, is asked for again. */
export const courseChanged = (cache: ApolloCache, id: string): void => {
  for (const field of OFFER) evictOf(cache, 'Course', id, field);
};

/** After a course was opened, closed or archived: public lists are asked for again. */
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

/** After courses were bought or enrolled: what the cache knew about owning them is out of date. */
export const coursesEnrolled = (cache: ApolloCache, ids: readonly string[]): void => {
  for (const id of ids) {
    evictOf(cache, 'Course', id, 'myEnrolment');
    evictOf(cache, 'Course', id, 'myUnsettledPayment');
  }
  for (const fieldName of OWN_LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
};

/** After a deletion: neither its line in outlines nor what it taught stays. */
export const lessonRemoved = (cache: ApolloCache, id: string): void => {
  evictOf(cache, 'LessonOutline', id);
  evictOf(cache, 'LessonContent', id);
  cache.gc();
};

/** After a deletion; only an empty section can be deleted. */
export const sectionRemoved = (cache: ApolloCache, id: string): void => evictOf(cache, 'Section', id);
