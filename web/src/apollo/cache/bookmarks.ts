import type { ApolloCache, Reference } from '@apollo/client';

interface StoredFeed {
  edges?: readonly { node: Reference }[];
}

/**
 * After a bookmark was removed: removes it from the cached lists. The object stays, because an undo can create a bookmark
 * at the same place.
 */
export const bookmarkRemoved = (cache: ApolloCache, id: string): void => {
  const gone = cache.identify({ __typename: 'Bookmark', id });
  cache.modify<{ myBookmarks: readonly Reference[]; recentBookmarks: StoredFeed }>({
    fields: {
      myBookmarks: (known) => (known as readonly Reference[]).filter(({ __ref }) => __ref !== gone),
      recentBookmarks: (known) => {
        const feed = known as StoredFeed;
        return { ...feed, edges: (feed.edges ?? []).filter(({ node }) => node.__ref !== gone) };
      },
    },
  });
};
