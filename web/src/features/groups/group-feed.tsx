import { cacheAndNetwork, uncached } from '../../apollo/fetch-policies.ts';
import { useRefetchOnEvent } from '../../apollo/use-refetch-on-event.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box, Card, Stack } from '../../ui/layout/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { GroupPostItem } from './group-post.tsx';
import { useGroupFeedQuery, useGroupPostChangedSubscription } from './groups.gen.ts';
import classes from './groups.module.css';
import { WritePost } from './write-post.tsx';

/** The posts of a group, with live updates. */
export function GroupFeed({ groupId, isLeader }: { groupId: string; isLeader: boolean }) {
  const { t } = useTranslation('groups');
  const result = useGroupFeedQuery({ variables: { groupId }, ...cacheAndNetwork });
  const refetch = useRefetchOnEvent(result);
  useGroupPostChangedSubscription({
    variables: { groupId },
    ...uncached,
    ignoreResults: true,
    onData: refetch,
  });
  return (
    <Stack as="section" gap={4} shrink aria-label={t('feed.title')}>
      <Card>
        <WritePost groupId={groupId} onWritten={refetch} />
      </Card>
      <QueryView
        result={result}
        select={({ groupPosts }) => groupPosts}
        keepsPrevious
        failedTitle={t('feed.failed')}
        skeleton={<LoadingRows rows={3} height={96} />}
        isEmpty={({ edges }) => edges.length === 0}
        empty={<EmptyState title={t('feed.emptyTitle')} text={t('feed.emptyText')} />}
      >
        {({ edges, pageInfo }) => (
          <Card card="flush">
            <ol>
              {edges.map(({ node }) => (
                <Box as="li" key={node.id} className={classes.post} px={6} py={5}>
                  <GroupPostItem post={node} isLeader={isLeader} canPin onChanged={refetch} />
                  <Stack as="ol" className={classes.replies} gap={3} mt={3} ml={12}>
                    {node.replies.edges.map(({ node: reply }) => (
                      <li key={reply.id}>
                        <GroupPostItem post={reply} isLeader={isLeader} onChanged={refetch} />
                      </li>
                    ))}
                    {node.text !== null && (
                      <li>
                        <WritePost groupId={groupId} parentId={node.id} onWritten={refetch} />
                      </li>
                    )}
                  </Stack>
                </Box>
              ))}
            </ol>
            <LoadMore
              label={t('feed.more')}
              hasMore={pageInfo.hasNextPage}
              onMore={() => result.fetchMore({ variables: { after: pageInfo.endCursor } })}
            />
          </Card>
        )}
      </QueryView>
    </Stack>
  );
}
