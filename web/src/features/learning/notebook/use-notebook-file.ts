import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../../apollo/failure.ts';
import { uncached } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.tsx';
import { NotebookFileDocument } from './notebook.gen.ts';

/** Downloads the viewer's notes and bookmarks as a file of the server. */
export const useNotebookFile = (): {
  take: (courseId: string | null) => Promise<void>;
  isTaking: boolean;
} => {
  const { t } = useTranslation('notebook');
  const client = useApolloClient();
  const [isTaking, setTaking] = useState(false);
  const take = async (courseId: string | null) => {
    setTaking(true);
    try {
      const { data } = await client.query({
        query: NotebookFileDocument,
        variables: { courseId },
        ...uncached,
      });
      if (data?.notebookFile) saveFile(t('file.name'), data.notebookFile, 'text/markdown');
      // All entries were deleted elsewhere meanwhile
      else toast.warning(t('file.nothing'));
    } catch (error) {
      toast.error(problemOf(error));
    } finally {
      setTaking(false);
    }
  };
  return { take, isTaking };
};
