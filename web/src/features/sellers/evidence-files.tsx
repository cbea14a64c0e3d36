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

/** The server's limit. */
const MAX_FILES = 3;
const PREFIX = 'seller-evidence.';

/** An uploaded file that is not submitted yet. */
export interface EvidenceFile {
  readonly id: string;
  readonly name: string;
}

interface EvidenceFilesProps {
  files: readonly EvidenceFile[];
  onChange: (change: (before: readonly EvidenceFile[]) => readonly EvidenceFile[]) => void;
}

/** Pictures or PDF of the paper. */
export function EvidenceFiles({ files, onChange }: EvidenceFilesProps) {
  const { t } = useTranslation('sellers');
  const uploads = useUploads(PREFIX);
  const remaining = MAX_FILES - files.length - uploads.length;
  const add = (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, Math.max(0, remaining)))
      queueUpload(`${PREFIX}${file.name}`, file, async (id, { name }) =>
        onChange((before) => [...before, { id, name }]),
      );
    if (chosen.length > remaining) toast.error(t('files.most', { count: MAX_FILES }));
  };
  return (
    <Stack gap={2} shrink>
      <Text weight={600}>{t('files.label')}</Text>
      <Text text="sm" tone="dim">
        {t('files.help')}
      </Text>
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
        <FileButton multiple accept="image/*,.pdf" label={t('files.label')} onFiles={add}>
          {(props) => (
            <Button
              {...props}
              className={styleClass({ self: 'start', justifySelf: 'start' })}
              variant="default"
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
