import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork, uncached } from '../../../apollo/fetch-policies.ts';
import { useRefetchOnEvent } from '../../../apollo/use-refetch-on-event.ts';
import type { CommentFilter } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Card, Row, Stack } from '../../../ui/layout/layout.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useHasChanged } from '../../../ui/use-has-changed.ts';
import { showSecond } from '../../../ui/video/media-actions.ts';
import { useLessonPlace } from '../lesson-place.ts';
import { QuestionsAtSecondsDocument } from '../points/points.gen.ts';
import { useCommentChangedSubscription, useLessonQuestionsQuery } from './questions.gen.ts';
import { Thread } from './thread.tsx';
import { WriteComment } from './write-comment.tsx';

const FILTERS = ['ALL', 'UNANSWERED', 'MINE'] as const satisfies readonly CommentFilter[];

/** Seconds before and after the current one. */
const SURROUNDING_SEC = 15;

type At = { readonly second: number } | { readonly paragraph: number } | { readonly ofCommentId: string };

const filterAt = (at: At) =>
  !('second' in at)
    ? at
    : { fromSec: Math.max(0, at.second - SURROUNDING_SEC), toSec: at.second + SURROUNDING_SEC };

interface LessonQuestionsProps {
  lessonId: string;
  /** The lesson's video. Questions refer to its current second. */
  videoRef?: RefObject<HTMLVideoElement | null>;
}

/** Questions and answers of a lesson, with live updates. */
export function LessonQuestions({ lessonId, videoRef }: LessonQuestionsProps) {
  const { t } = useTranslation('questions');
  const { clock } = useFormat();
  const [filter, setFilter] = useState<CommentFilter>('ALL');
  const linked = useSearchParams()[0].get('comment');
  const [at, setAt] = useState<At | null>(linked ? { ofCommentId: linked } : null);
  const { request, show } = useLessonPlace();
  const placeFilter = useRef<HTMLButtonElement>(null);
  const result = useLessonQuestionsQuery({
    variables: { lessonId, filter, ...(at ? filterAt(at) : {}) },
    ...cacheAndNetwork,
  });
  const client = useApolloClient();
  const refetch = useRefetchOnEvent(result, () =>
    Promise.all([
      result.refetch(),
      // Updates the markers on the video's seek bar
      client.refetchQueries({ include: [QuestionsAtSecondsDocument] }),
    ]),
  );
  useCommentChangedSubscription({
    variables: { lessonId },
    ...uncached,
    ignoreResults: true,
    onData: refetch,
  });
  const choose = (next: CommentFilter, place: At | null = null) => {
    setFilter(next);
    setAt(place);
  };
  if (useHasChanged(request, null) && request?.action === 'SHOW')
    choose('ALL', { paragraph: request.paragraph });
  useEffect(() => {
    if (!at || 'second' in at) return;
    placeFilter.current?.focus({ preventScroll: true });
    placeFilter.current?.scrollIntoView({ block: 'center' });
  }, [at]);
  const secondNow = () => {
    const second = videoRef?.current?.currentTime;
    return second === undefined ? undefined : Math.floor(second);
  };
  const getName = (place: At | null): string => {
    if (!place) return t('filter.here');
    if ('ofCommentId' in place) return t('filter.linked');
    return 'paragraph' in place
      ? t('filter.paragraph', { number: place.paragraph + 1 })
      : t('filter.around', { at: clock(place.second) });
  };
  const seek = (second: number) => {
    const video = videoRef?.current;
    if (video) showSecond(video, second);
  };
  return (
    <Stack as="section" gap={4} shrink aria-label={t('title')}>
      <WriteComment
        lessonId={lessonId}
        onWritten={refetch}
        canAskAboutParagraphs
        {...(videoRef && { getCurrentSecond: secondNow })}
      />
      <Row as="fieldset" wrap align="stretch" gap={2} border="none" aria-label={t('filters')}>
        {FILTERS.map((each) => (
          <Button
            key={each}
            size="compact-sm"
            variant={each === filter && !at ? 'light' : 'subtle'}
            aria-pressed={each === filter && !at}
            onClick={() => choose(each)}
          >
            {t(`filter.${each}`)}
          </Button>
        ))}
        {(videoRef || at) && (
          <Button
            ref={placeFilter}
            size="compact-sm"
            variant={at ? 'light' : 'subtle'}
            aria-pressed={at !== null}
            onClick={() => choose('ALL', at ? null : { second: secondNow() ?? 0 })}
          >
            {getName(at)}
          </Button>
        )}
      </Row>
      <QueryView
        result={result}
        select={({ comments }) => comments}
        keepsPrevious
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={3} height={72} />}
        isEmpty={({ edges }) => edges.length === 0}
        empty={
          filter === 'ALL' && !at ? (
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <EmptyState
              kind="filter"
              title={t('nothing')}
              actions={<Button onClick={() => choose('ALL')}>{t('showAll')}</Button>}
            />
          )
        }
      >
        {({ edges, pageInfo }) => (
          <Card card="flush">
            <ol>
              {edges.map(({ node }) => (
                <Thread
                  key={node.id}
                  question={node}
                  onSeek={videoRef && seek}
                  onShow={show}
                  onChanged={refetch}
                />
              ))}
            </ol>
            <LoadMore
              label={t('more')}
              hasMore={pageInfo.hasNextPage}
              onMore={() => result.fetchMore({ variables: { after: pageInfo.endCursor } })}
            />
          </Card>
        )}
      </QueryView>
    </Stack>
  );
}
