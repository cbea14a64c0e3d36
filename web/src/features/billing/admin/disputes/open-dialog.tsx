import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { today } from '../../../../ui/local-time.ts';
import { toast } from '../../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../../ui/use-mutation-form.ts';
import { useOpenDisputeMutation } from './disputes.gen.ts';

/** Enters what a gateway has told of: which payment was taken back, and until when the bank listens. */
export function OpenDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('disputes');
  const [open] = useOpenDisputeMutation();
  const keyOf = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { paymentReference: '', reference: '', deadline: '', evidence: '', lineId: '' },
    send: async ({ lineId, evidence, ...facts }) => {
      const wish = { ...facts, lineId: lineId || null, evidence: evidence || null };
      const input = { ...wish, idempotencyKey: keyOf(JSON.stringify(wish)) };
      const { data } = await open({ variables: { input } });
      if (data) toast.success(t('open.done', { number: data.openDispute.number }));
      onDone();
    },
  });
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
      <TextInput
        key={form.key('paymentReference')}
        label={t('open.payment')}
        description={t('open.paymentHelp')}
        maxLength={64}
        data-autofocus
        {...form.getInputProps('paymentReference')}
      />
      <TextInput
        key={form.key('reference')}
        label={t('open.reference')}
        maxLength={64}
        {...form.getInputProps('reference')}
      />
      <DateField
        label={t('open.deadline')}
        help={t('open.deadlineHelp')}
        value={form.getValues().deadline}
        min={today()}
        onDate={(day) => form.setFieldValue('deadline', day)}
        error={form.errors.deadline as string | undefined}
      />
      <TextInput
        key={form.key('lineId')}
        label={t('open.line')}
        description={t('open.lineHelp')}
        {...form.getInputProps('lineId')}
      />
      <Textarea
        key={form.key('evidence')}
        label={t('open.evidence')}
        description={t('argue.help')}
        rows={4}
        maxLength={2000}
        {...form.getInputProps('evidence')}
      />
    </FormDialog>
  );
}
