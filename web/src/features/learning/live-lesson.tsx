import { useState } from 'react';
import { uncached } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LiveCard } from '../../ui/lesson/live-card.tsx';
import { useNow } from '../../ui/use-now.ts';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import { toVideoSource } from '../../ui/video/video-source.ts';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { useLiveAddressQuery } from './lesson-material.gen.ts';
import { LessonReason } from './lesson-reason.tsx';
import { Attachments, LessonText } from './lesson-text.tsx';
import { LiveCalendar } from './live-calendar.tsx';
import { NextLesson } from './next-lesson.tsx';
import { useIsRecorded } from './study-mode.ts';
import { useDwell } from './use-dwell.ts';
import { usePlaybackMark } from './use-playback-mark.ts';

/** Poll interval in milliseconds when the room should be open. The browser's clock may be ahead of the server's. */
const POLL_MS = 15_000;

/** The URL of a live lesson. The server returns it when the room opens, which may happen while the page is shown. */
const useJoinUrl = ({ id, joinUrl, joinOpensAt }: LessonKindViewProps['material']): string | null => {
  const opensAt = !joinUrl && joinOpensAt ? Date.parse(joinOpensAt) : null;
  const now = useNow(POLL_MS, opensAt ?? 0);
  const [polledUrl, setPolledUrl] = useState<string | null>(null);
  const isOpening = opensAt !== null && now >= opensAt && !polledUrl;
  const { data } = useLiveAddressQuery({
    variables: { lessonId: id },
    skip: !isOpening,
    pollInterval: POLL_MS,
    ...uncached,
  });
  const loadedUrl = data?.lessonContent?.joinUrl ?? null;
  if (loadedUrl && loadedUrl !== polledUrl) setPolledUrl(loadedUrl);
  return joinUrl ?? polledUrl;
};

/** A live lesson: its time, the button to join, and later its recording. */
export function LiveLesson({ lesson, material, heading, next }: LessonKindViewProps) {
  const { t } = useTranslation('learning');
  const dwell = useDwell(lesson);
  const playback = usePlaybackMark(material);
  const joinUrl = useJoinUrl(material);
  const isRecorded = useIsRecorded();
  const { mediaUrl, captions } = material;
  return (
    <>
      {mediaUrl && !playback.isWaiting && !playback.error && (
        <LazyVideoPlayer
          source={toVideoSource(material)}
          captions={captions}
          label={lesson.title}
          mark={playback.code}
        />
      )}
      {mediaUrl && playback.error !== null && (
        <FailedState error={playback.error} title={t('player.lessonFailed')} onRetry={playback.retry} />
      )}
      {heading}
      <LiveCard
        startsAt={material.liveStartsAt}
        minutes={material.minutes}
        joinUrl={joinUrl}
        joinOpensAt={material.joinOpensAt}
        recordingUrl={material.recordingUrl}
        hasVideo={mediaUrl !== null}
        ahead={isRecorded && <LiveCalendar lessonId={lesson.id} title={lesson.title} />}
      />
      <LessonText material={material} />
      <Attachments material={material} />
      <LessonReason lesson={lesson} dwell={dwell} />
      {next && <NextLesson next={next} />}
    </>
  );
}
