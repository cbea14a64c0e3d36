import type { ApolloCache } from '@apollo/client';
import { evictRootFields } from './evict.ts';

/** After a ticket was answered, assigned or closed: evicts the queues of the administrators' desk. */
export const ticketMoved = (cache: ApolloCache): void => evictRootFields(cache, ['deskQueues']);
