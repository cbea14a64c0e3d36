import type { ApolloCache } from '@apollo/client';
import { evictObject } from './evict.ts';

/** Evicts an announcement that the viewer has dismissed. */
export const evictAnnouncement = (cache: ApolloCache, id: string): void =>
  evictObject(cache, 'ShownAnnouncement', id);
