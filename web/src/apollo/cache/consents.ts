import type { ApolloCache } from '@apollo/client';

/** Evicts the lists that depend on the viewer's consents. */
export function evictConsentLists(cache: ApolloCache): void {
  for (const fieldName of ['suggestedCourses', 'notificationPreferences'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}
