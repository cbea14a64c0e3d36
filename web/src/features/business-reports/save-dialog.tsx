import { SaveReportInput } from '../../generated/input-rules.ts';
import type { ReportPeriod } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { SavedReportsDocument, useSaveReportMutation } from './business-reports.gen.ts';
import { PERIODS, type ReportChoice } from './report-params.ts';

/** Saves the chosen report under a name, optionally to receive it on Mondays. */
export function SaveDialog({ choice, onClose }: { choice: ReportChoice; onClose: () => void }) {
  const { t } = useTranslation('businessReports');
  const [save] = useSaveReportMutation({ refetchQueries: [SavedReportsDocument] });
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: {
      name: t(`kind.${choice.kind}`),
      period: choice.period ?? ('LAST_30_DAYS' as ReportPeriod),
      isMailed: false,
    },
    validate: {
      name: (value) => (value.trim().length < SaveReportInput.name.minLength ? t('nameMissing') : null),
    },
    send: async (values) => {
      const { kind, step, comparison } = choice;
      const input = { ...values, kind, step, comparison: comparison ?? null };
      await save({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      toast.success(t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('save')}
      submitLabel={t('save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        label={t('reportName')}
        withAsterisk
        maxLength={SaveReportInput.name.maxLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Select
        label={t('period')}
        options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        {...form.getInputProps('period')}
      />
      <Checkbox
        label={t('mondays')}
        description={t('mondaysHelp')}
        {...form.getInputProps('isMailed', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
