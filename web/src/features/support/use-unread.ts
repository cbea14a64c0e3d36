import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { onReconnected } from '../../apollo/live.ts';
import { useViewer } from '../accounts/index.ts';
import { useNotificationReceivedSubscription } from './notification-live.gen.ts';
import { useUnreadNotificationCountQuery } from './notifications.gen.ts';

/** Queries that a new notification makes stale. */
const STALE = ['UnreadNotificationCount', 'MyNotifications'];
/** Many at once are asked for once, in milliseconds. */
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
  const { data } = useUnreadNotificationCountQuery({ skip, fetchPolicy: 'cache-and-network' });

  const askAgain = useRef(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.refetchQueries({ include: STALE }), TOGETHER_MS);
  });
  useNotificationReceivedSubscription({
    skip,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: received } }) => {
      if (!received) return;
      askAgain.current();
      onNew(received.notificationReceived.title);
    },
  });
  useEffect(() => {
    const stop = onReconnected(askAgain.current);
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, []);
  return data?.unreadNotificationCount ?? 0;
};
