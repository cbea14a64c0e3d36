import { useLazyQuery } from '@apollo/client/react';
import { toErrorMessage } from '../../../apollo/failure.ts';
import { uncached } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.tsx';
import { NotebookFileDocument } from './notebook.gen.ts';

/** Downloads the viewer's notes and bookmarks as a file of the server. */
export const useNotebookFile = (): {
  downloadNotes: (courseId: string | null) => Promise<void>;
  isDownloading: boolean;
} => {
  const { t } = useTranslation('notebook');
  const [load, { loading: isDownloading }] = useLazyQuery(NotebookFileDocument, uncached);
  const downloadNotes = async (courseId: string | null) => {
    const { data, error } = await load({ variables: { courseId } }).retain();
    if (error) toast.error(toErrorMessage(error));
    else if (data?.notebookFile) saveFile(t('file.name'), data.notebookFile, 'text/markdown');
    // All entries were deleted elsewhere meanwhile
    else toast.warning(t('file.nothing'));
  };
  return { downloadNotes, isDownloading };
};
