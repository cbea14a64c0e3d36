import type { ApolloClient } from '@apollo/client';
import { recordVisit } from '../analytics/index.ts';
import { noteViewedCourse } from './viewed-courses.ts';

/** A course's page was opened: remembered here, and counted there. */
export const courseVisited = (client: ApolloClient, courseId: string): void => {
  noteViewedCourse(courseId);
  recordVisit(client, courseId);
};
