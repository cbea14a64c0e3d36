import { ExtendPackageInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useExtendPackageMutation } from './admin-packages.gen.ts';
import type { AdminSubscription } from './subscription-columns.tsx';

interface ExtendDialogProps {
  subscription: AdminSubscription;
  onClose: () => void;
  onSaved: () => void;
}

/** Extends a subscription by some days, with a reason that its teacher sees. */
export function ExtendDialog({ subscription, onClose, onSaved }: ExtendDialogProps) {
  const { t } = useTranslation('packages');
  const [extend] = useExtendPackageMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { days: '', reason: '' },
    send: async ({ days, reason }) => {
      const terms = { subscriptionId: subscription.id, days: Number(days.replace(/\D/g, '')), reason };
      await extend({ variables: { input: { ...terms, idempotencyKey: getKey(JSON.stringify(terms)) } } });
      toast.success(t('desk.extended'));
      onSaved();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('desk.extendOf', { name: subscription.teacher.fullName })}
      submitLabel={t('desk.extend')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        key={form.key('days')}
        data-autofocus
        label={t('desk.days')}
        inputMode="numeric"
        {...form.getInputProps('days')}
      />
      <TextArea
        key={form.key('reason')}
        label={t('desk.reason')}
        description={t('desk.reasonHelp')}
        maxLength={ExtendPackageInput.reason.maxLength}
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
