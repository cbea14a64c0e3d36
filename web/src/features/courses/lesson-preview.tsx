import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, useEffect } from 'react';
import type { LessonKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { EmbedFrame } from '../../ui/lesson/embed-frame.tsx';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { LiveCard } from '../../ui/lesson/live-card.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import type { VideoPlayerProps } from '../../ui/video/video-player.tsx';
import { toVideoSource } from '../../ui/video/video-source.ts';
import { recordPreview } from '../analytics/index.ts';
import { type LessonPreviewQuery, useLessonPreviewQuery } from './lesson-preview.gen.ts';

export type VideoOptions = Pick<
  VideoPlayerProps,
  'autoPlay' | 'isMuted' | 'onTimeUpdate' | 'onEnded' | 'children'
>;

interface PreviewProps {
  /** Null if it does not exist any more. */
  lesson: LessonPreviewQuery['lessonContent'];
  /** Options of the player, for a lesson with a video. */
  video?: VideoOptions | undefined;
}

const TextPreview = ({ lesson }: PreviewProps) => (
  <Card>
    <RichTextView doc={lesson?.body} pictures={lesson?.pictures ?? []} />
  </Card>
);

const VideoPreview = ({ lesson, video }: PreviewProps) => {
  const { t } = useTranslation(['catalog', 'material']);
  if (!lesson?.mediaUrl) return <p>{t('material:preview.noVideo')}</p>;
  return (
    <LazyVideoPlayer
      source={toVideoSource(lesson)}
      captions={lesson.captions}
      label={t('material:preview.video', { title: lesson.title })}
      {...video}
    />
  );
};

const FilePreview = ({ lesson }: PreviewProps) =>
  lesson && (
    <Stack gap={4} shrink>
      <LessonFiles files={lesson.files} />
      <TextBelow lesson={lesson} />
    </Stack>
  );

const LivePreview = ({ lesson }: PreviewProps) =>
  lesson && (
    <Stack gap={4} shrink>
      {lesson.mediaUrl && <VideoPreview lesson={lesson} />}
      <LiveCard
        startsAt={lesson.liveStartsAt}
        minutes={lesson.minutes}
        joinUrl={lesson.joinUrl}
        joinOpensAt={lesson.joinOpensAt}
        recordingUrl={lesson.recordingUrl}
        hasVideo={lesson.mediaUrl !== null}
      />
      <TextBelow lesson={lesson} />
    </Stack>
  );

const EmbedPreview = ({ lesson }: PreviewProps) =>
  lesson && (
    <Stack gap={4} shrink>
      {lesson.embedUrl && lesson.embedProvider && (
        <EmbedFrame title={lesson.title} url={lesson.embedUrl} provider={lesson.embedProvider} />
      )}
      <TextBelow lesson={lesson} />
    </Stack>
  );

const TextBelow = ({ lesson }: PreviewProps) =>
  lesson?.body ? <RichTextView doc={lesson.body} pictures={lesson.pictures} /> : null;

const PREVIEWS: Readonly<Record<LessonKind, ComponentType<PreviewProps>>> = {
  TEXT: TextPreview,
  VIDEO: VideoPreview,
  FILE: FilePreview,
  QUIZ: TextPreview,
  ASSIGNMENT: TextPreview,
  LIVE: LivePreview,
  EMBED: EmbedPreview,
};

/** A preview lesson inside the page. */
export function LessonPreview({ lessonId, video }: { lessonId: string; video?: VideoOptions }) {
  const { t } = useTranslation(['catalog', 'material']);
  const client = useApolloClient();
  useEffect(() => recordPreview(client), [client]);
  return (
    <QueryView
      result={useLessonPreviewQuery({ variables: { id: lessonId } })}
      select={(data) => data}
      failedTitle={t('material:preview.failed')}
      skeleton={
        <Loading>
          <span className={utilities.hidden}>{t('material:preview.loading')}</span>
          <Skeleton picture />
        </Loading>
      }
    >
      {({ lessonContent }) => {
        const Preview = lessonContent ? PREVIEWS[lessonContent.kind] : VideoPreview;
        return <Preview lesson={lessonContent} video={video} />;
      }}
    </QueryView>
  );
}
