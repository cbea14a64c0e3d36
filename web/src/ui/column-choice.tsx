import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './data-table.module.css';
import { Dialog } from './dialog.tsx';
import { Checkbox } from './fields/checkbox.tsx';
import { Stack } from './layout/layout.tsx';

interface ColumnChoiceProps {
  columns: readonly { key: string; header: string }[];
  hidden: readonly string[];
  onShow: (key: string, isShown: boolean) => void;
}

export function ColumnChoice({ columns, hidden, onShow }: ColumnChoiceProps) {
  const { t } = useTranslation('workspace');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.choose}
        aria-haspopup="dialog"
        aria-label={t('table.columns')}
        onClick={() => setOpen(true)}
      >
        <IconColumns3 size={18} aria-hidden="true" />
        <span className={classes.chooseName}>{t('table.columns')}</span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('table.chooseColumns')}>
        <Stack gap={4} shrink>
          {columns.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              checked={!hidden.includes(key)}
              onChange={(event) => onShow(key, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
