import { useNavigate } from 'react-router-dom';
import { toFailure } from '../../../apollo/failure.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useProposeWriteOffMutation } from './clearing.gen.ts';

interface ProposeDialogProps {
  teacherId: string;
  name: string;
  owed: number;
  onClose: () => void;
}

/** Writes off a teacher's debt, or proposes it to another administrator if the server requires an approval. */
export function ProposeDialog({ teacherId, name, owed, onClose }: ProposeDialogProps) {
  const { t } = useTranslation('clearing');
  const { money } = useFormat();
  const navigate = useNavigate();
  const [propose] = useProposeWriteOffMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { amount: owed, reason: '' },
    send: async ({ amount, reason }) => {
      const proposal = { teacherId, amount: Number(amount), reason };
      const { data } = await propose({
        variables: { input: { ...proposal, idempotencyKey: getKey(JSON.stringify(proposal)) } },
      });
      toast.success(t(data?.proposeWriteOff.state === 'PROPOSED' ? 'propose.waits' : 'decide.approve.done'));
      void navigate('/admin/ledger/write-offs');
    },
    onRefused: (error) => {
      const { reason, message } = toFailure(error);
      if (reason !== 'WRITE_OFF_OVER_OWED') return false;
      form.setFieldError('amount', message);
      return true;
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('propose.title', { name })}
      submitLabel={t('propose.action')}
      isDanger
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('propose.text')}</p>
      <MoneyField
        key={form.key('amount')}
        label={t('propose.amount')}
        description={t('propose.owed', { amount: money(owed) })}
        data-autofocus
        {...form.getInputProps('amount')}
      />
      <TextArea
        key={form.key('reason')}
        label={t('propose.reason')}
        description={t('propose.reasonHelp')}
        rows={3}
        maxLength={300}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
