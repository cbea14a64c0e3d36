import type { FragmentType } from '@apollo/client';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import type { MakeVideoStreamInput, VideoState } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMakesStreams } from './use-makes-streams.ts';
import {
  useLessonVideoQuery,
  useMakeVideoStreamMutation,
  usePromoProgressQuery,
  useVideoQualitiesFragment,
  type VideoQualitiesFragment,
} from './videos.gen.ts';

/** Poll interval of a video that is being transcoded, in milliseconds. */
const POLL_MS = 2000;

/** A video whose state the parent knows, because it plays the video. */
type Video = FragmentType<VideoQualitiesFragment> & { state: VideoState };

const isComing = (video: Video | null): boolean => video?.state === 'WAITING' || video?.state === 'MAKING';

interface VideoQualitiesProps {
  lesson: { id: string; video: Video | null };
  isLocked: boolean;
}

/** The state of a lesson video's transcoding, with a retry after a failure. */
export function VideoQualities({ lesson: { id: lessonId, video }, isLocked }: VideoQualitiesProps) {
  // Fetches only the video: the lesson's query returns newly signed URLs, which would restart a playing video
  useLessonVideoQuery({
    variables: { id: lessonId },
    skip: !isComing(video),
    pollInterval: POLL_MS,
    ...networkOnly,
  });
  return video ? <Qualities video={video} streamInput={{ lessonId }} isLocked={isLocked} /> : null;
}

interface PromoQualitiesProps {
  course: { id: string; promo: Video | null };
  isLocked: boolean;
}

/** The same for a course's promo. */
export function PromoQualities({ course: { id: courseId, promo }, isLocked }: PromoQualitiesProps) {
  usePromoProgressQuery({
    variables: { id: courseId },
    skip: !isComing(promo),
    pollInterval: POLL_MS,
    ...networkOnly,
  });
  return promo ? <Qualities video={promo} streamInput={{ courseId }} isLocked={isLocked} /> : null;
}

interface QualitiesProps {
  video: FragmentType<VideoQualitiesFragment>;
  streamInput: MakeVideoStreamInput;
  isLocked: boolean;
}

function Qualities({ video: from, streamInput, isLocked }: QualitiesProps) {
  const { t } = useTranslation('lessons');
  const makesStreams = useMakesStreams();
  const [make, { loading }] = useMakeVideoStreamMutation();
  const video = useVideoQualitiesFragment(from);
  if (!video) return null;
  const button = (label: string) =>
    makesStreams &&
    !isLocked && (
      <div>
        <Button
          size="sm"
          variant="default"
          loading={loading}
          onClick={() => void make({ variables: { input: streamInput } }).catch(() => undefined)}
        >
          {label}
        </Button>
      </div>
    );
  switch (video.state) {
    case 'WAITING':
      return (
        <Text tone="dim" role="status">
          {t('qualities.waiting')}
        </Text>
      );
    case 'MAKING':
      return (
        <Stack gap={2} shrink>
          <p>{t('qualities.making', { percent: video.percentage })}</p>
          <Meter percent={video.percentage} label={t('qualities.progress')} />
          <Text tone="dim">{t('qualities.meanwhile')}</Text>
        </Stack>
      );
    case 'READY':
      return (
        <Text tone="dim" role="status">
          {t('qualities.ready', { heights: video.heights.map((lines) => `${lines}p`).join(', ') })}
        </Text>
      );
    case 'FAILED':
      return (
        <Notice tone="bad">
          <Stack gap={2} shrink>
            <div>
              <p>
                <strong>{t('qualities.failed')}</strong>
              </p>
              <p>{t(`qualities.why.${video.failure ?? 'INTERRUPTED'}`)}</p>
            </div>
            {button(t('qualities.retry'))}
          </Stack>
        </Notice>
      );
    case 'PLAIN':
      return (
        <Stack gap={2} shrink>
          <Text tone="dim">{t('qualities.plain')}</Text>
          {button(t('qualities.make'))}
        </Stack>
      );
  }
}
