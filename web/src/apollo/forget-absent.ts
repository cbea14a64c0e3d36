import type { ApolloCache } from '@apollo/client';

/**
 * Takes what a page from the server found absent out of the cache, so that queries ask again. The server asks as an
 * anonymous reader, and a draft, a private or an archived course is there for its teacher, reviewers and students.
 */
export const forgetAbsent = (cache: ApolloCache): void => {
  cache.modify({
    fields: (value, { DELETE }) => (value === null ? DELETE : value),
  });
};
