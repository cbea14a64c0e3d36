import { useMemo } from 'react';
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
  const [deleteSection] = useDeleteSectionMutation();
  const [moveSection] = useMoveSectionMutation();
  const [createLesson] = useCreateLessonMutation();
  const [updateLesson] = useUpdateLessonInOutlineMutation();
  const [deleteLesson] = useDeleteLessonMutation();
  const [moveLesson] = useMoveLessonMutation();
  return useMemo(
    () => ({
      createSection,
      updateSection,
      deleteSection,
      moveSection,
      createLesson,
      updateLesson,
      deleteLesson,
      moveLesson,
    }),
    [
      createSection,
      updateSection,
      deleteSection,
      moveSection,
      createLesson,
      updateLesson,
      deleteLesson,
      moveLesson,
    ],
  );
};
