import { LiveCard } from '../../ui/lesson/live-card.tsx';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { LessonReason } from './lesson-reason.tsx';
import { Attachments, LessonText } from './lesson-text.tsx';
import { NextLesson } from './next-lesson.tsx';
import { useDwell } from './use-dwell.ts';

/** A lesson that is held online: when, how to come in, and later its recording. */
export function LiveLesson({ lesson, material, heading, next }: LessonKindViewProps) {
  const dwell = useDwell(lesson);
  const { mediaUrl, captions } = material;
  return (
    <>
      {mediaUrl && <LazyVideoPlayer src={mediaUrl} captions={captions} label={lesson.title} />}
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
