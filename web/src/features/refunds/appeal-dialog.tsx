import { evictRefundData } from '../../apollo/cache/refunds.ts';
import { AppealRefundInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { type RefundProgressFragment, useAppealRefundMutation } from './refunds.gen.ts';

const RULES = AppealRefundInput.note;

interface AppealDialogProps {
  refund: Pick<RefundProgressFragment, 'id' | 'appealUntil'>;
  onClose: () => void;
}

/** Dialog for appealing a rejected refund. */
export function AppealDialog({ refund: { id, appealUntil }, onClose }: AppealDialogProps) {
  const { t } = useTranslation('refunds');
  const { date } = useFormat();
  const [appealRefund] = useAppealRefundMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { note: '' },
    validate: { note: (note) => (fits(note, RULES) ? null : t('textRule', RULES)) },
    send: async ({ note }) => {
      const input = { refundId: id, note: note.trim() };
      await appealRefund({ variables: { input }, update: (cache) => evictRefundData(cache) });
      onClose();
      toast.success(t('appealed'));
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('appealTitle')}
      submitLabel={t('appeal')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      {appealUntil && <p>{t('appealText', { date: date(appealUntil) })}</p>}
      <TextArea
        label={t('appealLabel')}
        rows={5}
        maxLength={RULES.maxLength}
        data-autofocus
        key={form.key('note')}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
