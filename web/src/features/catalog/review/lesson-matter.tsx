import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../ui/failed-state.tsx';
import kit from '../../../ui/kit.module.css';
import { RichTextView } from '../../../ui/rich-text-view.tsx';
import { Bone, Loading } from '../../../ui/skeleton.tsx';
import { VideoFrame } from '../../learning/video-frame.tsx';
import { useLessonPreviewQuery } from '../lesson-preview.gen.ts';
import type { StudioLessonFragment } from '../studio/outline/outline.gen.ts';

/** What a lesson teaches, as its students will have it. */
export function LessonMatter({ lesson: { id, kind, title } }: { lesson: StudioLessonFragment }) {
  const { t } = useTranslation('review');
  const { data, error, refetch } = useLessonPreviewQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return error ? (
      <FailedState error={error} title={t('lessonFailed')} onRetry={() => void refetch()} />
    ) : (
      <Loading>{kind === 'VIDEO' ? <Bone picture /> : <Bone height={160} />}</Loading>
    );
  }
  const content = data.lessonContent;
  return (
    <div className={kit.stack}>
      {kind === 'VIDEO' &&
        (content?.mediaUrl ? (
          <VideoFrame src={content.mediaUrl} captions={content.captions} label={t('videoLabel', { title })} />
        ) : (
          <p className={kit.dim}>{t('noVideo')}</p>
        ))}
      {content?.body ? (
        <RichTextView doc={content.body} />
      ) : (
        kind === 'TEXT' && <p className={kit.dim}>{t('noText')}</p>
      )}
    </div>
  );
}
