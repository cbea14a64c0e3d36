import type { ApolloCache, StoreObject } from '@apollo/client';
import { evictObject } from './evict.ts';

/** After a deletion: evicts the lesson's outline entry and its content. */
export const lessonRemoved = (cache: ApolloCache, id: string): void => {
  evictObject(cache, 'LessonOutline', id);
  evictObject(cache, 'LessonContent', id);
};

/** After a deletion. Only an empty section can be deleted, so no lessons need an eviction. */
export const sectionRemoved = (cache: ApolloCache, id: string): void => evictObject(cache, 'Section', id);

/** After a file of a lesson was deleted. */
export const lessonFileRemoved = (cache: ApolloCache, id: string): void =>
  evictObject(cache, 'LessonFile', id);

/** After the captions in one language were deleted. */
export const captionsRemoved = (cache: ApolloCache, trackId: string): void =>
  evictObject(cache, 'CaptionTrack', trackId);

/** After progress was recorded. The first record creates the progress, which the cached outline does not contain yet. */
export const progressRecorded = (
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
