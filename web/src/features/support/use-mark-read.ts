import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { markCachedNotificationRead } from '../../apollo/cache/notifications.ts';
import {
  MyNotificationsDocument,
  UnreadNotificationCountDocument,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationsReadMutation,
} from './notifications.gen.ts';

/** Marks notifications as read with an optimistic update of all lists; an error reverts it and shows a toast. */
export const useMarkRead = () => {
  const { cache } = useApolloClient();
  const [mark] = useMarkNotificationsReadMutation();
  const [markEverything] = useMarkAllNotificationsReadMutation();

  const markRead = useCallback(
    (id: string) => {
      const unread =
        cache.readQuery({ query: UnreadNotificationCountDocument })?.unreadNotificationCount ?? 1;
      return mark({
        variables: { input: { notificationIds: [id] } },
        optimisticResponse: {
          markNotificationsRead: { __typename: 'NotificationsRead', unreadCount: Math.max(0, unread - 1) },
        },
        update: (written, { data }) => {
          if (data) markCachedNotificationRead(written, id, data.markNotificationsRead.unreadCount);
        },
      }).catch(() => undefined);
    },
    [cache, mark],
  );
  const markAllRead = useCallback(
    () =>
      markEverything({ refetchQueries: [MyNotificationsDocument, UnreadNotificationCountDocument] }).catch(
        () => undefined,
      ),
    [markEverything],
  );
  return { markRead, markAllRead };
};
