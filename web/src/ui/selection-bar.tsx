import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** How many are ticked, and where, in words. */
  text: ReactNode;
  onClear: () => void;
  /** What can be done with them: buttons. */
  children: ReactNode;
}

/** What can be done with the ticked rows of a table; floats at the bottom as long as there are some. */
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
