import { useTranslation } from 'react-i18next';
import { FailedState } from '../../ui/failed-state.tsx';
import { LiveCard } from '../../ui/lesson/live-card.tsx';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import { sourceOf } from '../../ui/video/video-source.ts';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { LessonReason } from './lesson-reason.tsx';
import { Attachments, LessonText } from './lesson-text.tsx';
import { NextLesson } from './next-lesson.tsx';
import { useDwell } from './use-dwell.ts';
import { usePlaybackMark } from './use-playback-mark.ts';

/** A lesson that is held online: when, how to come in, and later its recording. */
export function LiveLesson({ lesson, material, heading, next }: LessonKindViewProps) {
  const { t } = useTranslation('learning');
  const dwell = useDwell(lesson);
  const playback = usePlaybackMark(material);
  const { mediaUrl, captions } = material;
  return (
    <>
      {mediaUrl && !playback.isWaiting && !playback.error && (
        <LazyVideoPlayer
          source={sourceOf(material)}
          captions={captions}
          label={lesson.title}
          mark={playback.code}
        />
      )}
      {mediaUrl && playback.error !== null && (
        <FailedState error={playback.error} title={t('player.lessonFailed')} onRetry={playback.again} />
      )}
      {heading}
      <LiveCard
        startsAt={material.liveStartsAt}
        minutes={material.minutes}
        joinUrl={material.joinUrl}
        recordingUrl={material.recordingUrl}
        hasVideo={mediaUrl !== null}
      />
      <LessonText material={material} />
      <Attachments material={material} />
      <LessonReason lesson={lesson} dwell={dwell} />
      {next && <NextLesson next={next} />}
    </>
  );
}
