import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import type { DisputeAction } from './dispute-columns.tsx';
import { useArgueDisputeMutation, useLoseDisputeMutation, useWinDisputeMutation } from './disputes.gen.ts';

interface DecideDialogProps {
  action: DisputeAction;
  onClose: () => void;
  onDone: () => void;
}

/** Records the decision of the bank with its consequences, or sends the evidence for the sale. */
export function DecideDialog({ action: { kind, dispute }, onClose, onDone }: DecideDialogProps) {
  const { t } = useTranslation('disputes');
  const { price } = useFormat();
  const [argue] = useArgueDisputeMutation();
  const [win] = useWinDisputeMutation();
  const [lose] = useLoseDisputeMutation();
  const { id: disputeId, number, amount, title, buyerName, teacherName } = dispute;
  const paid = { amount: price(amount), course: title, buyer: buyerName };
  const field = kind === 'argue' ? 'evidence' : 'note';
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { note: '', evidence: dispute.evidence ?? '' },
    send: async ({ note, evidence }) => {
      if (kind === 'argue') await argue({ variables: { input: { disputeId, evidence } } });
      else if (kind === 'win') await win({ variables: { input: { disputeId, note } } });
      else await lose({ variables: { input: { disputeId, note } } });
      toast.success(t(`act.${kind}.done`));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(`act.${kind}.title`, { number })}
      submitLabel={t(`act.${kind}.action`)}
      isDanger={kind === 'lose'}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>
        {teacherName
          ? t(`act.${kind}.text`, { ...paid, teacher: teacherName })
          : t(`act.${kind}.textOfPackage`, paid)}
      </p>
      <TextArea
        key={form.key(field)}
        label={t(`act.${kind}.field`)}
        description={t(`act.${kind}.help`)}
        rows={kind === 'argue' ? 6 : 3}
        maxLength={kind === 'argue' ? 2000 : 300}
        data-autofocus
        {...form.getInputProps(field)}
      />
    </FormDialog>
  );
}
