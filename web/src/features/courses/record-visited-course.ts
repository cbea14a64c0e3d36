import type { ApolloClient } from '@apollo/client';
import { recordVisit } from '../analytics/index.ts';
import { noteViewedCourse } from './viewed-courses.ts';

/** Stores the visited course in this browser, and counts the visit on the server. */
export const recordVisitedCourse = (client: ApolloClient, courseId: string): void => {
  noteViewedCourse(courseId);
  recordVisit(client, courseId);
};
