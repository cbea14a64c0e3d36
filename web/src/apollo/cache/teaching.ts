import type { ApolloCache } from '@apollo/client';

/** After a question was answered or work was graded: evicts the counts of pending work. */
export const teachingMoved = (cache: ApolloCache): void => {
  cache.modify({
    fields: { waitingForTeacher: (_: unknown, { DELETE }: { DELETE: unknown }) => DELETE } as never,
  });
};
