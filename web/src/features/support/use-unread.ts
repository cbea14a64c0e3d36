import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { insertNotification } from '../../apollo/cache/notifications.ts';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { onReconnected } from '../../apollo/live.ts';
import { useRefetchOnEvent } from '../../apollo/use-refetch-on-event.ts';
import { useViewer } from '../accounts/index.ts';
import { useNotificationReceivedSubscription } from './notification-live.gen.ts';
import { MyNotificationsDocument, useUnreadNotificationCountQuery } from './notifications.gen.ts';

/** Milliseconds within which several notifications cause one query. */
const DEBOUNCE_MS = 500;

/**
 * The number of unread notifications, live.
 * @param onNew called with the title of each new notification
 */
export const useUnread = (onNew: (title: string) => void): number => {
  const client = useApolloClient();
  const { state } = useViewer();
  const skip = state !== 'member';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const result = useUnreadNotificationCountQuery({ skip, ...cacheAndNetwork });
  const refetch = useRefetchOnEvent(result, () => (skip ? undefined : result.refetch()));

  useNotificationReceivedSubscription({
    skip,
    ignoreResults: true,
    onData: ({ data: { data: received } }) => {
      if (!received) return;
      insertNotification(client.cache, received.notificationReceived);
      clearTimeout(timer.current);
      timer.current = setTimeout(refetch, DEBOUNCE_MS);
      onNew(received.notificationReceived.title);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // Notifications during a disconnection are not replayed, so the visible list is fetched again as well
  useEffect(
    () => onReconnected(() => void client.refetchQueries({ include: [MyNotificationsDocument] })),
    [client],
  );
  return result.data?.unreadNotificationCount ?? 0;
};
