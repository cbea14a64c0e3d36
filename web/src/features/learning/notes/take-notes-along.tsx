import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../apollo/failure.ts';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMyNotesQuery } from './notes.gen.ts';
import { useSaveNotes } from './use-save-notes.ts';

/** The way to one's own notes once the course itself is closed; where there are none, nothing. */
export function TakeNotesAlong({ courseId, title }: { courseId: string; title: string }) {
  const { t } = useTranslation('notes');
  const { data, error, refetch } = useMyNotesQuery({ variables: { courseId }, ...freshOnArrival });
  const save = useSaveNotes();
  const known = data?.myNotes;
  if (known ? known.length === 0 : !error) return null;
  const take = async () => {
    try {
      save(title, known ?? (await refetch()).data?.myNotes ?? []);
    } catch (failed) {
      toast.error(failureOf(failed).message);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => void take()}
    >
      {known ? t('takeAlong', { count: known.length }) : t('takeAlongUncounted')}
    </Button>
  );
}
