import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { FragmentFields } from '../../../apollo/fragment-fields.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import type { StudioStateFragment } from '../studio.gen.ts';
import { HistoryDialog } from './history-dialog.tsx';

export function HistoryButton({ course }: { course: FragmentFields<StudioStateFragment> }) {
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
      {isOpen && (
        <HistoryDialog
          courseId={course.id}
          mayEdit={course.allowedActions.includes('EDIT')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
