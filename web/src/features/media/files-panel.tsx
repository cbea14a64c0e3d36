import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { IconTrash } from '@tabler/icons-react';
import { evictLessonFile } from '../../apollo/cache/lessons.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { toast } from '../../ui/toast.tsx';
import { UploadBox } from '../../ui/upload/upload-box.tsx';
import {
  AddLessonFileDocument,
  type FilesPanelFragment,
  useDeleteLessonFileMutation,
  useFilesPanelFragment,
} from './files.gen.ts';

/** The server's limits: bytes of a file, and files of a lesson. */
const MAX_FILE_BYTES = 100 * 1024 ** 2;
const MAX_FILES = 20;
const ACCEPT =
  '.pdf,.png,.jpg,.jpeg,.gif,.webp,.mp3,.m4a,.ogg,.wav,.docx,.xlsx,.pptx,.epub,.zip,.txt,.md,.csv,.tsv,.json,.yaml,.yml,.sql,.py,.js,.ts,.css,.java,.c,.h,.cpp,.cs,.go,.rs,.php,.rb,.sh,.conf,.ipynb,.srt,.vtt';
const ENDINGS = ACCEPT.split(',');

interface FilesPanelProps {
  lesson: FragmentType<FilesPanelFragment>;
  isLocked: boolean;
}

/** The files of a lesson. Each is saved when its upload is complete. */
export function FilesPanel({ lesson: from, isLocked }: FilesPanelProps) {
  const { t } = useTranslation('lessons');
  const client = useApolloClient();
  const [remove] = useDeleteLessonFileMutation();
  const lesson = useFilesPanelFragment(from);
  if (!lesson) return null;
  const { id: lessonId, files, kind } = lesson;
  const onRemove = (fileId: string, name: string) =>
    void remove({
      variables: { fileId },
      update: (cache) => evictLessonFile(cache, fileId),
    }).then(
      () => toast.success(t('lesson.fileRemoved', { name })),
      () => undefined, // a toast shows the failure
    );
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="files">
      <Heading level={2} id="files" text="lg">
        {t('lesson.files')}
      </Heading>
      {files.length === 0 && (
        <Text tone="dim">{t(kind === 'FILE' ? 'lesson.noFiles' : 'lesson.noAttachments')}</Text>
      )}
      {files.length > 0 && (
        <LessonFiles
          files={files}
          actions={({ id, name }) =>
            !isLocked && (
              <IconButton aria-label={t('lesson.removeFile', { name })} onClick={() => onRemove(id, name)}>
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </IconButton>
            )
          }
        />
      )}
      {files.length < MAX_FILES && (
        <UploadBox
          purpose={`file.${lessonId}`}
          label={t('lesson.addFile')}
          rules={t('lesson.fileRules')}
          accept={ACCEPT}
          fits={({ name }) => ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))}
          maxBytes={MAX_FILE_BYTES}
          attach={async (uploadId) => {
            await client.mutate({
              mutation: AddLessonFileDocument,
              variables: { input: { lessonId, uploadId } },
              ...SUPPRESS_TOAST,
            });
            toast.success(t('lesson.fileAdded'));
          }}
          isLocked={isLocked}
        />
      )}
    </Stack>
  );
}
