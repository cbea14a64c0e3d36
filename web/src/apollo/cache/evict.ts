import type { ApolloCache } from '@apollo/client';

/**
 * Evicts root fields with all their arguments, in one broadcast. Queries on the screen that contain one fetch it again.
 * Their objects stay in the cache, because rows on the screen read them until the response arrives.
 */
export const evictRootFields = (cache: ApolloCache, names: readonly string[]): void => {
  cache.modify({
    fields: (value, { fieldName, DELETE }) => (names.includes(fieldName) ? DELETE : value),
  });
};

/** Evicts an object, which cached lists then omit, or one of its fields. */
export const evictObject = (cache: ApolloCache, __typename: string, id: string, fieldName?: string): void => {
  const key = cache.identify({ __typename, id });
  if (key) cache.evict({ id: key, ...(fieldName !== undefined && { fieldName }) });
};
