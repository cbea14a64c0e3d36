import { RejectPayoutInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { fits } from '../../../ui/fits.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import type { PayoutAction } from './payout-columns.tsx';
import { useApprovePayoutMutation, useRejectPayoutMutation } from './payouts.gen.ts';

interface PayoutActionDialogProps {
  action: PayoutAction;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation of a payout, or for the reason of a rejection. */
export function PayoutActionDialog({ action: { kind, payout }, onClose, onDone }: PayoutActionDialogProps) {
  const { t } = useTranslation('earnings');
  const { money } = useFormat();
  const [approve] = useApprovePayoutMutation();
  const [reject] = useRejectPayoutMutation();
  const { id: payoutId, number, amount, teacherName, account, takesTwo } = payout;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) =>
        kind === 'approve' || fits(reason, RejectPayoutInput.reason)
          ? null
          : t('desk.noReason', RejectPayoutInput.reason),
    },
    send: async ({ reason }) => {
      if (kind === 'approve') {
        const { data } = await approve({ variables: { payoutId } });
        const isWaiting = data?.approvePayout.status === 'PENDING';
        toast.success(t(isWaiting ? 'desk.approvedOne' : 'desk.approved'));
      } else {
        await reject({ variables: { input: { payoutId, reason } } });
        toast.success(t('desk.rejected'));
      }
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(`desk.${kind}Title`, { number })}
      submitLabel={t(`desk.${kind}`)}
      isDanger={kind === 'reject'}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>
        {kind === 'approve'
          ? t('desk.approveText', {
              amount: money(amount),
              name: teacherName,
              account: `${account.bank} ··· ${account.lastDigits}`,
            })
          : t('desk.rejectText')}
      </p>
      {kind === 'approve' && takesTwo && <p>{t('desk.twoText')}</p>}
      {kind === 'reject' && (
        <TextArea
          key={form.key('reason')}
          label={t('desk.reason')}
          description={t('desk.reasonHelp')}
          rows={3}
          maxLength={300}
          data-autofocus
          {...form.getInputProps('reason')}
        />
      )}
    </FormDialog>
  );
}
