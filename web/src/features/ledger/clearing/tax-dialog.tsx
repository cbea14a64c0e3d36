import { toFailure } from '../../../apollo/failure.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { type TaxesOwedQuery, useRecordTaxPaymentMutation } from './clearing.gen.ts';
import { months, monthText, TAX_NAMES, TAXES, type Tax } from './taxes.ts';

interface TaxDialogProps {
  owed: TaxesOwedQuery['taxesOwed'];
  onClose: () => void;
  onDone: () => void;
}

/** Records a payment to the tax office. The amounts default to the taxes due. */
export function TaxDialog({ owed, onClose, onDone }: TaxDialogProps) {
  const { t } = useTranslation(['clearing', 'ledger']);
  const { money } = useFormat();
  const [record] = useRecordTaxPaymentMutation();
  const getKey = useIdempotencyKey();
  const periods = months();
  const { vatWithheld, pitWithheld, vatOutput } = owed;
  const { form, submit, isBusy, formError } = useMutationForm({
    // A payment usually belongs to the declaration of the previous month
    initialValues: { period: periods[1]!, reference: '', vatWithheld, pitWithheld, vatOutput },
    send: async (values) => {
      const input = {
        ...values,
        vatWithheld: Number(values.vatWithheld),
        pitWithheld: Number(values.pitWithheld),
        vatOutput: Number(values.vatOutput),
      };
      await record({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      toast.success(t('taxes.done'));
      onDone();
    },
    onRefused: (error) => {
      const { reason, message } = toFailure(error);
      const formValues: Record<Tax, unknown> = form.getValues();
      const over = TAX_NAMES.find((tax) => Number(formValues[tax]) > owed[tax]);
      const field = reason === 'TAX_RECORDED_BEFORE' ? 'reference' : reason === 'TAX_OVER_OWED' && over;
      if (field) form.setFieldError(field, message);
      return Boolean(field);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('taxes.record')}
      submitLabel={t('taxes.record')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('taxes.recordText')}</p>
      <Select
        key={form.key('period')}
        label={t('taxes.period')}
        options={periods.map((value) => ({ value, label: monthText(value) }))}
        data-autofocus
        {...form.getInputProps('period')}
      />
      <TextField
        key={form.key('reference')}
        label={t('taxes.reference')}
        description={t('taxes.referenceHelp')}
        maxLength={64}
        {...form.getInputProps('reference')}
      />
      {TAX_NAMES.map((tax) => (
        <MoneyField
          key={form.key(tax)}
          label={t(`ledger:${TAXES[tax]}`)}
          description={t('taxes.owedOf', { amount: money(owed[tax]) })}
          {...form.getInputProps(tax)}
        />
      ))}
      {owed.credit > 0 && <p>{t('taxes.creditText', { amount: money(owed.credit) })}</p>}
    </FormDialog>
  );
}
