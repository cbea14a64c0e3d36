import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import classes from './notes.module.css';

/** The paragraph that a new text refers to, with a button to refer to the whole lesson instead. */
export function SelectedParagraph({ paragraph, onDrop }: { paragraph: number; onDrop: () => void }) {
  const { t } = useTranslation('notebook');
  const name = t('paragraph', { number: paragraph + 1 });
  return (
    <span className={classes.chosenPlace}>
      <button
        type="button"
        className={styleClass({
          display: 'inline-flex',
          align: 'center',
          gap: 1,
          minH: 7,
          px: 2,
          py: 'half',
          font: 'inherit',
          text: 'sm',
          weight: 600,
          tone: 'on-tint',
          bg: 'tint',
          radius: 'sm',
          border: 'none',
          cursor: 'pointer',
        })}
        aria-label={t('dropPlace', { name })}
        onClick={onDrop}
      >
        {name} <IconX size={14} aria-hidden="true" />
      </button>
    </span>
  );
}
