import type { ApolloClient } from '@apollo/client';

/** After a course was bought or enrolled: what the cache knew about owning it is out of date. */
export const forgetOwnership = ({ cache }: ApolloClient, courseId: string): void => {
  cache.evict({ id: cache.identify({ __typename: 'Course', id: courseId }) ?? '', fieldName: 'myEnrolment' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myEnrolments' });
  cache.gc();
};
