import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { fromServerOnly } from '../../../apollo/fetch-policies.ts';
import kit from '../../../ui/kit.module.css';
import { toast } from '../../../ui/toast.tsx';
import { LazyVideoPlayer } from '../../../ui/video/lazy-video-player.tsx';
import {
  type EditableLessonFragment,
  LessonForEditDocument,
  useUpdateLessonMutation,
} from './lesson-edit.gen.ts';
import layout from './studio-header.module.css';
import { UploadBox } from './upload/upload-box.tsx';

/** Bytes that the server takes, rounded down to what is said in words. */
const VIDEO_MOST = 2_000_000_000;
const CAPTIONS_MOST = 512_000;

/** A lesson's video and captions: play what is there, upload another. Saved as soon as the server has taken it. */
export function VideoPanel({ lesson, isLocked }: { lesson: EditableLessonFragment; isLocked: boolean }) {
  const { t } = useTranslation('lessons');
  const client = useApolloClient();
  const [update] = useUpdateLessonMutation();
  const { id: lessonId, mediaUrl, captions } = lesson;
  const hasCaptions = captions.length > 0;

  const take = (field: 'uploadId' | 'captionsUploadId', done: string) => async (uploadId: string) => {
    // An upload takes its time, and may end on another page: a file overwrites nothing that was typed meanwhile
    const { data } = await client.query({
      query: LessonForEditDocument,
      variables: { id: lessonId },
      ...fromServerOnly,
    });
    const expectedVersion = data?.lessonContent?.version ?? lesson.version;
    await update({ variables: { input: { lessonId, expectedVersion, [field]: uploadId } } });
    toast.success(done);
  };

  return (
    <>
      <section className={`${kit.card} ${kit.stack}`} aria-labelledby="video">
        <h2 id="video" className={layout.cardTitle}>
          {t('lesson.video')}
        </h2>
        {mediaUrl ? (
          <LazyVideoPlayer
            src={mediaUrl}
            captions={captions}
            label={t('lesson.videoLabel', { title: lesson.title })}
          />
        ) : (
          <p className={kit.dim}>{t('lesson.noVideo')}</p>
        )}
        <UploadBox
          purpose={`video.${lessonId}`}
          label={t(mediaUrl ? 'lesson.replaceVideo' : 'lesson.chooseVideo')}
          rules={t('lesson.videoRules')}
          accept="video/mp4,video/quicktime,.mp4,.m4v,.mov"
          fits={({ type, name }) =>
            ['video/mp4', 'video/quicktime'].includes(type) || /\.(mp4|m4v|mov)$/i.test(name)
          }
          most={VIDEO_MOST}
          take={take('uploadId', t('lesson.videoDone'))}
          isLocked={isLocked}
        />
      </section>
      <section className={`${kit.card} ${kit.stack}`} aria-labelledby="captions">
        <h2 id="captions" className={layout.cardTitle}>
          {t('lesson.captions')}
        </h2>
        <p className={kit.dim}>{t(hasCaptions ? 'lesson.hasCaptions' : 'lesson.noCaptions')}</p>
        <UploadBox
          purpose={`captions.${lessonId}`}
          label={t(hasCaptions ? 'lesson.replaceCaptions' : 'lesson.chooseCaptions')}
          rules={t('lesson.captionsRules')}
          accept="text/vtt,.vtt"
          fits={({ type, name }) => type === 'text/vtt' || /\.vtt$/i.test(name)}
          most={CAPTIONS_MOST}
          take={take('captionsUploadId', t('lesson.captionsDone'))}
          isLocked={isLocked}
        />
      </section>
    </>
  );
}
