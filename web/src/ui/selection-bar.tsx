import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** The number of selected rows, as a text. */
  text: ReactNode;
  onClear: () => void;
  children: ReactNode;
}

/** Actions for the selected rows of a table. It floats at the bottom while rows are selected. */
export function SelectionBar({ text, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('workspace');
  return (
    <section className={classes.bar} aria-label={t('table.selection')}>
      <p className={classes.text} aria-live="polite">
        {text}
      </p>
      <div className={classes.actions}>{children}</div>
      <button
        type="button"
        className={classes.close}
        aria-label={t('table.clearSelection')}
        onClick={onClear}
      >
        <IconX size={20} aria-hidden="true" />
      </button>
    </section>
  );
}
