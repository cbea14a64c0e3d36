import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../../apollo/failure.ts';
import { fromServerOnly } from '../../../apollo/fetch-policies.ts';
import kit from '../../../ui/kit.module.css';
import { Meter } from '../../../ui/meter.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type EditableLessonFragment,
  useLessonVideoQuery,
  useMakeVideoStreamMutation,
} from './lesson-edit.gen.ts';
import { useMakesStreams } from './upload/use-makes-streams.ts';

/** How often a video that is being made is looked after, in milliseconds. */
const LOOK_EVERY_MS = 2000;

interface VideoQualitiesProps {
  lesson: Pick<EditableLessonFragment, 'id' | 'video'>;
  isLocked: boolean;
}

/** How far the qualities of a video are, and another try where they could not be made. */
export function VideoQualities({ lesson: { id: lessonId, video }, isLocked }: VideoQualitiesProps) {
  const { t } = useTranslation('lessons');
  const makesStreams = useMakesStreams();
  const isComing = video?.state === 'WAITING' || video?.state === 'MAKING';
  // The video alone: addresses of the lesson are signed anew each time, and a playing one would begin again
  useLessonVideoQuery({
    variables: { id: lessonId },
    skip: !isComing,
    pollInterval: LOOK_EVERY_MS,
    ...fromServerOnly,
  });
  const [make, { loading }] = useMakeVideoStreamMutation();
  if (!video) return null;

  const button = (label: string) =>
    makesStreams &&
    !isLocked && (
      <Button
        size="sm"
        variant="default"
        loading={loading}
        onClick={() =>
          void make({ variables: { input: { lessonId } } }).catch((error: unknown) =>
            toast.error(problemOf(error)),
          )
        }
      >
        {label}
      </Button>
    );
  switch (video.state) {
    case 'WAITING':
      return (
        <p className={kit.dim} role="status">
          {t('qualities.waiting')}
        </p>
      );
    case 'MAKING':
      return (
        <div className={kit.stackTight}>
          <p>{t('qualities.making', { percent: video.percentage })}</p>
          <Meter percent={video.percentage} label={t('qualities.progress')} />
          <p className={kit.dim}>{t('qualities.meanwhile')}</p>
        </div>
      );
    case 'READY':
      return (
        <p className={kit.dim} role="status">
          {t('qualities.ready', { heights: video.heights.map((lines) => `${lines}p`).join(', ') })}
        </p>
      );
    case 'FAILED':
      return (
        <Notice tone="bad">
          <p>
            <strong>{t('qualities.failed')}</strong>
          </p>
          <p>{t(`qualities.why.${video.failure ?? 'INTERRUPTED'}`)}</p>
          {button(t('qualities.retry'))}
        </Notice>
      );
    case 'PLAIN':
      return (
        <div className={kit.stackTight}>
          <p className={kit.dim}>{t('qualities.plain')}</p>
          <div>{button(t('qualities.make'))}</div>
        </div>
      );
  }
}
