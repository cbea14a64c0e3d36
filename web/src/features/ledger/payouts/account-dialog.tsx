import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useBankOptions } from '../banks/use-bank-options.ts';
import { type PayoutTermsQuery, useSetPayoutAccountMutation } from './payouts.gen.ts';

interface AccountDialogProps {
  terms: PayoutTermsQuery;
  onClose: () => void;
  onSaved: () => void;
}

export function AccountDialog({ terms, onClose, onSaved }: AccountDialogProps) {
  const { t } = useTranslation('earnings');
  const banks = useBankOptions(t('payouts.chooseBank'));
  const [set] = useSetPayoutAccountMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { bankBin: '', number: '', holder: '' },
    validate: {
      bankBin: (bin) => (bin ? null : t('payouts.noBank')),
      number: (number) => (number.trim() ? null : t('payouts.noNumber')),
      holder: (holder) => (holder.trim() ? null : t('payouts.noHolder')),
    },
    send: async (input) => {
      await set({ variables: { input } });
      toast.success(t('payouts.accountSaved'));
      onSaved();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('payouts.account')}
      submitLabel={t('payouts.saveAccount')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Text tone="dim">{t('payouts.accountHelp', { days: terms.publicTerms.payoutCoolingDays })}</Text>
      <Select
        key={form.key('bankBin')}
        data-autofocus
        label={t('payouts.bank')}
        options={banks}
        {...form.getInputProps('bankBin')}
      />
      <TextField
        key={form.key('number')}
        label={t('payouts.number')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('number')}
      />
      <TextField
        key={form.key('holder')}
        label={t('payouts.holder')}
        description={t('payouts.holderHelp')}
        autoComplete="off"
        {...form.getInputProps('holder')}
      />
    </FormDialog>
  );
}
