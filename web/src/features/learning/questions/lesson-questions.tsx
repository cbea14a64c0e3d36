import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshOnArrival, uncached } from '../../../apollo/fetch-policies.ts';
import { onReconnected } from '../../../apollo/live.ts';
import type { CommentFilter } from '../../../generated/schema.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import kit from '../../../ui/kit.module.css';
import { LoadMore } from '../../../ui/load-more.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useCommentChangedSubscription, useLessonQuestionsQuery } from './questions.gen.ts';
import classes from './questions.module.css';
import { Thread } from './thread.tsx';
import { WriteComment } from './write-comment.tsx';

const FILTERS = ['ALL', 'UNANSWERED', 'MINE'] as const satisfies readonly CommentFilter[];

interface LessonQuestionsProps {
  lessonId: string;
  /** The video, where the lesson has one: questions stand at its second. */
  videoRef?: RefObject<HTMLVideoElement | null>;
}

/** What is asked and answered below a lesson, live. */
export function LessonQuestions({ lessonId, videoRef }: LessonQuestionsProps) {
  const { t } = useTranslation('questions');
  const [filter, setFilter] = useState<CommentFilter>('ALL');
  const result = useLessonQuestionsQuery({ variables: { lessonId, filter }, ...freshOnArrival });
  const { refetch } = result;
  const client = useApolloClient();
  const again = () => {
    void refetch().catch(() => undefined);
    // The dots on the time line of the video
    void client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === 'QuestionsAtSeconds',
      })
      .catch(() => undefined);
  };
  useCommentChangedSubscription({ variables: { lessonId }, ...uncached, ignoreResults: true, onData: again });
  useEffect(() => onReconnected(() => void refetch().catch(() => undefined)), [refetch]);
  const secondNow = () => {
    const second = videoRef?.current?.currentTime;
    return second === undefined ? undefined : Math.floor(second);
  };
  const seek = (second: number) => {
    const video = videoRef?.current;
    if (!video) return;
    video.currentTime = second;
    video.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className={kit.stack} aria-label={t('title')}>
      <WriteComment lessonId={lessonId} onWritten={again} {...(videoRef && { secondNow })} />
      <fieldset className={classes.filters} aria-label={t('filters')}>
        {FILTERS.map((each) => (
          <Button
            key={each}
            size="compact-sm"
            variant={each === filter ? 'light' : 'subtle'}
            aria-pressed={each === filter}
            onClick={() => setFilter(each)}
          >
            {t(`filter.${each}`)}
          </Button>
        ))}
      </fieldset>
      <QueryView
        result={result}
        select={({ comments }) => comments}
        keepsPrevious
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={3} height={72} />}
        isEmpty={({ edges }) => edges.length === 0}
        empty={
          filter === 'ALL' ? (
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <EmptyState
              kind="filter"
              title={t('nothing')}
              actions={<Button onClick={() => setFilter('ALL')}>{t('showAll')}</Button>}
            />
          )
        }
      >
        {({ edges, pageInfo }) => (
          <div className={kit.cardFlush}>
            <ol>
              {edges.map(({ node }) => (
                <Thread key={node.id} question={node} onSeek={videoRef && seek} onChanged={again} />
              ))}
            </ol>
            <LoadMore
              label={t('more')}
              hasMore={pageInfo.hasNextPage}
              onMore={() => result.fetchMore({ variables: { after: pageInfo.endCursor } })}
            />
          </div>
        )}
      </QueryView>
    </section>
  );
}
