import type { ApolloCache, Reference } from '@apollo/client';
import { evictObject, evictRootFields } from './evict.ts';

/** After a question was answered or work was graded: evicts the counts of pending work. */
export const teachingMoved = (cache: ApolloCache): void => evictRootFields(cache, ['waitingForTeacher']);

/** After the viewer became a teacher of a course, declined it or left it. */
export const coTeachingChanged = (cache: ApolloCache): void =>
  evictRootFields(cache, ['myTaughtCourses', 'myTeachingInvitations']);

/** Prepends a saved comment to the cached list. */
export const savedCommentCreated = (
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

/** After a saved comment was deleted. */
export const savedCommentRemoved = (cache: ApolloCache, id: string): void =>
  evictObject(cache, 'SavedComment', id);
