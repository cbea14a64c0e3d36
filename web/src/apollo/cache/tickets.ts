import type { ApolloCache } from '@apollo/client';
import { evictRootFields } from './evict.ts';

/** Evicts the administrators' queues after a ticket was answered, assigned or closed. */
export const evictTicketQueues = (cache: ApolloCache): void => evictRootFields(cache, ['deskQueues']);
