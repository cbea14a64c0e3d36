import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  useApproveWriteOffMutation,
  useRejectWriteOffMutation,
  type WriteOffsQuery,
} from './clearing.gen.ts';

export type WriteOff = WriteOffsQuery['writeOffs']['items'][number];

export interface WriteOffAction {
  kind: 'approve' | 'reject';
  writeOff: WriteOff;
}

interface DecideDialogProps {
  action: WriteOffAction;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation before a write-off is approved or rejected. */
export function DecideDialog({ action: { kind, writeOff }, onClose, onDone }: DecideDialogProps) {
  const { t } = useTranslation('clearing');
  const { money } = useFormat();
  const [approve] = useApproveWriteOffMutation();
  const [reject] = useRejectWriteOffMutation();
  const { id: writeOffId, amount, teacherName, reason } = writeOff;
  const { submit, isBusy, formError } = useMutationForm({
    initialValues: {},
    send: async () => {
      await (kind === 'approve' ? approve : reject)({ variables: { writeOffId } });
      toast.success(t(`decide.${kind}.done`));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(`decide.${kind}.title`, { name: teacherName })}
      submitLabel={t(`decide.${kind}.action`)}
      isDanger={kind === 'approve'}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t(`decide.${kind}.text`, { amount: money(amount), name: teacherName })}</p>
      <p>{t('reasonIs', { reason })}</p>
    </FormDialog>
  );
}
