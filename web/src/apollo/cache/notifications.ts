import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

interface StoredFeed extends StoreObject {
  edges?: readonly { __typename: string; node: Reference }[];
}

/** Prepends a new notification to every cached feed. */
export const insertNotification = (cache: ApolloCache, notification: StoreObject & { id: string }): void => {
  cache.modify<Record<'myNotifications', StoredFeed>>({
    fields: {
      myNotifications: (known, { toReference, readField }) => {
        const node = toReference(notification, true);
        const edges = readField<StoredFeed['edges']>('edges', known);
        if (!node || !edges || edges.some((edge) => edge.node.__ref === node.__ref)) return known;
        return { ...known, edges: [{ __typename: 'NotificationEdge', node }, ...edges] };
      },
    },
  });
};

/** Marks a notification as read, unless it is read already. */
export const markCachedNotificationRead = (cache: ApolloCache, id: string, unreadLeft: number): void => {
  cache.modify({
    id: cache.identify({ __typename: 'Notification', id }) ?? '',
    fields: { readAt: (known: string | null) => known ?? new Date().toISOString() },
  });
  cache.modify({ fields: { unreadNotificationCount: () => unreadLeft } });
};
