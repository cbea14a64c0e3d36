import type { ApolloCache } from '@apollo/client';
import { evictRootFields } from './evict.ts';

/** Evicts what visitors see of custom pages, after one was published or unpublished. */
export const evictPublishedPages = (cache: ApolloCache): void =>
  evictRootFields(cache, ['customPage', 'homeSections', 'footerPages']);
