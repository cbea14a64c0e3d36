import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { useBankOptions } from '../ledger/index.ts';

export interface BankAccountValues extends Record<string, unknown> {
  bankAccount: { bin: string; number: string; holder: string };
}
export const NO_ACCOUNT = { bin: '', number: '', holder: '' };

/** Names of the fields in the server's errors. */
export const ACCOUNT_FIELDS = ['bankAccount', 'bankAccount.bin', 'bankAccount.number', 'bankAccount.holder'];

/** The bank account for a refund that cannot be sent back by its payment method. */
export function BankAccountFields<T extends BankAccountValues>({ form }: { form: UseFormReturnType<T> }) {
  const { t } = useTranslation('refunds');
  const banks = useBankOptions(t('account.choose'));
  return (
    <Stack as="fieldset" gap={4} shrink border="none">
      <Text as="legend" weight={600}>
        {t('account.legend')}
      </Text>
      <Select
        label={t('account.bank')}
        options={banks}
        key={form.key('bankAccount.bin')}
        {...form.getInputProps('bankAccount.bin')}
      />
      <TextField
        label={t('account.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={19}
        key={form.key('bankAccount.number')}
        {...form.getInputProps('bankAccount.number')}
      />
      <TextField
        label={t('account.holder')}
        autoComplete="name"
        maxLength={100}
        key={form.key('bankAccount.holder')}
        {...form.getInputProps('bankAccount.holder')}
      />
    </Stack>
  );
}
