import { Checkbox } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { Dropdown } from './dropdown.tsx';

interface ColumnChoiceProps {
  /** Those that may be hidden. */
  columns: readonly { key: string; header: string }[];
  hidden: readonly string[];
  onShow: (key: string, isShown: boolean) => void;
}

/** Which columns of a table are shown. */
export function ColumnChoice({ columns, hidden, onShow }: ColumnChoiceProps) {
  const { t } = useTranslation('workspace');
  return (
    <Dropdown
      align="end"
      triggerClassName={classes.choose ?? ''}
      trigger={
        <>
          <IconColumns3 size={18} aria-hidden="true" />
          {t('table.columns')}
        </>
      }
    >
      <fieldset className={classes.choices} data-keep>
        <legend>{t('table.chooseColumns')}</legend>
        {columns.map(({ key, header }) => (
          <Checkbox
            key={key}
            label={header}
            checked={!hidden.includes(key)}
            onChange={(event) => onShow(key, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </Dropdown>
  );
}
