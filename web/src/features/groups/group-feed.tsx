import { freshOnArrival, uncached } from '../../apollo/fetch-policies.ts';
import { useNews } from '../../apollo/use-news.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import kit from '../../ui/kit.module.css';
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
  const result = useGroupFeedQuery({ variables: { groupId }, ...freshOnArrival });
  const again = useNews(result);
  useGroupPostChangedSubscription({
    variables: { groupId },
    ...uncached,
    ignoreResults: true,
    onData: again,
  });
  return (
    <section className={kit.stack} aria-label={t('feed.title')}>
      <div className={kit.card}>
        <WritePost groupId={groupId} onWritten={again} />
      </div>
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
          <div className={kit.cardFlush}>
            <ol className={classes.list}>
              {edges.map(({ node }) => (
                <li key={node.id} className={classes.post}>
                  <GroupPostItem post={node} isLeader={isLeader} canPin onChanged={again} />
                  <ol className={classes.replies}>
                    {node.replies.edges.map(({ node: reply }) => (
                      <li key={reply.id}>
                        <GroupPostItem post={reply} isLeader={isLeader} onChanged={again} />
                      </li>
                    ))}
                    {node.text !== null && (
                      <li>
                        <WritePost groupId={groupId} parentId={node.id} onWritten={again} />
                      </li>
                    )}
                  </ol>
                </li>
              ))}
            </ol>
            <LoadMore
              label={t('feed.more')}
              hasMore={pageInfo.hasNextPage}
              onMore={() => result.fetchMore({ variables: { after: pageInfo.endCursor } })}
            />
          </div>
        )}
      </QueryView>
    </section>
  );
}
