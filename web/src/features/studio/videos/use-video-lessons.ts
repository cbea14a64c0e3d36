import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toErrorMessage } from '../../../apollo/failure.ts';
import { networkOnly } from '../../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import type { TFunction } from '../../../i18n/keys.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { createIdempotencyKey } from '../../../ui/create-idempotency-key.ts';
import { toast } from '../../../ui/toast.tsx';
import { inNaturalOrder } from '../../../ui/upload/natural-order.ts';
import { readUnfinished } from '../../../ui/upload/unfinished.ts';
import { countActiveUploads, isUploading, queueUpload } from '../../../ui/upload/upload-store.ts';
import { titleOfFile, useMakesStreams, videoFault } from '../../media/index.ts';
import { CourseOutlineDocument, CreateLessonOfFileDocument } from '../outline/outline.gen.ts';
import type { OutlineLesson } from '../outline/outline-moves.ts';
import { attachToLesson } from './attach-video.ts';

export interface RefusedFile {
  name: string;
  why: string;
}

/** The files that are not uploaded, with the reasons. */
export const faultyFiles = (
  files: readonly File[],
  makesStreams: boolean,
  t: TFunction<readonly ['lessons', 'uploads']>,
): RefusedFile[] =>
  files.flatMap((file) => {
    const fault = videoFault(file, makesStreams);
    return fault ? [{ name: file.name, why: t(`uploads:upload.fault.${fault}`) }] : [];
  });

type Lesson = Pick<OutlineLesson, 'id' | 'kind' | 'hasContent'>;

interface Target {
  id: string;
  lessons: readonly Lesson[];
}

/** The lesson with an interrupted upload of the same file, which continues there. */
const unfinishedFor = (lessons: readonly Lesson[], { name, size }: File) =>
  lessons.find(({ id, kind, hasContent }) => {
    if (kind !== 'VIDEO' || hasContent) return false;
    const unfinished = readUnfinished(`video.${id}`);
    return unfinished?.name === name && unfinished.size === size;
  });

/** Creates a lesson for each video file in a section. The files are uploaded one after the other. */
export const useVideoLessons = (courseId: string) => {
  const { t } = useTranslation(['lessons', 'uploads']);
  const client = useApolloClient();
  const makesStreams = useMakesStreams();
  const [creatingCount, setCreatingCount] = useState(0);
  const [refused, setRefused] = useState<RefusedFile[]>([]);

  const send = (lessonId: string, file: File) =>
    queueUpload(`video.${lessonId}`, file, async (uploadId) => {
      await attachToLesson(client, lessonId, { uploadId });
      // This upload itself still counts as in progress
      if (countActiveUploads() === 1) toast.success(t('lesson.videosDone'));
    });

  /** @returns the reason why no lesson was created, or null */
  const begin = async (section: Target, file: File): Promise<string | null> => {
    const unfinished = unfinishedFor(section.lessons, file);
    if (unfinished && isUploading(`video.${unfinished.id}`)) return t('uploads:upload.already');
    const id = unfinished?.id ?? (await make(section.id, file));
    send(id, file);
    return null;
  };

  const make = async (sectionId: string, file: File): Promise<string> => {
    const title = titleOfFile(file.name) ?? `${t('outline.VIDEO')} ${file.name.replace(/\.\w+$/, '')}`;
    const { data } = await client.mutate({
      mutation: CreateLessonOfFileDocument,
      variables: { input: { sectionId, kind: 'VIDEO', title, idempotencyKey: createIdempotencyKey() } },
      ...SUPPRESS_TOAST,
    });
    if (!data) throw new Error('No answer');
    return data.createLesson.id;
  };

  const add = async (section: Target, files: readonly File[]): Promise<void> => {
    const ordered = inNaturalOrder(files);
    const good = ordered.filter((file) => !videoFault(file, makesStreams));
    setRefused(faultyFiles(ordered, makesStreams, t));
    setCreatingCount(good.length);
    // One after the other, so that lessons are in the order of the file names
    for (const file of good) {
      const why = await begin(section, file).catch(toErrorMessage);
      if (why !== null) setRefused((old) => [...old, { name: file.name, why }]);
      setCreatingCount((left) => left - 1);
    }
    if (good.length > 0)
      await client
        .query({ query: CourseOutlineDocument, variables: { id: courseId }, ...networkOnly })
        .catch(() => undefined);
  };

  return { add, creatingCount, refused, clearRefused: () => setRefused([]) };
};
