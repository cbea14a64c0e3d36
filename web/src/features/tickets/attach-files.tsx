import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { toast } from '../../ui/toast.tsx';
import { FileButton } from '../../ui/upload/file-button.tsx';
import { UploadProgress } from '../../ui/upload/upload-progress.tsx';
import { cancelUpload, queueUpload, useUploads } from '../../ui/upload/upload-store.ts';

/** The server's limit of files per message. */
const MAX_FILES = 3;

/** An uploaded file whose message is not sent yet. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

export interface AttachFilesProps {
  /** Identifies the message, so that uploads of another one are not shown here. */
  purpose: string;
  files: readonly AttachedFile[];
  onChange: (change: (before: readonly AttachedFile[]) => readonly AttachedFile[]) => void;
}

export function AttachFiles({ purpose, files, onChange }: AttachFilesProps) {
  const { t } = useTranslation('tickets');
  const prefix = `ticket.${purpose}.`;
  const uploads = useUploads(prefix);
  const remaining = MAX_FILES - files.length - uploads.length;
  const addFiles = (selectedFiles: readonly File[]) => {
    for (const file of selectedFiles.slice(0, Math.max(0, remaining)))
      queueUpload(`${prefix}${file.name}`, file, async (id, { name }) =>
        onChange((before) => [...before, { id, name }]),
      );
    if (selectedFiles.length > remaining) toast.error(t('files.most', { count: MAX_FILES }));
  };
  return (
    <Stack gap={2} shrink>
      {files.length > 0 && (
        <Grid as="ul" gap={1}>
          {files.map(({ id, name }) => (
            <Row as="li" key={id} gap={2} shrink>
              <IconPaperclip size={16} aria-hidden="true" />
              <Text as="span" shrink anywhere>
                {name}
              </Text>
              <IconButton
                aria-label={t('files.remove', { name })}
                onClick={() => onChange((before) => before.filter((each) => each.id !== id))}
              >
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            </Row>
          ))}
        </Grid>
      )}
      {uploads.map(({ purpose: filePurpose, task }) => (
        <UploadProgress
          key={filePurpose}
          purpose={filePurpose}
          task={task}
          another={
            <Button variant="default" size="sm" onClick={() => cancelUpload(filePurpose)}>
              {t('files.drop')}
            </Button>
          }
        />
      ))}
      {remaining > 0 && (
        <FileButton multiple onFiles={addFiles}>
          {(props) => (
            <Button
              {...props}
              className={styleClass({ self: 'start', justifySelf: 'start' })}
              variant="subtle"
              size="compact-md"
              leftSection={<IconPaperclip size={18} aria-hidden="true" />}
            >
              {t('files.attach')}
            </Button>
          )}
        </FileButton>
      )}
    </Stack>
  );
}
