import type { ApolloClient } from '@apollo/client';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { VisitKind } from '../../generated/schema.ts';
import { RecordCourseVisitDocument } from './record-visit.gen.ts';

/** How long words that were searched may have led to what is opened. */
const LEADS_MS = 600_000;

let searched: { words: string; at: number } | undefined;
let looksAt: string | undefined;

/** Remembers, for as long as the page stands, what was searched last. */
export const noteSearched = (words: string): void => {
  searched = { words, at: Date.now() };
};

/** Tells of it without naming anyone (docs/adr/0023). What becomes of it concerns no one. */
const record = (client: ApolloClient, courseId: string, kind: VisitKind): void => {
  const search = searched && Date.now() - searched.at < LEADS_MS ? searched.words : null;
  void client
    .mutate({
      mutation: RecordCourseVisitDocument,
      variables: { input: { courseId, kind, search } },
      ...SUPPRESS_TOAST,
    })
    .catch(() => undefined);
};

/** Counts a look at a course's page. */
export const recordVisit = (client: ApolloClient, courseId: string): void => {
  looksAt = courseId;
  record(client, courseId, 'VIEW');
};

/** Counts that something free was opened on the course's page that was opened last. */
export const recordPreview = (client: ApolloClient): void => {
  if (looksAt) record(client, looksAt, 'PREVIEW');
};
