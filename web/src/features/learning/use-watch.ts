import { type RefObject, useCallback, useRef, useState } from 'react';
import type { PlayerLesson } from './player-model.ts';
import { mergeRanges, missingRanges, type Range, uniqueSeconds, WatchTracker } from './ranges.ts';
import { useProgressReport } from './use-progress-report.ts';

/** Part of a video that completes it, before the server has returned its own value. */
const DEFAULT_SHARE = 0.9;
/** Seconds before the end from which a video does not resume, because it would only show the end. */
const NEAR_END_SEC = 5;

const toSample = ({ currentTime, playbackRate }: HTMLVideoElement) => ({
  position: currentTime,
  at: performance.now(),
  rate: playbackRate,
});

/**
 * Records the played ranges of a video and reports them. The video resumes at its last position, or starts at
 * `startAt` from the URL (a second; NaN without one). It can also play only the missing ranges.
 */
export const useWatch = (
  lesson: PlayerLesson,
  videoRef: RefObject<HTMLVideoElement | null>,
  startAt: number,
) => {
  const progress = lesson.myProgress;
  const [tracker] = useState(() => new WatchTracker());
  /** Played since the last report. */
  const [unsent, setUnsent] = useState<Range[]>([]);
  const [lengthSec, setLengthSec] = useState(lesson.durationSec);
  const gaps = useRef<Range[]>([]);
  const hasMoved = useRef(false);
  const position = useRef(startAt >= 0 ? startAt : (progress?.positionSec ?? 0));
  const shownSec = useRef(-1);

  const { unsaved, report } = useProgressReport(lesson.id, (old) => {
    const watched = tracker.drain();
    if (watched.length === 0 && !hasMoved.current) return old;
    hasMoved.current = false;
    setUnsent([]);
    return {
      ...old,
      watched: [...old.watched, ...watched],
      positionSec: Math.floor(position.current),
    };
  });

  // The server may count fewer seconds than were reported. The missing ones can be played again
  const ranges = mergeRanges([...(progress?.watchedRanges ?? []), ...unsaved.watched, ...unsent]);

  const recordPosition = (video: HTMLVideoElement) => {
    tracker.tick(toSample(video));
    position.current = video.currentTime;
    hasMoved.current = true;
  };

  const followGaps = useCallback((video: HTMLVideoElement) => {
    const [gap, next] = gaps.current;
    if (!gap || video.currentTime < gap.to) return;
    gaps.current = gaps.current.slice(1);
    if (next) video.currentTime = next.from;
    else video.pause();
  }, []);

  const onTimeUpdate = () => {
    const video = videoRef.current;
    if (!video || video.paused || video.seeking) return;
    recordPosition(video);
    followGaps(video);
    const second = Math.floor(video.currentTime);
    if (second === shownSec.current) return;
    shownSec.current = second;
    setUnsent(tracker.peek());
  };

  const onLoadedMetadata = () => {
    const video = videoRef.current;
    if (!video) return;
    if (Number.isFinite(video.duration)) setLengthSec(Math.round(video.duration));
    const resumeAt = position.current;
    if (resumeAt > 0 && resumeAt < video.duration - NEAR_END_SEC) video.currentTime = resumeAt;
  };

  const stop = () => {
    const video = videoRef.current;
    // The last recorded position may be half a second old, but the position at the stop counts
    if (video && !video.seeking) recordPosition(video);
    tracker.stop();
    report();
  };

  const playMissing = () => {
    const video = videoRef.current;
    const missing = missingRanges(ranges, lengthSec);
    if (!video || !missing[0]) return;
    gaps.current = missing;
    video.currentTime = missing[0].from;
    void video.play();
  };

  return {
    ranges,
    lengthSec,
    requiredSec: progress?.requiredSec || Math.ceil(lengthSec * DEFAULT_SHARE),
    doneSec: Math.max(progress?.doneSec ?? 0, uniqueSeconds(ranges)),
    playMissing,
    handlers: {
      onTimeUpdate,
      onLoadedMetadata,
      onSeeking: () => tracker.stop(),
      onPause: stop,
      onEnded: stop,
    },
  };
};
