import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { toast } from '../../ui/toast.tsx';
import { FileButton } from '../../ui/upload/file-button.tsx';
import { UploadProgress } from '../../ui/upload/upload-progress.tsx';
import { cancelUpload, queueUpload, type UploadTask } from '../../ui/upload/upload-store.ts';
import { useFileDrop } from '../../ui/upload/use-file-drop.ts';
import { useAddSubmissionFileMutation, useRemoveSubmissionFileMutation } from './assignment.gen.ts';
import classes from './assignment.module.css';
import type { OwnWork } from './assignment-model.ts';

/** The server's limits of files and megabytes per submission. */
const MAX_FILES = 5;
const MAX_MB = 200;

interface DraftFilesProps {
  draft: OwnWork;
  uploads: readonly { purpose: string; task: UploadTask }[];
}

/** The files of a draft. After a reload, interrupted uploads continue when the same file is chosen again. */
export function DraftFiles({ draft, uploads }: DraftFilesProps) {
  const { t, i18n } = useTranslation('assignment');
  const [add] = useAddSubmissionFileMutation(SUPPRESS_TOAST);
  const [remove] = useRemoveSubmissionFileMutation();
  const { id: submissionId, files } = draft;
  const remaining = MAX_FILES - files.length - uploads.length;
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const addFiles = (selectedFiles: readonly File[]) => {
    for (const file of selectedFiles.slice(0, Math.max(0, remaining)))
      queueUpload(`submission.${submissionId}.${file.name}`, file, (uploadId) =>
        add({ variables: { input: { submissionId, uploadId } } }),
      );
    if (selectedFiles.length > remaining) toast.error(t('files.most', { count: MAX_FILES }));
  };
  const removeFile = (fileId: string) => remove({ variables: { fileId } }).catch(() => undefined);
  const drop = useRef<HTMLDivElement>(null);
  const { isOver } = useFileDrop(drop, addFiles, remaining <= 0);
  return (
    <Stack gap={4} shrink>
      <Row justify="between" gap={4} shrink>
        <Heading level={3} text="control">
          {t('files.title')}
        </Heading>
        <Text as="span" text="sm" tone="dim">
          {t('files.count', {
            files: files.length,
            most: MAX_FILES,
            size: formatBytes(bytes, i18n.language),
            megabytes: MAX_MB,
          })}
        </Text>
      </Row>
      {files.length > 0 && (
        <LessonFiles
          files={files}
          actions={({ id, name }) => (
            <IconButton aria-label={t('files.remove', { name })} onClick={() => void removeFile(id)}>
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
        />
      )}
      {uploads.map(({ purpose, task }) => (
        <UploadProgress
          key={purpose}
          purpose={purpose}
          task={task}
          another={
            <Button variant="default" size="sm" onClick={() => cancelUpload(purpose)}>
              {t('files.drop')}
            </Button>
          }
        />
      ))}
      {remaining > 0 && (
        <div className={classes.drop} data-over={isOver || undefined} ref={drop}>
          <IconUpload size={20} stroke={1.75} aria-hidden="true" />
          <FileButton multiple onFiles={addFiles}>
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {t('files.choose')}
              </Button>
            )}
          </FileButton>
          <Text text="sm" tone="dim">
            {t('files.kinds')}
          </Text>
        </div>
      )}
      <Text text="xs" tone="dim">
        {t('files.resume')}
      </Text>
    </Stack>
  );
}
