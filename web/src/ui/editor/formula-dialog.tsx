import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { Stack } from '../layout/layout.tsx';
import { lazyOptional } from '../lazy-optional.tsx';
import { PartFailed } from '../part-failed.tsx';
import { Skeleton } from '../skeleton.tsx';
import { MAX_FORMULA_LENGTH } from './rich-text.ts';
import type { EditedFormula } from './use-formula.ts';

/** Loaded with the typesetter, which is large. */
const FormulaPreview = lazyOptional(async () => (await import('./formula-preview.tsx')).FormulaPreview, {
  placeholder: <Skeleton height={64} />,
  failed: PartFailed,
});

interface FormulaDialogProps {
  /** Null while the dialog is closed. */
  formula: EditedFormula | null;
  onClose: () => void;
  onSave: (formula: EditedFormula) => void;
}

/** Edits the source of a formula with a preview. It is rendered outside of the surrounding form. */
export function FormulaDialog({ formula, onClose, onSave }: FormulaDialogProps) {
  const { t } = useTranslation('lessons');
  const [latex, setLatex] = useState('');
  const [isBlock, setBlock] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  /** The source of a new formula whose dialog was closed is restored when it opens again. */
  const discardedSource = useRef('');
  useEffect(() => {
    if (!formula) return;
    setLatex(formula.at === null ? discardedSource.current : formula.latex);
    setBlock(formula.isBlock);
    setMissing(false);
  }, [formula]);

  const save = () => {
    const source = latex.normalize('NFC').trim();
    if (!formula || !source) return setMissing(true);
    if (formula.at === null) discardedSource.current = '';
    onSave({ ...formula, latex: source, isBlock });
  };
  const seek = (from: number, to: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  };

  return (
    <Dialog
      isOpen={formula !== null}
      onClose={onClose}
      title={t('editor.formulaTitle')}
      footer={
        <Button onClick={save}>{t(`editor.${formula?.at == null ? 'formulaInsert' : 'formulaSave'}`)}</Button>
      }
    >
      <Stack gap={4} shrink>
        <TextArea
          ref={field}
          label={t('editor.formulaSource')}
          description={t('editor.formulaHelp')}
          value={latex}
          maxLength={MAX_FORMULA_LENGTH}
          error={isMissing ? t('editor.formulaMissing') : null}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          rows={3}
          data-autofocus
          onChange={(event) => {
            setLatex(event.currentTarget.value);
            if (formula?.at === null) discardedSource.current = event.currentTarget.value;
            setMissing(false);
          }}
        />
        <Checkbox
          label={t('editor.formulaBlock')}
          checked={isBlock}
          onChange={(event) => setBlock(event.currentTarget.checked)}
        />
        {latex.trim() && <FormulaPreview latex={latex} isBlock={isBlock} onSeek={seek} />}
      </Stack>
    </Dialog>
  );
}
