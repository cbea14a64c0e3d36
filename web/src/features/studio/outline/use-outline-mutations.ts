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

const withTracking =
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
      createSection: withTracking(track, acts.createSection),
      updateSection: withTracking(track, acts.updateSection),
      deleteSection: withTracking(track, acts.deleteSection),
      moveSection: withTracking(track, acts.moveSection),
      createLesson: withTracking(track, acts.createLesson),
      updateLesson: withTracking(track, acts.updateLesson),
      duplicateLesson: withTracking(track, acts.duplicateLesson),
      deleteLesson: withTracking(track, acts.deleteLesson),
      moveLesson: withTracking(track, acts.moveLesson),
    }),
    [acts, track],
  );
};
