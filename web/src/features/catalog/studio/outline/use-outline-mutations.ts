import { TOAST_FAILURE } from '../../../../apollo/toast-failure.ts';
import { useSameValues } from '../../../../ui/use-same-values.ts';
import {
  useCreateLessonMutation,
  useCreateSectionMutation,
  useDeleteLessonMutation,
  useDeleteSectionMutation,
  useMoveLessonMutation,
  useMoveSectionMutation,
  useUpdateLessonInOutlineMutation,
  useUpdateSectionMutation,
} from './outline.gen.ts';

/** The requests that change an outline; the same object as long as the screen stands. */
export const useOutlineMutations = () => {
  const [createSection] = useCreateSectionMutation();
  const [updateSection] = useUpdateSectionMutation();
  const [deleteSection] = useDeleteSectionMutation(TOAST_FAILURE);
  const [moveSection] = useMoveSectionMutation(TOAST_FAILURE);
  const [createLesson] = useCreateLessonMutation();
  const [updateLesson] = useUpdateLessonInOutlineMutation();
  const [deleteLesson] = useDeleteLessonMutation(TOAST_FAILURE);
  const [moveLesson] = useMoveLessonMutation(TOAST_FAILURE);
  return useSameValues({
    createSection,
    updateSection,
    deleteSection,
    moveSection,
    createLesson,
    updateLesson,
    deleteLesson,
    moveLesson,
  });
};
