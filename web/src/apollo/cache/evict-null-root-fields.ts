import type { ApolloCache } from '@apollo/client';

/**
 * Evicts the root fields that are null in the cache of a page from the server, so that queries fetch them again. The server
 * renders for guests. A draft, a private or an archived course exists for its teacher, reviewers and students only.
 */
export const evictNullRootFields = (cache: ApolloCache): void => {
  cache.modify({
    fields: (value, { DELETE }) => (value === null ? DELETE : value),
  });
};
