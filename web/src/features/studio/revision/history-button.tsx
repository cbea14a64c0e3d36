import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { HistoryDialog } from './history-dialog.tsx';

export function HistoryButton({ courseId, mayEdit }: { courseId: string; mayEdit: boolean }) {
  const { t } = useTranslation('revisions');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('history.open')}
      </Button>
      {isOpen && <HistoryDialog courseId={courseId} mayEdit={mayEdit} onClose={() => setOpen(false)} />}
    </>
  );
}
