import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { ReasonInput, useReasonCheck } from '../reason-input.tsx';
import { type IssuedApiTokensQuery, useWithdrawApiTokenMutation } from './issued-api-tokens.gen.ts';

export type IssuedToken = IssuedApiTokensQuery['apiTokens']['items'][number];

/** Asks an administrator for confirmation and a reason before revoking another person's token. */
export function WithdrawDialog({ token, onClose }: { token: IssuedToken; onClose: () => void }) {
  const { t } = useTranslation('apiTokens');
  const [withdraw] = useWithdrawApiTokenMutation();
  const checkReason = useReasonCheck();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    validate: { reason: checkReason },
    send: async ({ reason }) => {
      await withdraw({ variables: { input: { apiTokenId: token.id, reason } } });
      toast.success(t('admin.withdrawn'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('admin.withdrawTitle', { name: token.name, owner: token.ownerName })}
      submitLabel={t('admin.withdraw')}
      isDanger
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('revokeText')}</p>
      <ReasonInput key={form.key('reason')} isFirst {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
