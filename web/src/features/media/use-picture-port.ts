import { useMemo } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { PicturePort } from '../../ui/editor/use-pictures.ts';
import type { TextPicture } from '../../ui/rich-text-pieces.tsx';
import { useAddCoursePictureMutation } from './pictures.gen.ts';

/**
 * Access to the pictures of a course's text.
 * @param pictures the pictures of the saved text; those of its draft are loaded as well
 */
export const usePicturePort = (
  courseId: string,
  pictures: readonly TextPicture[],
  draft: { pictures: readonly TextPicture[] } | null,
): PicturePort => {
  const [addPicture] = useAddCoursePictureMutation(SUPPRESS_TOAST);
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
