import { type ComponentType, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LessonKind } from '../../generated/schema.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { useOpenLessonMutation } from './player.gen.ts';
import { QuizLesson } from './quiz-lesson.tsx';
import { TextLesson } from './text-lesson.tsx';
import { VideoLesson } from './video-lesson.tsx';

/** How each kind is studied. */
const VIEWS: Readonly<Record<LessonKind, ComponentType<LessonKindViewProps>>> = {
  TEXT: TextLesson,
  VIDEO: VideoLesson,
  FILE: TextLesson,
  QUIZ: QuizLesson,
  LIVE: TextLesson,
  EMBED: TextLesson,
};

type LessonViewProps = Pick<LessonKindViewProps, 'lesson' | 'videoRef' | 'heading' | 'next' | 'about'>;

/** Opens a lesson and shows its material. Opening is a mutation: it hands the material out and notes that it did. */
export function LessonView(props: LessonViewProps) {
  const { lesson, heading } = props;
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
  const View = VIEWS[lesson.kind];
  return <View {...props} material={material} onReload={ask} />;
}
