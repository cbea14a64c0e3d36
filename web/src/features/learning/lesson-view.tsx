import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, useCallback, useEffect } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { LessonKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AssignmentLesson } from './assignment-lesson.tsx';
import { EmbedLesson } from './embed-lesson.tsx';
import { FileLesson } from './file-lesson.tsx';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { LessonPlaceContext, useNewLessonPlace } from './lesson-place.ts';
import { LessonTabs } from './lesson-tabs.tsx';
import { LiveLesson } from './live-lesson.tsx';
import { LockedLesson } from './locked-lesson.tsx';
import { PlayerCourseDocument, useOpenLessonMutation } from './player.gen.ts';
import type { Lock } from './player-model.ts';
import { QuizLesson } from './quiz-lesson.tsx';
import { TextLesson } from './text-lesson.tsx';
import { VideoLesson } from './video-lesson.tsx';

const VIEWS: Readonly<Record<LessonKind, ComponentType<LessonKindViewProps>>> = {
  TEXT: TextLesson,
  VIDEO: VideoLesson,
  FILE: FileLesson,
  QUIZ: QuizLesson,
  ASSIGNMENT: AssignmentLesson,
  LIVE: LiveLesson,
  EMBED: EmbedLesson,
};

type LessonViewProps = Pick<LessonKindViewProps, 'lesson' | 'videoRef' | 'heading' | 'next' | 'about'> & {
  /** Reason for which the lesson is locked in the outline. */
  lock: Lock | undefined;
};

/** Opens a lesson and shows its material. Opening is a mutation, because the server records the access. */
export function LessonView({ lock, ...props }: LessonViewProps) {
  const { lesson, heading } = props;
  const { t } = useTranslation('learning');
  const client = useApolloClient();
  const [open, { data, error }] = useOpenLessonMutation(SUPPRESS_TOAST);
  const place = useNewLessonPlace(lesson.kind === 'TEXT');
  const { id: lessonId } = lesson;
  const ask = useCallback(() => {
    void open({ variables: { lessonId } }).catch((failed) => {
      // Access ended while the player was open. The page explains it
      if (toFailure(failed).reason === 'ACCESS_ENDED')
        void client.refetchQueries({ include: [PlayerCourseDocument] });
    });
  }, [open, client, lessonId]);
  useEffect(ask, [ask]);

  const { reason, message } = error ? toFailure(error) : { reason: null, message: '' };
  if (reason === 'LESSON_OPENS_LATER' || reason === 'LESSON_IN_ORDER') {
    return (
      <>
        {heading}
        <LockedLesson lock={lock} message={message} />
      </>
    );
  }
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
  return (
    <LessonPlaceContext value={place}>
      <View {...props} material={material} onReload={ask} />
      {lesson.kind !== 'VIDEO' && <LessonTabs key={lessonId} lessonId={lessonId} />}
    </LessonPlaceContext>
  );
}
