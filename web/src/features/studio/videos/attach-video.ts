import type { ApolloClient } from '@apollo/client';
import { networkOnly } from '../../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { LessonForEditDocument, UpdateLessonDocument } from '../lesson-edit.gen.ts';

/**
 * Passes a finished upload to a lesson. The upload may end on another page, so it is based on the lesson's version at
 * that time and overwrites nothing that was typed meanwhile.
 */
export const attachToLesson = async (
  client: ApolloClient,
  lessonId: string,
  file: { uploadId: string },
): Promise<void> => {
  const { data } = await client.query({
    query: LessonForEditDocument,
    variables: { id: lessonId },
    ...networkOnly,
  });
  // If the lesson was deleted, the server reports it
  const expectedVersion = data?.lessonContent?.version ?? 1;
  await client.mutate({
    mutation: UpdateLessonDocument,
    variables: { input: { lessonId, expectedVersion, ...file } },
    ...SUPPRESS_TOAST,
  });
};
