import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { LessonKind } from '../../generated/schema.ts';
import kit from '../../ui/kit.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import { type LessonPreviewQuery, useLessonPreviewQuery } from './lesson-preview.gen.ts';

interface PreviewProps {
  /** Null when it is no longer there. */
  lesson: LessonPreviewQuery['lessonContent'];
}

const TextPreview = ({ lesson }: PreviewProps) => (
  <div className={kit.card}>
    <RichTextView doc={lesson?.body} pictures={lesson?.pictures ?? []} />
  </div>
);

const VideoPreview = ({ lesson }: PreviewProps) => {
  const { t } = useTranslation('catalog');
  if (!lesson?.mediaUrl) return <p>{t('detail.previewNoVideo')}</p>;
  return (
    <LazyVideoPlayer
      src={lesson.mediaUrl}
      captions={lesson.captions}
      label={t('detail.videoLabel', { title: lesson.title })}
    />
  );
};

const PREVIEWS: Readonly<Record<LessonKind, ComponentType<PreviewProps>>> = {
  TEXT: TextPreview,
  VIDEO: VideoPreview,
  FILE: TextPreview,
  QUIZ: TextPreview,
  LIVE: TextPreview,
  EMBED: TextPreview,
};

/** A preview lesson, read or played where it stands. */
export function LessonPreview({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('catalog');
  return (
    <QueryView
      result={useLessonPreviewQuery({ variables: { id: lessonId } })}
      select={(data) => data}
      failedTitle={t('detail.previewFailed')}
      skeleton={
        <Loading>
          <span className={kit.hidden}>{t('detail.previewLoading')}</span>
          <Skeleton picture />
        </Loading>
      }
    >
      {({ lessonContent }) => {
        const Preview = lessonContent ? PREVIEWS[lessonContent.kind] : VideoPreview;
        return <Preview lesson={lessonContent} />;
      }}
    </QueryView>
  );
}
