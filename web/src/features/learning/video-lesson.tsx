import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import classes from './lesson.module.css';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { mergeRanges, missingRanges, type Range, uniqueSeconds, WatchTracker } from './ranges.ts';
import { useProgressReport } from './use-progress-report.ts';
import { VideoFrame } from './video-frame.tsx';
import { LessonDone, WatchReason } from './why-card.tsx';

const SPEEDS = ['0.75', '1', '1.25', '1.5', '1.75', '2'];
/** Share of a video that completes it, until the server has said so (design/domain.md). */
const USUAL_SHARE = 0.9;
/** Resuming this close to the end would only show the end. */
const NEAR_END_SEC = 5;

const lookAt = ({ currentTime, playbackRate }: HTMLVideoElement) => ({
  position: currentTime,
  at: performance.now(),
  rate: playbackRate,
});

/** A video. It resumes where it was, reports what was really played, and can play only what is missing. */
export function VideoLesson({ lesson, material, videoRef, onReload, heading }: LessonKindViewProps) {
  const { t } = useTranslation('learning');
  const progress = lesson.myProgress;
  const [tracker] = useState(() => new WatchTracker());
  const [local, setLocal] = useState<Range[]>([]);
  const [lengthSec, setLength] = useState(lesson.durationSec);
  const [speed, setSpeed] = useState('1');
  const [hasFailed, setFailed] = useState(false);
  const gaps = useRef<Range[]>([]);
  const hasMoved = useRef(false);
  const position = useRef(progress?.positionSec ?? 0);

  const report = useProgressReport(lesson.id, () => {
    const watched = tracker.take();
    if (watched.length === 0 && !hasMoved.current) return null;
    hasMoved.current = false;
    setLocal((old) => mergeRanges([...old, ...watched]));
    return {
      input: { watched, positionSec: Math.floor(position.current) },
      undo: () => tracker.giveBack(watched),
      // The server may count fewer seconds than were reported: what is missing then can be played again
      settle: () => setLocal([]),
    };
  });

  const ranges = mergeRanges([...(progress?.watchedRanges ?? []), ...local]);
  const requiredSec = progress?.requiredSec || Math.ceil(lengthSec * USUAL_SHARE);
  const doneSec = Math.max(progress?.doneSec ?? 0, uniqueSeconds(ranges));

  const followGaps = useCallback((video: HTMLVideoElement) => {
    const [gap, next] = gaps.current;
    if (!gap || video.currentTime < gap.to) return;
    gaps.current = gaps.current.slice(1);
    if (next) video.currentTime = next.from;
    else video.pause();
  }, []);

  const onTime = () => {
    const video = videoRef.current;
    if (!video || video.paused || video.seeking) return;
    tracker.tick(lookAt(video));
    position.current = video.currentTime;
    hasMoved.current = true;
    followGaps(video);
  };

  const onLoaded = () => {
    const video = videoRef.current;
    if (!video) return;
    if (Number.isFinite(video.duration)) setLength(Math.round(video.duration));
    const resumeAt = position.current;
    if (resumeAt > 0 && resumeAt < video.duration - NEAR_END_SEC) video.currentTime = resumeAt;
  };

  const stop = () => {
    const video = videoRef.current;
    if (video && !video.seeking) {
      // The last look at the player may be half a second old: it is where they stopped that counts.
      tracker.tick(lookAt(video));
      position.current = video.currentTime;
      hasMoved.current = true;
    }
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
    video.focus();
  };

  useEffect(() => {
    if (videoRef.current) videoRef.current.playbackRate = Number(speed);
  }, [speed, videoRef]);

  if (!material.mediaUrl) {
    return (
      <>
        {heading}
        <Notice tone="warn">{t('player.noVideo')}</Notice>
      </>
    );
  }
  return (
    <>
      {hasFailed ? (
        <Notice tone="bad" isAlert>
          <p>{t('player.mediaFailed')}</p>
          <p>{t('player.mediaFailedText')}</p>
          <Button
            size="sm"
            variant="default"
            className={classes.reload ?? ''}
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={() => {
              setFailed(false);
              onReload();
            }}
          >
            {t('player.reload')}
          </Button>
        </Notice>
      ) : (
        <VideoFrame
          ref={videoRef}
          src={material.mediaUrl}
          captions={material.captions}
          label={t('player.videoLabel', { title: lesson.title })}
          onLoadedMetadata={onLoaded}
          onTimeUpdate={onTime}
          onSeeking={() => tracker.stop()}
          onPause={stop}
          onEnded={stop}
          onRateChange={(event) => setSpeed(String(event.currentTarget.playbackRate))}
          onError={() => setFailed(true)}
        />
      )}
      {heading}
      <div className={classes.tools}>
        <span aria-hidden="true">{t('player.speed')}</span>
        <PlainSelect
          aria-label={t('player.speed')}
          value={speed}
          onChange={(event) => setSpeed(event.currentTarget.value)}
          options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        />
      </div>
      {progress?.state === 'COMPLETED' ? (
        <LessonDone />
      ) : (
        <WatchReason
          lengthSec={lengthSec}
          requiredSec={requiredSec}
          doneSec={doneSec}
          ranges={ranges}
          onPlayMissing={playMissing}
        />
      )}
    </>
  );
}
