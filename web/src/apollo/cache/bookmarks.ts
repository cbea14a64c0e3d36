import type { ApolloCache, Reference } from '@apollo/client';

interface StoredFeed {
  edges?: readonly { node: Reference }[];
}

/**
 * Removes a deleted bookmark from the cached lists. The object stays, because an undo can create a bookmark
 * at the same place.
 */
export const removeCachedBookmark = (cache: ApolloCache, id: string): void => {
  const removedKey = cache.identify({ __typename: 'Bookmark', id });
  cache.modify<{ myBookmarks: readonly Reference[]; recentBookmarks: StoredFeed }>({
    fields: {
      myBookmarks: (known) => (known as readonly Reference[]).filter(({ __ref }) => __ref !== removedKey),
      recentBookmarks: (known) => {
        const feed = known as StoredFeed;
        return { ...feed, edges: (feed.edges ?? []).filter(({ node }) => node.__ref !== removedKey) };
      },
    },
  });
};
