import { useCallback } from 'react';
import {
  NotificationRowFragmentDoc,
  UnreadNotificationCountDocument,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationsReadMutation,
} from './notifications.gen.ts';

/** Marks notifications as read, here and in every list that shows them. Failures are said by a toast. */
export const useMarkRead = () => {
  const [mark] = useMarkNotificationsReadMutation();
  const [markEverything] = useMarkAllNotificationsReadMutation();

  const markRead = useCallback(
    (id: string) =>
      mark({
        variables: { input: { ids: [id] } },
        update: (cache, { data }) => {
          if (!data) return;
          cache.updateFragment(
            {
              id: cache.identify({ __typename: 'Notification', id }) ?? '',
              fragment: NotificationRowFragmentDoc,
              fragmentName: 'NotificationRow',
            },
            (row) => row && { ...row, readAt: row.readAt ?? new Date().toISOString() },
          );
          cache.writeQuery({
            query: UnreadNotificationCountDocument,
            data: { unreadNotificationCount: data.markNotificationsRead },
          });
        },
      }).catch(() => undefined),
    [mark],
  );
  const markAllRead = useCallback(
    () =>
      markEverything({ refetchQueries: ['MyNotifications', 'UnreadNotificationCount'] }).catch(
        () => undefined,
      ),
    [markEverything],
  );
  return { markRead, markAllRead };
};
