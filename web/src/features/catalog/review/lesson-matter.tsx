import { useTranslation } from 'react-i18next';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import kit from '../../../ui/kit.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { RichTextView } from '../../../ui/rich-text-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { VideoFrame } from '../../learning/index.ts';
import { useLessonPreviewQuery } from '../lesson-preview.gen.ts';
import type { StudioLessonFragment } from '../studio/outline/outline.gen.ts';

/** What a lesson teaches, as its students will have it. */
export function LessonMatter({ lesson: { id, kind, title } }: { lesson: StudioLessonFragment }) {
  const { t } = useTranslation('review');
  const result = useLessonPreviewQuery({ variables: { id }, ...freshOnArrival });
  return (
    <QueryView
      result={result}
      select={(data) => data}
      failedTitle={t('lessonFailed')}
      skeleton={<Loading>{kind === 'VIDEO' ? <Skeleton picture /> : <Skeleton height={160} />}</Loading>}
    >
      {({ lessonContent: content }) => (
        <div className={kit.stack}>
          {kind === 'VIDEO' &&
            (content?.mediaUrl ? (
              <VideoFrame
                src={content.mediaUrl}
                captions={content.captions}
                label={t('videoLabel', { title })}
              />
            ) : (
              <p className={kit.dim}>{t('noVideo')}</p>
            ))}
          {content?.body ? (
            <RichTextView doc={content.body} />
          ) : (
            kind === 'TEXT' && <p className={kit.dim}>{t('noText')}</p>
          )}
        </div>
      )}
    </QueryView>
  );
}
