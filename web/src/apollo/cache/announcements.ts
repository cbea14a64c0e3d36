import type { ApolloCache } from '@apollo/client';
import { evictObject } from './evict.ts';

/** After the viewer dismissed an announcement. */
export const announcementDismissed = (cache: ApolloCache, id: string): void =>
  evictObject(cache, 'ShownAnnouncement', id);
