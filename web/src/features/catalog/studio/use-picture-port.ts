import { useMemo } from 'react';
import type { KeptDraftFragment } from './drafts/edit-draft.gen.ts';
import { useAddCoursePictureMutation } from './editor/pictures.gen.ts';
import type { PicturePort } from './editor/use-pictures.ts';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';

/** How pictures come into a lesson; those of its draft are known as well. */
export const usePicturePort = (
  { pictures, course }: EditableLessonFragment,
  draft: KeptDraftFragment | null,
): PicturePort => {
  const [addPicture] = useAddCoursePictureMutation();
  const courseId = course.id;
  const drafted = draft?.pictures;
  return useMemo(
    () => ({
      pictures: [...pictures, ...(drafted ?? [])],
      add: async (uploadId) => {
        const { data } = await addPicture({ variables: { input: { courseId, uploadId } } });
        if (!data) throw new Error('No answer');
        return data.addCoursePicture;
      },
    }),
    [pictures, drafted, courseId, addPicture],
  );
};
