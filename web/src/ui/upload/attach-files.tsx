import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Grid, Row, Stack, Text } from '../layout/layout.tsx';
import { styleClass } from '../layout/style-class.ts';
import { toast } from '../toast.tsx';
import { FileButton } from './file-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { cancelUpload, queueUpload, useUploads } from './upload-store.ts';

/** The server's limit for a message and for evidence. */
const MAX_FILES = 3;

/** An uploaded file that is not sent yet. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

export interface AttachFilesProps {
  /** Identifies the form, so that uploads of another one are not shown here. Ends with a dot. */
  prefix: string;
  /** Text of the button. Defaults to a text with the limits. */
  label?: string;
  /** Types that the file dialog offers. Defaults to all. */
  accept?: string;
  files: readonly AttachedFile[];
  onChange: (change: (before: readonly AttachedFile[]) => readonly AttachedFile[]) => void;
}

/** Uploads files for a form and lists those that are ready. */
export function AttachFiles({ prefix, label: ownLabel, accept, files, onChange }: AttachFilesProps) {
  const { t } = useTranslation('uploads');
  const label = ownLabel ?? t('files.attach');
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
        <FileButton multiple accept={accept} label={label} onFiles={addFiles}>
          {(props) => (
            <Button
              {...props}
              className={styleClass({ self: 'start', justifySelf: 'start' })}
              variant="subtle"
              size="compact-md"
              leftSection={<IconPaperclip size={18} aria-hidden="true" />}
            >
              {label}
            </Button>
          )}
        </FileButton>
      )}
    </Stack>
  );
}
