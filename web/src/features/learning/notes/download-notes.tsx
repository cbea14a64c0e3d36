import { IconDownload } from '@tabler/icons-react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { useNotebookFile } from '../notebook/use-notebook-file.ts';
import { useMyNotesQuery } from './notes.gen.ts';

/** A link to the viewer's notes if the course is closed. Renders nothing without notes. */
export function DownloadNotes({ courseId }: { courseId: string }) {
  const { t } = useTranslation('notes');
  const { data, error } = useMyNotesQuery({ variables: { courseId }, ...cacheAndNetwork });
  const { downloadNotes, isDownloading } = useNotebookFile();
  const cachedNotes = data?.myNotes;
  if (cachedNotes ? cachedNotes.length === 0 : !error) return null;
  return (
    <Button
      variant="default"
      loading={isDownloading}
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => void downloadNotes(courseId)}
    >
      {cachedNotes ? t('takeAlong', { count: cachedNotes.length }) : t('takeAlongUncounted')}
    </Button>
  );
}
