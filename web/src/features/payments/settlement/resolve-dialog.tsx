import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useResolveSettlementDifferenceMutation } from './settlement.gen.ts';

interface ResolveDialogProps {
  difference: { id: string; reference: string };
  onClose: () => void;
  onDone: () => void;
}

/** Resolves a difference, with a note about its cause. */
export function ResolveDialog({ difference, onClose, onDone }: ResolveDialogProps) {
  const { t } = useTranslation('settlement');
  const [resolve] = useResolveSettlementDifferenceMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { note: '' },
    send: async ({ note }) => {
      await resolve({ variables: { input: { differenceId: difference.id, note } } });
      toast.success(t('resolve.done'));
      onDone();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('resolve.title', { reference: difference.reference })}
      submitLabel={t('resolve.submit')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('resolve.text')}</p>
      <TextArea
        key={form.key('note')}
        label={t('resolve.note')}
        description={t('resolve.noteHelp')}
        rows={3}
        maxLength={300}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
