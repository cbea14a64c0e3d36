import { useMemo } from 'react';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useShallowStable } from '../../../ui/use-shallow-stable.ts';
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
  <A extends unknown[], R>(track: Track, action: (...args: A) => Promise<R>) =>
  (...args: A): Promise<R> =>
    track(action(...args));

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
  const actions = useShallowStable({
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
      createSection: withTracking(track, actions.createSection),
      updateSection: withTracking(track, actions.updateSection),
      deleteSection: withTracking(track, actions.deleteSection),
      moveSection: withTracking(track, actions.moveSection),
      createLesson: withTracking(track, actions.createLesson),
      updateLesson: withTracking(track, actions.updateLesson),
      duplicateLesson: withTracking(track, actions.duplicateLesson),
      deleteLesson: withTracking(track, actions.deleteLesson),
      moveLesson: withTracking(track, actions.moveLesson),
    }),
    [actions, track],
  );
};
