import { useTranslation } from 'react-i18next';
import { FailedState } from '../../ui/failed-state.tsx';
import kit from '../../ui/kit.module.css';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import { Bone, Loading } from '../../ui/skeleton.tsx';
import { VideoFrame } from '../learning/video-frame.tsx';
import { useLessonPreviewQuery } from './lesson-preview.gen.ts';

/** A preview lesson, read or played where it stands. */
export function LessonPreview({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('catalog');
  const { data, error, refetch } = useLessonPreviewQuery({ variables: { id: lessonId } });
  if (error && !data) {
    return <FailedState error={error} title={t('detail.previewFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <span className={kit.hidden}>{t('detail.previewLoading')}</span>
        <Bone picture />
      </Loading>
    );
  }
  const lesson = data.lessonContent;
  if (lesson?.kind === 'TEXT') {
    return (
      <div className={kit.card}>
        <RichTextView doc={lesson.body} />
      </div>
    );
  }
  if (!lesson?.mediaUrl) return <p>{t('detail.previewNoVideo')}</p>;
  return (
    <VideoFrame
      src={lesson.mediaUrl}
      captions={lesson.captions}
      label={t('detail.videoLabel', { title: lesson.title })}
    />
  );
}
