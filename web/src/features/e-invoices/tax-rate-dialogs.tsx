import { useState } from 'react';
import type { VatTreatment } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useSetServiceVatMutation, useSetWithholdingRatesMutation } from './tax-rates.gen.ts';
import { CLASSES, TREATMENTS } from './term-names.ts';

interface DialogProps {
  onClose: () => void;
  onDone: () => void;
}

interface ServiceVatDialogProps extends DialogProps {
  /** `PLANNED`: they begin on a day to come, which may still be changed. */
  feeInvoices: 'NONE' | 'PLANNED' | 'BEGUN';
}

/** The tax on the platform's fee and packages from a day on. No tax is preselected. */
export function ServiceVatDialog({ feeInvoices, onClose, onDone }: ServiceVatDialogProps) {
  const { t } = useTranslation('eInvoices');
  const [set] = useSetServiceVatMutation();
  const [startsOn, setStartsOn] = useState('');
  const { form, submit, isBusy, formError } = useMutationForm({
    // Entering a planned day again keeps the beginning of the fee invoices
    initialValues: { startsOn: '', vat: '', beginsFeeInvoices: feeInvoices === 'PLANNED' },
    send: async ({ vat, beginsFeeInvoices }) => {
      await set({ variables: { input: { startsOn, vat: vat as VatTreatment, beginsFeeInvoices } } });
      toast.success(t('terms.saved'));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('rates.service.new')}
      submitLabel={t('terms.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <DateField
        label={t('terms.startsOn')}
        help={t('rates.service.startsOnHelp')}
        value={startsOn}
        onDate={setStartsOn}
        error={form.errors.startsOn as string | undefined}
      />
      <Select
        key={form.key('vat')}
        label={t('vatLabel')}
        required
        options={[
          { value: '', label: t('terms.choose') },
          ...TREATMENTS.map((value) => ({ value, label: t(`vat.${value}`) })),
        ]}
        {...form.getInputProps('vat')}
      />
      {feeInvoices !== 'BEGUN' && (
        <Checkbox
          key={form.key('beginsFeeInvoices')}
          label={t('rates.beginFees')}
          {...form.getInputProps('beginsFeeInvoices', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}

const RATES = ['vatBp', 'pitBp', 'nonResidentVatBp', 'nonResidentPitBp'] as const;
type Rates = Record<(typeof RATES)[number], number | ''>;
const NONE: Rates = { vatBp: '', pitBp: '', nonResidentVatBp: '', nonResidentPitBp: '' };

/** The withholding rates of all classes of teachers from a day on, in per cent. Nothing is preselected. */
export function WithholdingDialog({ onClose, onDone }: DialogProps) {
  const { t } = useTranslation('eInvoices');
  const [set] = useSetWithholdingRatesMutation();
  const [startsOn, setStartsOn] = useState('');
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { startsOn: '', individual: NONE, household: NONE, company: NONE },
    send: async (values) => {
      const rates = (name: (typeof CLASSES)[number]) => {
        const toBp = (key: keyof Rates) => Math.round(Number(values[name][key]) * 100);
        return {
          vatBp: toBp('vatBp'),
          pitBp: toBp('pitBp'),
          nonResidentVatBp: toBp('nonResidentVatBp'),
          nonResidentPitBp: toBp('nonResidentPitBp'),
        };
      };
      await set({
        variables: {
          input: {
            startsOn,
            individual: rates('individual'),
            household: rates('household'),
            company: rates('company'),
          },
        },
      });
      toast.success(t('terms.saved'));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('rates.withholding.new')}
      submitLabel={t('terms.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <DateField
        label={t('terms.startsOn')}
        help={t('rates.withholding.startsOnHelp')}
        value={startsOn}
        onDate={setStartsOn}
        error={form.errors.startsOn as string | undefined}
      />
      {CLASSES.map((name) => (
        <Grid as="fieldset" key={name} gap={3}>
          <Text as="legend" weight={600}>
            {t(`class.${name}`)}
          </Text>
          {RATES.map((rate) => (
            <NumberField
              key={form.key(`${name}.${rate}`)}
              label={t(`rates.field.${rate}`)}
              unit="%"
              min={0}
              max={30}
              decimals={2}
              required
              {...form.getInputProps(`${name}.${rate}`)}
            />
          ))}
        </Grid>
      ))}
    </FormDialog>
  );
}
