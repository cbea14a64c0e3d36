import type { ApolloCache } from '@apollo/client';
import { evictObject, evictRootFields } from './evict.ts';

/** Root fields that list or count refunds or refundable purchases, with any arguments. */
const LISTS = ['myRefunds', 'myRefundRights', 'refundsOfMyCourses', 'refunds', 'deskQueues'] as const;

/**
 * Evicts all lists of refunds after a refund was requested or its status changed, because the lists that contain it
 * are unknown. Lists on the screen are fetched again. The refund itself is updated by its id.
 */
export const evictRefundData = (cache: ApolloCache, courseId?: string): void => {
  evictRootFields(cache, LISTS);
  if (courseId) evictObject(cache, 'Course', courseId, 'myRefundRight');
};
