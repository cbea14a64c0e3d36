import { useMemo } from 'react';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useSameValues } from '../../../ui/use-same-values.ts';
import {
  useCreateLessonMutation,
  useCreateSectionMutation,
  useDeleteLessonMutation,
  useDeleteSectionMutation,
  useDuplicateLessonMutation,
  useMoveLessonMutation,
  useMoveSectionMutation,
  useUpdateLessonInOutlineMutation,
  useUpdateSectionMutation,
} from './outline.gen.ts';
import type { Track } from './use-saves.ts';

const tracked =
  <A extends unknown[], R>(track: Track, act: (...args: A) => Promise<R>) =>
  (...args: A): Promise<R> =>
    track(act(...args));

/** The mutations of an outline; the same object while the screen is mounted. */
export const useOutlineMutations = (track: Track) => {
  const [createSection] = useCreateSectionMutation(SUPPRESS_TOAST);
  const [updateSection] = useUpdateSectionMutation(SUPPRESS_TOAST);
  const [deleteSection] = useDeleteSectionMutation();
  const [moveSection] = useMoveSectionMutation();
  const [createLesson] = useCreateLessonMutation(SUPPRESS_TOAST);
  const [updateLesson] = useUpdateLessonInOutlineMutation();
  const [duplicateLesson] = useDuplicateLessonMutation();
  const [deleteLesson] = useDeleteLessonMutation(SUPPRESS_TOAST);
  const [moveLesson] = useMoveLessonMutation();
  const acts = useSameValues({
    createSection,
    updateSection,
    deleteSection,
    moveSection,
    createLesson,
    updateLesson,
    duplicateLesson,
    deleteLesson,
    moveLesson,
  });
  return useMemo(
    () => ({
      createSection: tracked(track, acts.createSection),
      updateSection: tracked(track, acts.updateSection),
      deleteSection: tracked(track, acts.deleteSection),
      moveSection: tracked(track, acts.moveSection),
      createLesson: tracked(track, acts.createLesson),
      updateLesson: tracked(track, acts.updateLesson),
      duplicateLesson: tracked(track, acts.duplicateLesson),
      deleteLesson: tracked(track, acts.deleteLesson),
      moveLesson: tracked(track, acts.moveLesson),
    }),
    [acts, track],
  );
};
