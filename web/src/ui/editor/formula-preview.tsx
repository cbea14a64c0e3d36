import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Formula } from '../formula/formula.tsx';
import { typeset } from '../formula/typeset.ts';
import { TextButton } from '../text-button.tsx';
import classes from './formula-preview.module.css';

interface FormulaPreviewProps {
  latex: string;
  isBlock: boolean;
  /** Moves the cursor to a part of the source. */
  onSeek: (from: number, to: number) => void;
}

/** Preview of a formula that is being typed; if it is invalid, the position and the error. */
export function FormulaPreview({ latex: typed, isBlock, onSeek }: FormulaPreviewProps) {
  const { t } = useTranslation('lessons');
  const latex = useDeferredValue(typed);
  const problem = useMemo(() => {
    const set = typeset(latex, isBlock);
    return set instanceof HTMLElement ? null : set;
  }, [latex, isBlock]);
  if (!problem)
    return (
      <section className={classes.preview} aria-label={t('editor.formulaPreview')}>
        <Formula latex={latex} isBlock={isBlock} />
      </section>
    );
  const { at, length, reason } = problem;
  const end = at + Math.max(length, 1);
  return (
    <div className={classes.problem} role="status">
      <p>{t('editor.formulaWrong', { at: at + 1 })}</p>
      <p className={classes.source}>
        <code>
          {latex.slice(0, at)}
          <mark>{latex.slice(at, end) || '␣'}</mark>
          {latex.slice(end)}
        </code>
      </p>
      <p lang="en" className={classes.why}>
        {reason}
      </p>
      <TextButton onClick={() => onSeek(at, end)}>{t('editor.formulaSeek')}</TextButton>
      <p className={classes.why}>{t('editor.formulaKept')}</p>
    </div>
  );
}
