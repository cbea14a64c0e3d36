import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../apollo/failure.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useLinkGoogleMutation } from '../google/google.gen.ts';
import { takeGoogleReturn } from '../google/google-flow.ts';
import { PasswordField } from '../password-field.tsx';
import { FormEnd } from './form-end.tsx';

/** Who signed in long ago says their password before Google becomes a second way in. */
const wantsPassword = (error: unknown): boolean => failureOf(error).reason === 'PASSWORD_NEEDED';

/** Links the Google account that the viewer comes back with, and says why it can't be. */
export function GoogleReturn() {
  const { t } = useTranslation('security');
  const [returned] = useState(takeGoogleReturn);
  const [isAsking, setAsking] = useState(false);
  const [run] = useLinkGoogleMutation();
  const code = returned?.code;

  const link = async (password?: string) => {
    if (!code) return;
    const input = { account: { code }, ...(password ? { password } : {}) };
    await run({
      variables: { input },
      refetchQueries: ['AccountSecurity'],
    });
    setAsking(false);
    toast.success(t('google.linked'));
  };
  const begin = useEffectEvent(() => {
    link().catch((error: unknown) => {
      if (wantsPassword(error)) setAsking(true);
      else toast.error(failureOf(error).message);
    });
  });
  useEffect(() => {
    if (code) begin();
  }, [code]);

  return (
    <>
      {returned?.error && (
        <Notice tone="warn" isAlert>
          {t('google.failed')}
        </Notice>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('google.link')}>
        <PasswordForm onPassword={link} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

interface PasswordFormProps {
  /** Throws what the server said. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

function PasswordForm({ onPassword, onClose }: PasswordFormProps) {
  const { t } = useTranslation(['security', 'accounts']);
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t('accounts:rule.passwordEmpty')) },
    send: async ({ password }) => {
      await onPassword(password);
    },
  });
  return (
    <form onSubmit={submit} noValidate className={kit.stack}>
      <p>{t('google.proof')}</p>
      <PasswordField
        autoComplete="current-password"
        label={t('currentPassword')}
        data-autofocus
        {...form.getInputProps('password')}
      />
      <FormEnd failure={formError} label={t('google.link')} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}
