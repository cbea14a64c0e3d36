import { useState } from 'react';
import type { AnswersShown } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import type { QuizSettings } from './editor-model.ts';

interface SettingsDialogProps {
  onClose: () => void;
  settings: QuizSettings;
  total: number;
  /** Version of the quiz; null before it is saved. */
  version: number | null;
  /** Called with the version for which the dialog was opened, so that it overwrites no later change. */
  onSave: (settings: QuizSettings, version: number | null) => Promise<unknown>;
}

const ANSWERS_SHOWN = [
  'AFTER_SUBMISSION',
  'AFTER_LAST_ATTEMPT',
  'NEVER',
] as const satisfies readonly AnswersShown[];
const numberOrNull = (value: number | ''): number | null => (value === '' ? null : value);

export function SettingsDialog({ onClose, settings, total, version, onSave }: SettingsDialogProps) {
  const { t } = useTranslation('quizBuilder');
  const [openedVersion] = useState(version);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: {
      passPercent: (settings.passPercent ?? 70) as number | '',
      /** In minutes. */
      timeLimitSec: (settings.timeLimitSec ? settings.timeLimitSec / 60 : '') as number | '',
      maxAttempts: (settings.maxAttempts ?? '') as number | '',
      drawCount: (settings.drawCount ?? '') as number | '',
      shufflesQuestions: settings.shufflesQuestions ?? false,
      shufflesAnswers: settings.shufflesAnswers ?? true,
      answersShown: settings.answersShown ?? ('AFTER_LAST_ATTEMPT' as AnswersShown),
    },
    send: async ({ passPercent, timeLimitSec, maxAttempts, drawCount, ...rest }) => {
      const changed = {
        ...rest,
        passPercent: passPercent || 1,
        timeLimitSec: timeLimitSec === '' ? null : timeLimitSec * 60,
        maxAttempts: numberOrNull(maxAttempts),
        drawCount: numberOrNull(drawCount),
      };
      await onSave(changed, openedVersion);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('settings.title')}
      submitLabel={t('settings.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <NumberField
        label={t('settings.pass')}
        min={1}
        max={100}
        key={form.key('passPercent')}
        {...form.getInputProps('passPercent')}
      />
      <NumberField
        label={t('settings.time')}
        description={t('settings.none')}
        min={1}
        max={480}
        key={form.key('timeLimitSec')}
        {...form.getInputProps('timeLimitSec')}
      />
      <NumberField
        label={t('settings.attempts')}
        description={t('settings.none')}
        min={1}
        max={20}
        key={form.key('maxAttempts')}
        {...form.getInputProps('maxAttempts')}
      />
      <NumberField
        label={t('settings.draw')}
        description={t('settings.drawHelp', { total })}
        min={1}
        max={Math.max(1, total)}
        key={form.key('drawCount')}
        {...form.getInputProps('drawCount')}
      />
      <Checkbox
        label={t('settings.shufflesQuestions')}
        key={form.key('shufflesQuestions')}
        {...form.getInputProps('shufflesQuestions', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('settings.shufflesAnswers')}
        key={form.key('shufflesAnswers')}
        {...form.getInputProps('shufflesAnswers', { type: 'checkbox' })}
      />
      <Select
        label={t('settings.shown')}
        options={ANSWERS_SHOWN.map((value) => ({ value, label: t(`settings.show.${value}`) }))}
        key={form.key('answersShown')}
        {...form.getInputProps('answersShown')}
      />
    </FormDialog>
  );
}
