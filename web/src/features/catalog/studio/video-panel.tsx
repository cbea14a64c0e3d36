import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import { toast } from '../../../ui/toast.tsx';
import { LazyVideoPlayer } from '../../../ui/video/lazy-video-player.tsx';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';
import layout from './studio-header.module.css';
import { MoreVideos } from './upload/more-videos.tsx';
import { giveToLesson } from './upload/take-video.ts';
import { UploadBox } from './upload/upload-box.tsx';
import { isVideo, VIDEO_ACCEPT, VIDEO_MOST } from './upload/video-rules.ts';

const CAPTIONS_MOST = 512_000;

/** A lesson's video and captions: play what is there, upload another. Saved as soon as the server has taken it. */
export function VideoPanel({ lesson, isLocked }: { lesson: EditableLessonFragment; isLocked: boolean }) {
  const { t } = useTranslation('lessons');
  const client = useApolloClient();
  const { id: lessonId, mediaUrl, captions } = lesson;
  const hasCaptions = captions.length > 0;
  const [more, setMore] = useState<{ taken: string; others: File[] } | null>(null);

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
          accept={VIDEO_ACCEPT}
          fits={isVideo}
          most={VIDEO_MOST}
          take={async (uploadId) => {
            await giveToLesson(client, lessonId, { uploadId });
            toast.success(t('lesson.videoDone'));
          }}
          onMore={(taken, others) => setMore({ taken: taken.name, others })}
          isLocked={isLocked}
        />
        {more && <MoreVideos key={more.taken} lesson={lesson} {...more} onClose={() => setMore(null)} />}
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
          take={async (captionsUploadId) => {
            await giveToLesson(client, lessonId, { captionsUploadId });
            toast.success(t('lesson.captionsDone'));
          }}
          isLocked={isLocked}
        />
      </section>
    </>
  );
}
