import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { notificationReceived } from '../../apollo/cache/notifications.ts';
import { freshOnArrival, uncached } from '../../apollo/fetch-policies.ts';
import { onReconnected } from '../../apollo/live.ts';
import { useViewer } from '../accounts/index.ts';
import { useNotificationReceivedSubscription } from './notification-live.gen.ts';
import { useUnreadNotificationCountQuery } from './notifications.gen.ts';

const COUNT = ['UnreadNotificationCount'];
/** What may have been missed while the socket was closed. */
const MISSED = [...COUNT, 'MyNotifications'];
/** Many at once are counted once, in milliseconds. */
const TOGETHER_MS = 500;

/**
 * How many notifications the viewer has not read, live.
 * @param onNew told the title of each as it comes
 */
export const useUnread = (onNew: (title: string) => void): number => {
  const client = useApolloClient();
  const { state } = useViewer();
  const skip = state !== 'member';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data } = useUnreadNotificationCountQuery({ skip, ...freshOnArrival });

  useNotificationReceivedSubscription({
    skip,
    ...uncached,
    ignoreResults: true,
    onData: ({ data: { data: received } }) => {
      if (!received) return;
      notificationReceived(client.cache, received.notificationReceived);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void client.refetchQueries({ include: COUNT }), TOGETHER_MS);
      onNew(received.notificationReceived.title);
    },
  });
  useEffect(() => {
    const stop = onReconnected(() => void client.refetchQueries({ include: MISSED }));
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [client]);
  return data?.unreadNotificationCount ?? 0;
};
