import type { ApolloClient } from '@apollo/client';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { VisitKind } from '../../generated/schema.ts';
import { RecordCourseVisitDocument } from './record-visit.gen.ts';

/** Milliseconds after a search within which a visit is attributed to its words. */
const ATTRIBUTION_MS = 600_000;

let searched: { words: string; at: number } | undefined;
let visitedCourse: string | undefined;

/** Stores the words of the last search until the page is left. */
export const storeSearchedWords = (words: string): void => {
  searched = { words, at: Date.now() };
};

/** Sends an anonymous count (docs/adr/0023). Errors are ignored. */
const record = (client: ApolloClient, courseId: string, kind: VisitKind): void => {
  const search = searched && Date.now() - searched.at < ATTRIBUTION_MS ? searched.words : null;
  void client
    .mutate({
      mutation: RecordCourseVisitDocument,
      variables: { input: { courseId, kind, search } },
      ...SUPPRESS_TOAST,
    })
    .catch(() => undefined);
};

/** Counts a visit to a course's page. */
export const recordVisit = (client: ApolloClient, courseId: string): void => {
  visitedCourse = courseId;
  record(client, courseId, 'VIEW');
};

/** Counts that a free lesson of the last visited course was opened. */
export const recordPreview = (client: ApolloClient): void => {
  if (visitedCourse) record(client, visitedCourse, 'PREVIEW');
};
