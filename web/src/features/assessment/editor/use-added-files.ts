import { useMemo, useState } from 'react';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import type { PicturePort } from '../../../ui/editor/use-pictures.ts';
import type { TextSound } from '../../../ui/rich-text-pieces.tsx';
import { useAddCourseSoundMutation, usePicturePort } from '../../media/index.ts';
import type { QuestionFiles } from '../piece-view.tsx';

const NO_FILES: QuestionFiles = { pictures: [], sounds: [] };

/** Access to the files of a question's texts. */
export interface QuestionPort {
  readonly files: QuestionFiles;
  readonly pictures: PicturePort;
  /** Adds a finished upload to the course. */
  readonly addSound: (uploadId: string) => Promise<TextSound>;
}

export interface AddedFiles {
  readonly files: QuestionFiles;
  readonly remember: (add: (old: QuestionFiles) => QuestionFiles) => void;
}

/** The files that were added since the editor was opened. Unsaved questions show them. */
export const useAddedFiles = (): AddedFiles => {
  const [files, remember] = useState(NO_FILES);
  return useMemo(() => ({ files, remember }), [files]);
};

/** @param saved the files of the saved question */
export const useQuestionPort = (
  courseId: string,
  saved: QuestionFiles = NO_FILES,
  { files: added, remember }: AddedFiles,
): QuestionPort => {
  const files = useMemo(
    () => ({ pictures: [...saved.pictures, ...added.pictures], sounds: [...saved.sounds, ...added.sounds] }),
    [saved.pictures, saved.sounds, added],
  );
  const port = usePicturePort(courseId, files.pictures, null);
  const [sendSound] = useAddCourseSoundMutation(SUPPRESS_TOAST);
  return useMemo(
    () => ({
      files,
      pictures: {
        pictures: port.pictures,
        add: async (uploadId) => {
          const picture = await port.add(uploadId);
          remember((old) => ({
            ...old,
            pictures: [...old.pictures, { __typename: 'CoursePicture', ...picture }],
          }));
          return picture;
        },
      },
      addSound: async (uploadId) => {
        const { data } = await sendSound({ variables: { input: { courseId, uploadId } } });
        if (!data) throw new Error('No answer');
        const sound = data.addCourseSound;
        remember((old) => ({ ...old, sounds: [...old.sounds, sound] }));
        return sound;
      },
    }),
    [files, port, remember, sendSound, courseId],
  );
};
