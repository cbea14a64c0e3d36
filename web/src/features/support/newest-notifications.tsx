import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import classes from './bell.module.css';
import { NotificationRow } from './notification-row.tsx';
import { useMyNotificationsQuery } from './notifications.gen.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The number of notifications that fit without much scrolling. */
const MAX_NOTIFICATIONS = 6;

export function NewestNotifications() {
  const { t } = useTranslation('support');
  const { t: tCommon } = useTranslation();
  const { markRead } = useMarkRead();
  const result = useMyNotificationsQuery({
    variables: { first: MAX_NOTIFICATIONS, unreadOnly: false },
    ...cacheAndNetwork,
  });
  return (
    <QueryView
      result={result}
      // The page of all notifications extends the same cached feed
      select={({ myNotifications }) => myNotifications.edges.slice(0, MAX_NOTIFICATIONS)}
      failed={(retry) => (
        <Box px={4} py={8} text="sm" tone="text-2" textAlign="center" role="alert" data-keep>
          <p>{t('failed')}</p>
          <TextButton onClick={retry}>{tCommon('retry')}</TextButton>
        </Box>
      )}
      skeleton={
        <Loading className={classes.loading ?? ''}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Loading>
      }
      isEmpty={({ length }) => length === 0}
      empty={
        <Text px={4} py={8} text="sm" tone="text-2" textAlign="center">
          {t('none')}
        </Text>
      }
    >
      {(edges) => (
        <Box as="ul" className={classes.list} minH={0} overflowY="auto">
          {edges.map(({ node }) => (
            <li key={node.id}>
              <NotificationRow notification={node} onRead={(id) => void markRead(id)} />
            </li>
          ))}
        </Box>
      )}
    </QueryView>
  );
}
