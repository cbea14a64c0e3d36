import type { ApolloCache, Reference } from '@apollo/client';
import { evictObject, evictRootFields } from './evict.ts';

/** Evicts the counts of pending work after a question was answered or work was graded. */
export const evictPendingTeaching = (cache: ApolloCache): void =>
  evictRootFields(cache, ['waitingForTeacher']);

/** Evicts the lists of taught courses after the viewer became a teacher of a course, declined it or left it. */
export const evictCoTeaching = (cache: ApolloCache): void =>
  evictRootFields(cache, ['myTaughtCourses', 'myTeachingInvitations']);

/** Prepends a saved comment to the cached list. */
export const insertSavedComment = (
  cache: ApolloCache,
  comment: { __typename: 'SavedComment'; id: string },
): void => {
  cache.modify<Record<'savedComments', readonly Reference[]>>({
    fields: {
      savedComments: (known, { readField, toReference }) => [
        toReference(comment)!,
        ...known.filter((each) => readField('id', each) !== comment.id),
      ],
    },
  });
};

/** Evicts a deleted saved comment. */
export const evictSavedComment = (cache: ApolloCache, id: string): void =>
  evictObject(cache, 'SavedComment', id);
