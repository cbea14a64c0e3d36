import type { ApolloCache, StoreObject } from '@apollo/client';
import { evictObject } from './evict.ts';

/** Evicts the outline entry and the content of a deleted lesson. */
export const evictLesson = (cache: ApolloCache, id: string): void => {
  evictObject(cache, 'LessonOutline', id);
  evictObject(cache, 'LessonContent', id);
};

/** Evicts a deleted section. Only an empty section can be deleted, so no lessons need an eviction. */
export const evictSection = (cache: ApolloCache, id: string): void => evictObject(cache, 'Section', id);

/** Evicts a deleted file of a lesson. */
export const evictLessonFile = (cache: ApolloCache, id: string): void => evictObject(cache, 'LessonFile', id);

/** Evicts the deleted captions of one language. */
export const evictCaptions = (cache: ApolloCache, trackId: string): void =>
  evictObject(cache, 'CaptionTrack', trackId);

/**
 * Writes recorded progress into the outline. The first record creates the progress, which the cached outline does not
 * contain yet.
 */
export const writeCachedProgress = (
  cache: ApolloCache,
  lessonId: string,
  progress: StoreObject | null | undefined,
): void => {
  if (!progress) return;
  cache.modify({
    id: cache.identify({ __typename: 'LessonOutline', id: lessonId }) ?? '',
    fields: { myProgress: (_old, { toReference }) => toReference(progress) ?? null },
  });
};
