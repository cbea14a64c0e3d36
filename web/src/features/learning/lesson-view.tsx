import { type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../ui/failed-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useOpenLessonMutation } from './player.gen.ts';
import type { PlayerLesson } from './player-model.ts';
import { TextLesson } from './text-lesson.tsx';
import { VideoLesson } from './video-lesson.tsx';

interface LessonViewProps {
  lesson: PlayerLesson;
  videoRef: React.RefObject<HTMLVideoElement | null>;
  /** The lesson's heading, which stands under a video and above a text. */
  heading: ReactNode;
}

/** Opens a lesson and shows its material. Opening is a mutation: it hands the material out and notes that it did. */
export function LessonView({ lesson, videoRef, heading }: LessonViewProps) {
  const { t } = useTranslation('learning');
  const [open, { data, error }] = useOpenLessonMutation();
  const { id: lessonId } = lesson;
  const ask = useCallback(() => {
    void open({ variables: { lessonId } }).catch(() => undefined);
  }, [open, lessonId]);
  useEffect(ask, [ask]);

  if (error) {
    return (
      <>
        {heading}
        <FailedState error={error} title={t('player.lessonFailed')} onRetry={ask} />
      </>
    );
  }
  const material = data?.openLesson;
  if (!material) {
    return (
      <>
        <Loading>
          <Skeleton picture />
        </Loading>
        {heading}
      </>
    );
  }
  return lesson.kind === 'VIDEO' ? (
    <VideoLesson lesson={lesson} material={material} videoRef={videoRef} onReload={ask} heading={heading} />
  ) : (
    <TextLesson lesson={lesson} body={material.body} heading={heading} />
  );
}
