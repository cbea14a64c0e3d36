import { Button } from '@mantine/core';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import kit from '../../ui/kit.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { NotificationRow } from './notification-row.tsx';
import { type MyNotificationsQuery, useMyNotificationsQuery } from './notifications.gen.ts';
import classes from './notifications.module.css';
import { useMarkRead } from './use-mark-read.ts';

const PATH = '/dashboard/notifications';
const PAGE = 20;

/** The feed with a further page behind it. */
const joined = (before: MyNotificationsQuery, more: MyNotificationsQuery): MyNotificationsQuery => ({
  ...more,
  myNotifications: {
    ...more.myNotifications,
    edges: [...before.myNotifications.edges, ...more.myNotifications.edges],
  },
});

const Feed = ({ unreadOnly }: { unreadOnly: boolean }) => {
  const { t } = useTranslation('support');
  const { markRead } = useMarkRead();
  const { data, error, loading, refetch, fetchMore } = useMyNotificationsQuery({
    variables: { first: PAGE, unreadOnly },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={8} height={64} />;
  const { edges, pageInfo } = data.myNotifications;
  if (!edges.length)
    return unreadOnly ? (
      <EmptyState
        kind="filter"
        title={t('noneUnread')}
        text={t('noneUnreadText')}
        actions={
          <Button component={Link} to={PATH} variant="light">
            {t('showAll')}
          </Button>
        }
      />
    ) : (
      <EmptyState title={t('none')} text={t('noneText')} />
    );
  const more = () =>
    fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult }) => joined(before as MyNotificationsQuery, fetchMoreResult),
    }).catch(() => undefined);
  return (
    <>
      <ul className={`${kit.cardFlush} ${classes.list}`}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <NotificationRow notification={node} onRead={(id) => void markRead(id)} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={loading} onClick={() => void more()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
};

/** /dashboard/notifications: everything one was told, newest first. */
export function Component() {
  const { t } = useTranslation('support');
  const [params] = useSearchParams();
  const unreadOnly = params.get('unread') === '1';
  const { data } = useMyNotificationsQuery({ variables: { first: PAGE, unreadOnly } });
  const { markAllRead } = useMarkRead();
  const unread = data?.unreadNotificationCount;
  return (
    <>
      <PageHeader
        title={t('title')}
        sub={t('sub')}
        actions={
          <>
            <Button
              component={Link}
              to="/dashboard/profile/notifications"
              variant="default"
              leftSection={<IconSettings size={20} aria-hidden="true" />}
            >
              {t('choose')}
            </Button>
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
      <div className={classes.content}>
        <Feed key={String(unreadOnly)} unreadOnly={unreadOnly} />
      </div>
    </>
  );
}
