import type { ApolloCache } from '@apollo/client';

/** A question was answered or work was marked: what waits for the teacher is counted anew where it is on the screen. */
export const teachingMoved = (cache: ApolloCache): void => {
  cache.modify({
    fields: { waitingForTeacher: (_: unknown, { DELETE }: { DELETE: unknown }) => DELETE } as never,
  });
};
