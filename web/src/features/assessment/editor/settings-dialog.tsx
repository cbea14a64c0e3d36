import { Checkbox, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { AnswersShown } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { PlainSelect } from '../../../ui/plain-select.tsx';
import type { QuizSettings } from './editor-model.ts';

interface SettingsDialogProps {
  onClose: () => void;
  settings: QuizSettings;
  total: number;
  isBusy: boolean;
  onSave: (settings: QuizSettings) => Promise<void>;
}

const SHOWN = ['AFTER_SUBMISSION', 'AFTER_LAST_ATTEMPT', 'NEVER'] as const satisfies readonly AnswersShown[];
const numberOrNull = (value: string | number): number | null => (value === '' ? null : Number(value));

export function SettingsDialog({ onClose, settings, total, isBusy, onSave }: SettingsDialogProps) {
  const { t } = useTranslation('quizBuilder');
  const [values, setValues] = useState(settings);
  const set = (changed: Partial<QuizSettings>) => setValues((old) => ({ ...old, ...changed }));
  const { passPercent, timeLimitSec, maxAttempts, drawCount, shufflesQuestions, shufflesAnswers } = values;
  return (
    <FormDialog
      onClose={onClose}
      title={t('settings.title')}
      submitLabel={t('settings.save')}
      isBusy={isBusy}
      failure={null}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(values);
      }}
    >
      <NumberInput
        label={t('settings.pass')}
        min={1}
        max={100}
        allowDecimal={false}
        value={passPercent ?? 70}
        onChange={(value) => set({ passPercent: Number(value) || 1 })}
      />
      <NumberInput
        label={t('settings.time')}
        description={t('settings.none')}
        min={1}
        max={480}
        allowDecimal={false}
        value={timeLimitSec ? timeLimitSec / 60 : ''}
        onChange={(value) => {
          const minutes = numberOrNull(value);
          set({ timeLimitSec: minutes && minutes * 60 });
        }}
      />
      <NumberInput
        label={t('settings.attempts')}
        description={t('settings.none')}
        min={1}
        max={20}
        allowDecimal={false}
        value={maxAttempts ?? ''}
        onChange={(value) => set({ maxAttempts: numberOrNull(value) })}
      />
      <NumberInput
        label={t('settings.draw')}
        description={t('settings.drawHelp', { total })}
        min={1}
        max={Math.max(1, total)}
        allowDecimal={false}
        value={drawCount ?? ''}
        onChange={(value) => set({ drawCount: numberOrNull(value) })}
      />
      <Checkbox
        label={t('settings.shufflesQuestions')}
        checked={shufflesQuestions ?? false}
        onChange={(event) => set({ shufflesQuestions: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('settings.shufflesAnswers')}
        checked={shufflesAnswers ?? true}
        onChange={(event) => set({ shufflesAnswers: event.currentTarget.checked })}
      />
      <div>
        <Box as="span" display="block" mb={2} text="control" weight={600} aria-hidden="true">
          {t('settings.shown')}
        </Box>
        <PlainSelect
          aria-label={t('settings.shown')}
          options={SHOWN.map((value) => ({ value, label: t(`settings.show.${value}`) }))}
          value={values.answersShown ?? 'AFTER_SUBMISSION'}
          onChange={(event) => set({ answersShown: event.currentTarget.value as AnswersShown })}
        />
      </div>
    </FormDialog>
  );
}
