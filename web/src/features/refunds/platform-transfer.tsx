import { useState } from 'react';
import { evictRefundData } from '../../apollo/cache/refunds.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { ConfirmRefundTransferInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fits } from '../../ui/fits.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { ACCOUNT_FIELDS, BankAccountFields, NO_ACCOUNT } from './bank-account-fields.tsx';
import type { DecidedRefund } from './refund-case.tsx';
import {
  useConfirmRefundTransferMutation,
  useRefundAccountQuery,
  useRetryRefundMutation,
} from './refunds.gen.ts';
import classes from './refunds.module.css';

const RULES = ConfirmRefundTransferInput.transaction;
const update = (cache: Parameters<typeof evictRefundData>[0]) => evictRefundData(cache);

/** A pending bank transfer: a transfer file orders it at the bank, or an administrator enters its reference. */
export function ConfirmTransfer({ refund }: { refund: DecidedRefund }) {
  const { t } = useTranslation('refunds');
  const { price } = useFormat();
  const [isByHand, setByHand] = useState(false);
  const { transferFile: file, amount, exchanged } = refund;
  if (!file || isByHand) return <TransferByHand refund={refund} />;
  return (
    <Stack className={classes.decision} gap={4} shrink px={6} py={5} bg="surface-2" borderTop>
      <h3>{t('desk.transferTitle')}</h3>
      <p>{t('desk.inFile', { file, amount: price(amount - exchanged) })}</p>
      <div>
        <Button variant="default" onClick={() => setByHand(true)}>
          {t('desk.byHand')}
        </Button>
      </div>
    </Stack>
  );
}

function TransferByHand({
  refund: { id: refundId, amount, exchanged, transferFile: file },
}: {
  refund: DecidedRefund;
}) {
  const { t } = useTranslation('refunds');
  const { price } = useFormat();
  const despiteFile = !!file;
  const { data } = useRefundAccountQuery({ variables: { refundId, despiteFile }, ...uncached });
  const account = data?.refundAccount;
  const [confirmTransfer] = useConfirmRefundTransferMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { transaction: '' },
    validate: { transaction: (value) => (fits(value, RULES) ? null : t('textRule', RULES)) },
    send: async ({ transaction }) => {
      const input = { refundId, transaction: transaction.trim(), despiteFile };
      await confirmTransfer({ variables: { input }, update });
      toast.success(t('desk.confirmed'));
    },
  });
  return (
    <Stack
      as="form"
      onSubmit={submit}
      noValidate
      className={classes.decision}
      gap={4}
      shrink
      px={6}
      py={5}
      bg="surface-2"
      borderTop
    >
      <h3>{t('desk.transferTitle')}</h3>
      {file && <Notice tone="warn">{t('desk.byHandText', { file })}</Notice>}
      <p>{t('desk.transferText', { amount: price(amount - exchanged) })}</p>
      {account && (
        <p>
          <strong>{account.bank}</strong> · {account.number} · {account.holder}
        </p>
      )}
      <TextField
        label={t('desk.transaction')}
        maxLength={RULES.maxLength}
        key={form.key('transaction')}
        {...form.getInputProps('transaction')}
      />
      <FormError failure={formError} />
      <div>
        <Button type="submit" loading={isBusy}>
          {t('desk.confirm')}
        </Button>
      </div>
    </Stack>
  );
}

/** A failed refund: retries it at the gateway, or by a bank transfer to the account that the buyer has entered. */
export function RetryTransfer({ refund: { id: refundId, failureCode } }: { refund: DecidedRefund }) {
  const { t } = useTranslation('refunds');
  const [isByBank, setByBank] = useState(false);
  const [retryRefund] = useRetryRefundMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { bankAccount: NO_ACCOUNT },
    fields: ACCOUNT_FIELDS,
    send: async ({ bankAccount }) => {
      const input = { refundId, bankAccount: isByBank ? bankAccount : null };
      await retryRefund({ variables: { input }, update });
      toast.success(t('desk.retried'));
    },
  });
  return (
    <Stack
      as="form"
      onSubmit={submit}
      noValidate
      className={classes.decision}
      gap={4}
      shrink
      px={6}
      py={5}
      bg="surface-2"
      borderTop
    >
      <Notice tone="warn">
        <strong>{t('desk.failedTitle')}</strong>
        <br />
        {t('desk.failedCode', { code: failureCode ?? '?' })}
      </Notice>
      {isByBank && <BankAccountFields form={form} />}
      <FormError failure={formError} />
      <Row wrap gap={2} shrink>
        <Button type="submit" loading={isBusy}>
          {t(isByBank ? 'desk.retryBank' : 'desk.retry')}
        </Button>
        <Button variant="default" onClick={() => setByBank(!isByBank)}>
          {t(isByBank ? 'desk.retry' : 'desk.retryBank')}
        </Button>
      </Row>
    </Stack>
  );
}
