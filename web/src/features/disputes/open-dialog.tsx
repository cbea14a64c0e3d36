import { useState } from 'react';
import { OpenDisputeInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { MoneyField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { today } from '../../ui/local-time.ts';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useOpenDisputeMutation } from './disputes.gen.ts';
import { type DisputedOrder, useDisputedOrder } from './use-disputed-order.ts';

/** Records a chargeback that a gateway has reported: the payment, and the deadline for evidence. */
export function OpenDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('disputes');
  const { price } = useFormat();
  const [searchText, setSearchText] = useState('');
  const order = useDisputedOrder(searchText);
  const [open] = useOpenDisputeMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: {
      paymentReference: '',
      reference: '',
      deadline: '',
      evidence: '',
      lineId: '',
      amount: '' as number | '',
    },
    validate: {
      paymentReference: (code) =>
        fits(code, OpenDisputeInput.paymentReference) ? null : t('open.noPayment'),
      reference: (code) => (fits(code, OpenDisputeInput.reference) ? null : t('open.noReference')),
      deadline: (day) => (day ? null : t('open.noDeadline')),
    },
    send: async ({ lineId, evidence, amount, ...facts }) => {
      const dispute = {
        ...facts,
        paymentReference: order?.paymentReference ?? facts.paymentReference,
        lineId: order?.lines.some(({ id }) => id === lineId) ? lineId : null,
        evidence: evidence || null,
        amount: amount === '' ? null : amount,
      };
      const input = { ...dispute, idempotencyKey: getKey(JSON.stringify(dispute)) };
      const { data } = await open({ variables: { input } });
      if (data) toast.success(t('open.done', { number: data.openDispute.number }));
      onDone();
    },
  });
  form.watch('paymentReference', ({ value }) => setSearchText(value));
  return (
    <FormDialog
      onClose={onClose}
      title={t('open.title')}
      submitLabel={t('open.action')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('open.text')}</p>
      <TextField
        key={form.key('paymentReference')}
        label={t('open.payment')}
        description={t('open.paymentHelp')}
        maxLength={64}
        data-autofocus
        {...form.getInputProps('paymentReference')}
      />
      <Stack aria-live="polite" gap={4} shrink>
        {order && order.lines.length < 2 && <OrderFacts order={order} />}
        {order && order.lines.length > 1 && (
          <Select
            key={form.key('lineId')}
            label={t('open.line', { number: order.number })}
            options={[
              { value: '', label: t('open.chooseLine') },
              ...order.lines.map(({ id, title, amount }) => ({
                value: id,
                label: `${title} · ${price(amount)}`,
              })),
            ]}
            {...form.getInputProps('lineId')}
          />
        )}
      </Stack>
      <TextField
        key={form.key('reference')}
        label={t('open.reference')}
        maxLength={64}
        {...form.getInputProps('reference')}
      />
      <MoneyField
        key={form.key('amount')}
        label={t('open.amount')}
        description={t('open.amountHelp')}
        {...form.getInputProps('amount')}
      />
      <DateField
        label={t('open.deadline')}
        help={t('open.deadlineHelp')}
        value={form.getValues().deadline}
        min={today()}
        onDate={(day) => form.setFieldValue('deadline', day)}
        error={form.errors.deadline as string | undefined}
      />
      <TextArea
        key={form.key('evidence')}
        label={t('open.evidence')}
        description={t('act.argue.help')}
        rows={4}
        maxLength={2000}
        {...form.getInputProps('evidence')}
      />
    </FormDialog>
  );
}

function OrderFacts({ order }: { order: DisputedOrder }) {
  const { t } = useTranslation('disputes');
  const { price } = useFormat();
  const { number, lines, package: bought } = order;
  if (bought)
    return <p>{t('open.foundPackage', { number, title: bought.title, amount: price(bought.amount) })}</p>;
  const [line] = lines;
  return (
    <p>
      {line
        ? t('open.found', { number, course: line.title, amount: price(line.amount) })
        : t('open.noCourse', { number })}
    </p>
  );
}
