import type { ApolloCache } from '@apollo/client';

/** Root fields that list or count refunds, or purchases that can be refunded, whatever their arguments. */
const LISTS = ['myRefunds', 'myRefundRights', 'refundsOfMyCourses', 'refunds', 'deskQueues'] as const;

/**
 * A refund was asked for or has moved: its own fields are known by its id, but in which lists it stands is not. They are
 * forgotten, and asked for again where they are on the screen.
 */
export const refundMoved = (cache: ApolloCache, courseId?: string): void => {
  cache.modify({
    fields: Object.fromEntries(
      LISTS.map((field) => [field, (_: unknown, { DELETE }: { DELETE: unknown }) => DELETE]),
    ) as never,
  });
  if (courseId)
    cache.modify({
      id: cache.identify({ __typename: 'Course', id: courseId }) ?? '',
      fields: { myRefundRight: (_: unknown, { DELETE }) => DELETE },
    });
};
