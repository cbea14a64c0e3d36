import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box, Card } from '../../ui/layout/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useMyNotificationsQuery } from './notifications.gen.ts';
import classes from './notifications.module.css';
import { useMarkRead } from './use-mark-read.ts';

const PATH = '/dashboard/notifications';
const PAGE_SIZE = 20;

const Feed = ({ unreadOnly }: { unreadOnly: boolean }) => {
  const { t } = useTranslation('support');
  const { markRead } = useMarkRead();
  const result = useMyNotificationsQuery({
    variables: { first: PAGE_SIZE, unreadOnly },
    ...cacheAndNetwork,
  });
  const more = (after: string | null) => result.fetchMore({ variables: { after } });
  return (
    <QueryView
      result={result}
      select={({ myNotifications }) => myNotifications}
      skeleton={<LoadingRows rows={8} height={64} />}
      isEmpty={({ edges }) => edges.length === 0}
      empty={
        unreadOnly ? (
          <EmptyState
            kind="filter"
            title={t('noneUnread')}
            text={t('noneUnreadText')}
            actions={
              <ButtonLink to={PATH} variant="light">
                {t('showAll')}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState title={t('none')} text={t('noneText')} />
        )
      }
    >
      {({ edges, pageInfo }) => (
        <>
          <Card as="ul" className={classes.list} card="flush">
            {edges.map(({ node }) => (
              <li key={node.id}>
                <NotificationRow notification={node} onRead={(id) => void markRead(id)} />
              </li>
            ))}
          </Card>
          <LoadMore
            label={t('more')}
            hasMore={pageInfo.hasNextPage}
            onMore={() => more(pageInfo.endCursor)}
          />
        </>
      )}
    </QueryView>
  );
};

/** /dashboard/notifications: all notifications, newest first. */
export function Component() {
  const { t } = useTranslation('support');
  const [params] = useSearchParams();
  const unreadOnly = params.get('unread') === '1';
  const { data } = useMyNotificationsQuery({ variables: { first: PAGE_SIZE, unreadOnly } });
  const { markAllRead } = useMarkRead();
  const unread = data?.unreadNotificationCount;
  return (
    <>
      <PageHeader
        title={t('title')}
        sub={t('sub')}
        actions={
          <>
            <ButtonLink
              to="/dashboard/profile/notifications"
              variant="default"
              leftSection={<IconSettings size={20} aria-hidden="true" />}
            >
              {t('choose')}
            </ButtonLink>
            <Button
              variant="light"
              disabled={!unread}
              leftSection={<IconChecks size={20} aria-hidden="true" />}
              onClick={() => void markAllRead()}
            >
              {t('markAll')}
            </Button>
          </>
        }
      />
      <TabLinks
        label={t('tabs')}
        replace
        links={[
          { key: 'all', label: t('tabAll'), to: PATH, isOn: !unreadOnly },
          { key: 'unread', label: t('tabUnread'), to: `${PATH}?unread=1`, isOn: unreadOnly, count: unread },
        ]}
      />
      <Box maxW={190} mt={4}>
        <Feed key={String(unreadOnly)} unreadOnly={unreadOnly} />
      </Box>
    </>
  );
}
