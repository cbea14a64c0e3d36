import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Row, Text } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
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
      <Text grow text="sm" aria-live="polite">
        {text}
      </Text>
      <Row className={classes.actions} wrap align="stretch" gap={1}>
        {children}
      </Row>
      <button
        type="button"
        className={`${classes.close} ${styleClass({ display: 'inline-grid', place: 'center', w: 10, h: 10, tone: 'inherit', bg: 'none', radius: 'md', border: 'none', cursor: 'pointer', bare: true })}`}
        aria-label={t('table.clearSelection')}
        onClick={onClear}
      >
        <IconX size={20} aria-hidden="true" />
      </button>
    </section>
  );
}
