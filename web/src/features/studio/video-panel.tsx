import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { UploadBox } from '../../ui/upload/upload-box.tsx';
import { LazyVideoPlayer } from '../../ui/video/lazy-video-player.tsx';
import { toVideoSource } from '../../ui/video/video-source.ts';
import {
  CaptionsPanel,
  isVideo,
  MAX_VIDEO_BYTES,
  useMakesStreams,
  VideoQualities,
  videoAccept,
} from '../media/index.ts';
import { useVideoPanelFragment, type VideoPanelFragment } from './video-panel.gen.ts';
import { attachToLesson } from './videos/attach-video.ts';
import { MoreVideos } from './videos/more-videos.tsx';
import { LessonViewings } from './viewings/lesson-viewings.tsx';

interface VideoPanelProps {
  lesson: FragmentType<VideoPanelFragment>;
  isLocked: boolean;
}

/** A lesson's video and captions: playback and upload. Saved when the upload is complete. */
export function VideoPanel({ lesson: from, isLocked }: VideoPanelProps) {
  const { t } = useTranslation('lessons');
  const client = useApolloClient();
  const makesStreams = useMakesStreams();
  const [more, setMore] = useState<{ firstFileName: string; others: File[] } | null>(null);
  const lesson = useVideoPanelFragment(from);
  if (!lesson) return null;
  const { id: lessonId, mediaUrl, captions } = lesson;

  return (
    <>
      <Stack as="section" card gap={4} shrink aria-labelledby="video">
        <Heading level={2} id="video" text="lg">
          {t('lesson.video')}
        </Heading>
        {mediaUrl ? (
          <>
            <LazyVideoPlayer
              source={toVideoSource(lesson)}
              captions={captions}
              label={t('lesson.videoLabel', { title: lesson.title })}
            />
            <VideoQualities lesson={lesson} isLocked={isLocked} />
          </>
        ) : (
          <Text tone="dim">{t('lesson.noVideo')}</Text>
        )}
        <UploadBox
          purpose={`video.${lessonId}`}
          label={t(mediaUrl ? 'lesson.replaceVideo' : 'lesson.chooseVideo')}
          rules={t(makesStreams ? 'lesson.videoRulesAny' : 'lesson.videoRules')}
          accept={videoAccept(makesStreams)}
          fits={(file) => isVideo(file, makesStreams)}
          maxBytes={MAX_VIDEO_BYTES}
          attach={async (uploadId) => {
            await attachToLesson(client, lessonId, { uploadId });
            toast.success(t('lesson.videoDone'));
          }}
          onOtherFiles={(first, others) => setMore({ firstFileName: first.name, others })}
          isLocked={isLocked}
        />
        {more && (
          <MoreVideos
            key={more.firstFileName}
            lesson={lesson}
            courseId={lesson.course.id}
            {...more}
            onClose={() => setMore(null)}
          />
        )}
      </Stack>
      {mediaUrl && <LessonViewings lessonId={lessonId} />}
      <CaptionsPanel lesson={lesson} isLocked={isLocked} />
    </>
  );
}
