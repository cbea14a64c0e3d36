import { useState } from 'react';
import type { VatTreatment } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { ClassFields, DatedDialog } from './dated-dialog.tsx';
import { useSetServiceVatMutation, useSetWithholdingRatesMutation } from './tax-rates.gen.ts';
import { type CLASSES, TREATMENTS } from './term-names.ts';

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
    <DatedDialog
      onClose={onClose}
      title={t('rates.service.new')}
      help={t('rates.service.startsOnHelp')}
      startsOn={startsOn}
      onStart={setStartsOn}
      startError={form.errors.startsOn}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
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
    </DatedDialog>
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
        const toBp = (key: keyof Rates) => {
          const percent = values[name][key];
          // An empty field is no rate of zero: JSON turns NaN into null, which the server refuses at the field
          return percent === '' ? Number.NaN : Math.round(percent * 100);
        };
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
    <DatedDialog
      onClose={onClose}
      title={t('rates.withholding.new')}
      help={t('rates.withholding.startsOnHelp')}
      startsOn={startsOn}
      onStart={setStartsOn}
      startError={form.errors.startsOn}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <ClassFields>
        {(name) =>
          RATES.map((rate) => (
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
          ))
        }
      </ClassFields>
    </DatedDialog>
  );
}
