import type { ApolloClient } from '@apollo/client';
import { fromServerOnly } from '../../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { LessonForEditDocument, UpdateLessonDocument } from '../lesson-edit.gen.ts';

/**
 * Gives a finished upload to a lesson. An upload takes its time, and may end on another page: it is put upon what the
 * lesson is by then, and overwrites nothing that was typed meanwhile.
 */
export const giveToLesson = async (
  client: ApolloClient,
  lessonId: string,
  file: { uploadId: string },
): Promise<void> => {
  const { data } = await client.query({
    query: LessonForEditDocument,
    variables: { id: lessonId },
    ...fromServerOnly,
  });
  // Of one that is gone, the server says so
  const expectedVersion = data?.lessonContent?.version ?? 1;
  await client.mutate({
    mutation: UpdateLessonDocument,
    variables: { input: { lessonId, expectedVersion, ...file } },
    ...SUPPRESS_TOAST,
  });
};
