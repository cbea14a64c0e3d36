import { useCallback, useEffect } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { LessonMaterialFragment } from './lesson-material.gen.ts';
import { useBeginPlaybackMutation } from './player.gen.ts';
import { useIsRecorded } from './study-mode.ts';

/**
 * The code that moves over a video, where its course marks playbacks: the video waits for it.
 * @returns null where there is none to show
 */
export const usePlaybackMark = ({
  id: lessonId,
  course,
}: Pick<LessonMaterialFragment, 'id' | 'course'>): {
  code: string | null;
  isWaiting: boolean;
  /** Why there is no code, where there should be one. */
  error: unknown;
  again: () => void;
} => {
  // Whoever teaches it looks at it without leaving a trace
  const isMarked = useIsRecorded() && course.marksPlayback;
  const [begin, { data, error }] = useBeginPlaybackMutation(SUPPRESS_TOAST);
  const again = useCallback(() => {
    void begin({ variables: { lessonId } }).catch(() => undefined);
  }, [begin, lessonId]);
  useEffect(() => {
    if (isMarked) again();
  }, [isMarked, again]);
  const code = (isMarked && data?.beginPlayback.code) || null;
  return {
    code,
    isWaiting: isMarked && !code && !error,
    error: isMarked && !code ? (error ?? null) : null,
    again,
  };
};
