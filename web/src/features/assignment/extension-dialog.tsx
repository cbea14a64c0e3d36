import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useRequestExtensionMutation } from './assignment.gen.ts';

interface ExtensionDialogProps {
  assignmentId: string;
  onClose: () => void;
  onAsked: () => void;
}

export function ExtensionDialog({ assignmentId, onClose, onAsked }: ExtensionDialogProps) {
  const { t } = useTranslation('assignment');
  const [request] = useRequestExtensionMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      await request({ variables: { input: { assignmentId, reason } } });
      toast.success(t('extension.asked'));
      onAsked();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('extension.title')}
      submitLabel={t('extension.send')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextArea
        label={t('extension.reason')}
        description={t('extension.reasonHelp')}
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('reason')}
        key={form.key('reason')}
      />
    </FormDialog>
  );
}
