import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { Cue } from '../../ui/video/use-captions.ts';
import { VideoPlayer } from '../../ui/video/video-player.tsx';
import { toVideoSource } from '../../ui/video/video-source.ts';
import { BookmarkSecond } from './bookmarks/bookmark-buttons.tsx';
import classes from './lesson.module.css';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { LessonTabs } from './lesson-tabs.tsx';
import { LessonText } from './lesson-text.tsx';
import { ManualReason } from './manual-reason.tsx';
import { NextSwitch } from './next-switch.tsx';
import { useLinePoints } from './points/use-line-points.ts';
import { NextLessonCountdown, requestsAutoplay } from './up-next.tsx';
import { usePlaybackMark } from './use-playback-mark.ts';
import { useWatch } from './use-watch.ts';
import { LessonDone, WatchReason } from './why-card.tsx';

const NO_CUES: readonly Cue[] = [];

const PlaybackFailed = ({ onReload }: { onReload: () => void }) => {
  const { t } = useTranslation('learning');
  return (
    <Notice tone="bad" isAlert>
      <p>{t('player.mediaFailed')}</p>
      <p>{t('player.mediaFailedText')}</p>
      <Button
        size="sm"
        variant="default"
        className={classes.reload ?? ''}
        leftSection={<IconRefresh size={16} aria-hidden="true" />}
        onClick={onReload}
      >
        {t('player.reload')}
      </Button>
    </Notice>
  );
};

/** A video: resumes at its last position, shows the missing ranges, and offers the next lesson at its end. */
export function VideoLesson({
  lesson,
  material,
  videoRef,
  onReload,
  heading,
  next,
  about,
}: LessonKindViewProps) {
  const { t } = useTranslation('learning');
  const { state } = useLocation();
  const [params] = useSearchParams();
  const [hasFailed, setFailed] = useState(false);
  const [cues, setCues] = useState(NO_CUES);
  const points = useLinePoints(lesson.id);
  const playback = usePlaybackMark(material);
  const watch = useWatch(lesson, videoRef, Number.parseInt(params.get('t') ?? '', 10));

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
      {hasFailed || playback.error !== null ? (
        <PlaybackFailed
          onReload={() => {
            setFailed(false);
            if (playback.error !== null) playback.retry();
            onReload();
          }}
        />
      ) : playback.isWaiting ? (
        <Loading>
          <Skeleton picture />
        </Loading>
      ) : (
        <div className={classes.picture}>
          <VideoPlayer
            videoRef={videoRef}
            source={toVideoSource(material)}
            captions={material.captions}
            label={t('player.videoLabel', { title: lesson.title })}
            marks={watch.ranges}
            points={points}
            onCues={setCues}
            mark={playback.code}
            actions={<BookmarkSecond lessonId={lesson.id} videoRef={videoRef} />}
            autoPlay={requestsAutoplay(state)}
            {...watch.handlers}
            onFailed={() => setFailed(true)}
          >
            {next && <NextLessonCountdown next={next} />}
          </VideoPlayer>
        </div>
      )}
      {heading}
      {lesson.myProgress?.state === 'COMPLETED' ? (
        <LessonDone />
      ) : lesson.rule === 'MANUAL' ? (
        <ManualReason lesson={lesson} />
      ) : (
        <WatchReason
          lengthSec={watch.lengthSec}
          requiredSec={watch.requiredSec}
          doneSec={watch.doneSec}
          ranges={watch.ranges}
          onPlayMissing={watch.playMissing}
        />
      )}
      {next && <NextSwitch />}
      <LessonTabs
        lessonId={lesson.id}
        about={
          <Stack gap={4} shrink>
            <LessonText material={material} />
            {about}
          </Stack>
        }
        files={material.files}
        cues={cues}
        videoRef={videoRef}
      />
    </>
  );
}
