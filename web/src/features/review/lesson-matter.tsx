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
import { sourceOf } from '../../ui/video/video-source.ts';
import { type LessonPreviewQuery, useLessonPreviewQuery } from '../courses/index.ts';

interface MatterProps {
  content: LessonPreviewQuery['lessonContent'];
  title: string;
}

const TextMatter = ({ content }: MatterProps) => {
  const { t } = useTranslation('review');
  return content?.body ? (
    <RichTextView doc={content.body} pictures={content.pictures} />
  ) : (
    <Text tone="dim">{t('noText')}</Text>
  );
};

const VideoMatter = ({ content, title }: MatterProps) => {
  const { t } = useTranslation('review');
  return (
    <>
      {content?.mediaUrl ? (
        <LazyVideoPlayer
          source={sourceOf(content)}
          captions={content.captions}
          label={t('videoLabel', { title })}
        />
      ) : (
        <Text tone="dim">{t('noVideo')}</Text>
      )}
      {content?.body ? <RichTextView doc={content.body} pictures={content.pictures} /> : null}
    </>
  );
};

const FileMatter = ({ content }: MatterProps) => {
  const { t } = useTranslation('material');
  return (
    <>
      {content?.files.length ? <LessonFiles files={content.files} /> : <Text tone="dim">{t('noFiles')}</Text>}
      <Words content={content} />
    </>
  );
};

const LiveMatter = ({ content, title }: MatterProps) => (
  <>
    {content?.mediaUrl && <VideoMatter content={content} title={title} />}
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
    {!content?.mediaUrl && <Words content={content} />}
  </>
);

const EmbedMatter = ({ content, title }: MatterProps) => {
  const { t } = useTranslation('material');
  return (
    <>
      {content?.embedUrl && content.embedProvider ? (
        <EmbedFrame title={title} url={content.embedUrl} provider={content.embedProvider} />
      ) : (
        <Text tone="dim">{t('noPage')}</Text>
      )}
      <Words content={content} />
    </>
  );
};

const Words = ({ content }: Pick<MatterProps, 'content'>) =>
  content?.body ? <RichTextView doc={content.body} pictures={content.pictures} /> : null;

const WAITING = <Skeleton height={160} />;
const TEXT = { Matter: TextMatter, skeleton: WAITING };

const MATTERS: Readonly<Record<LessonKind, { Matter: ComponentType<MatterProps>; skeleton: ReactNode }>> = {
  TEXT,
  VIDEO: { Matter: VideoMatter, skeleton: <Skeleton picture /> },
  FILE: { Matter: FileMatter, skeleton: WAITING },
  QUIZ: TEXT,
  ASSIGNMENT: TEXT,
  LIVE: { Matter: LiveMatter, skeleton: WAITING },
  EMBED: { Matter: EmbedMatter, skeleton: <Skeleton picture /> },
};

interface LessonMatterProps {
  lesson: { id: string; kind: LessonKind; title: string };
}

/** The content of a lesson as students will see it. */
export function LessonMatter({ lesson: { id, kind, title } }: LessonMatterProps) {
  const { t } = useTranslation('review');
  const result = useLessonPreviewQuery({ variables: { id }, ...cacheAndNetwork });
  const { Matter, skeleton } = MATTERS[kind];
  return (
    <QueryView
      result={result}
      select={(data) => data}
      failedTitle={t('lessonFailed')}
      skeleton={<Loading>{skeleton}</Loading>}
    >
      {({ lessonContent }) => (
        <Stack gap={4} shrink>
          <Matter content={lessonContent} title={title} />
        </Stack>
      )}
    </QueryView>
  );
}
