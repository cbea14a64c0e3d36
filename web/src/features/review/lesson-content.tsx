import type { ComponentType, ReactNode } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { LessonKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { EmbedFrame } from '../../ui/lesson/embed-frame.tsx';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { LiveCard } from '../../ui/lesson/live-card.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import { toVideoSource } from '../../ui/video/video-source.ts';
import { type LessonPreviewQuery, useLessonPreviewQuery } from '../courses/index.ts';

interface ContentProps {
  content: LessonPreviewQuery['lessonContent'];
  title: string;
}

const TextContent = ({ content }: ContentProps) => {
  const { t } = useTranslation('review');
  return content?.body ? (
    <RichTextView doc={content.body} pictures={content.pictures} />
  ) : (
    <Text tone="dim">{t('noText')}</Text>
  );
};

const VideoContent = ({ content, title }: ContentProps) => {
  const { t } = useTranslation('review');
  return (
    <>
      {content?.mediaUrl ? (
        <LazyVideoPlayer
          source={toVideoSource(content)}
          captions={content.captions}
          label={t('videoLabel', { title })}
        />
      ) : (
        <Text tone="dim">{t('noVideo')}</Text>
      )}
      <LessonText content={content} />
    </>
  );
};

const FileContent = ({ content }: ContentProps) => {
  const { t } = useTranslation('material');
  return (
    <>
      {content?.files.length ? <LessonFiles files={content.files} /> : <Text tone="dim">{t('noFiles')}</Text>}
      <LessonText content={content} />
    </>
  );
};

const LiveContent = ({ content, title }: ContentProps) => (
  <>
    {content?.mediaUrl && <VideoContent content={content} title={title} />}
    {content && (
      <LiveCard
        startsAt={content.liveStartsAt}
        minutes={content.minutes}
        joinUrl={content.joinUrl}
        joinOpensAt={content.joinOpensAt}
        recordingUrl={content.recordingUrl}
        hasVideo={content.mediaUrl !== null}
      />
    )}
    {!content?.mediaUrl && <LessonText content={content} />}
  </>
);

const EmbedContent = ({ content, title }: ContentProps) => {
  const { t } = useTranslation('material');
  return (
    <>
      {content?.embedUrl && content.embedProvider ? (
        <EmbedFrame title={title} url={content.embedUrl} provider={content.embedProvider} />
      ) : (
        <Text tone="dim">{t('noPage')}</Text>
      )}
      <LessonText content={content} />
    </>
  );
};

const LessonText = ({ content }: Pick<ContentProps, 'content'>) =>
  content?.body ? <RichTextView doc={content.body} pictures={content.pictures} /> : null;

const WAITING = <Skeleton height={160} />;
const TEXT = { Content: TextContent, skeleton: WAITING };

const CONTENTS: Readonly<Record<LessonKind, { Content: ComponentType<ContentProps>; skeleton: ReactNode }>> =
  {
    TEXT,
    VIDEO: { Content: VideoContent, skeleton: <Skeleton picture /> },
    FILE: { Content: FileContent, skeleton: WAITING },
    QUIZ: TEXT,
    ASSIGNMENT: TEXT,
    LIVE: { Content: LiveContent, skeleton: WAITING },
    EMBED: { Content: EmbedContent, skeleton: <Skeleton picture /> },
  };

interface LessonContentProps {
  lesson: { id: string; kind: LessonKind; title: string };
}

/** The content of a lesson as students will see it. */
export function LessonContent({ lesson: { id, kind, title } }: LessonContentProps) {
  const { t } = useTranslation('review');
  const result = useLessonPreviewQuery({ variables: { id }, ...cacheAndNetwork });
  const { Content, skeleton } = CONTENTS[kind];
  return (
    <QueryView
      result={result}
      select={(data) => data}
      failedTitle={t('lessonFailed')}
      skeleton={<Loading>{skeleton}</Loading>}
    >
      {({ lessonContent }) => (
        <Stack gap={4} shrink>
          <Content content={lessonContent} title={title} />
        </Stack>
      )}
    </QueryView>
  );
}
