import { useCallback, useEffect } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { LessonMaterial } from './lesson-kind-view.ts';
import { useBeginPlaybackMutation } from './player.gen.ts';
import { useIsRecorded } from './study-mode.ts';

/**
 * The watermark code of a video, if its course uses them. The video is shown only with the code.
 * @returns null without a watermark
 */
export const usePlaybackMark = ({
  id: lessonId,
  course,
}: Pick<LessonMaterial, 'id' | 'course'>): {
  code: string | null;
  isWaiting: boolean;
  /** The error if a required code could not be created. */
  error: unknown;
  retry: () => void;
} => {
  // A teacher's preview is not recorded
  const isMarked = useIsRecorded() && course.marksPlayback;
  const [begin, { data, error }] = useBeginPlaybackMutation(SUPPRESS_TOAST);
  const retry = useCallback(() => {
    void begin({ variables: { lessonId } }).catch(() => undefined);
  }, [begin, lessonId]);
  useEffect(() => {
    if (isMarked) retry();
  }, [isMarked, retry]);
  const code = (isMarked && data?.beginPlayback.code) || null;
  return {
    code,
    isWaiting: isMarked && !code && !error,
    error: isMarked && !code ? (error ?? null) : null,
    retry,
  };
};
