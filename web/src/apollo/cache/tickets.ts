import type { ApolloCache } from '@apollo/client';
import { evictRootFields } from './evict.ts';

/** Evicts the administrators' queues after a ticket was answered, assigned or closed. */
export const evictQueueCounts = (cache: ApolloCache): void => evictRootFields(cache, ['deskQueues']);
