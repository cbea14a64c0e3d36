import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useServerErrors } from '../../../ui/use-server-errors.ts';
import { PasswordField } from '../password-field.tsx';
import { useRequestEmailVerificationMutation } from '../recovery.gen.ts';
import { looksLikeEmail } from '../rules.ts';
import { FormEnd } from './form-end.tsx';
import { type SecurityFragment, useChangeEmailMutation } from './security.gen.ts';
import classes from './security.module.css';
import { SettingCard } from './setting-card.tsx';

const FIELDS = ['newEmail', 'password'];

/** The address one signs in with: whether it is confirmed, and changing it. */
export function EmailCard({ security }: { security: SecurityFragment }) {
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  const [resend, resending] = useRequestEmailVerificationMutation();
  const { email, emailVerifiedAt, pendingEmail } = security;
  const send = () =>
    void resend().then(
      () => toast.success(t('email.sent')),
      () => undefined, // said by the toast of failed requests
    );
  return (
    <SettingCard
      title={t('email.title')}
      state={
        <Tag tone={emailVerifiedAt ? 'ok' : 'warn'}>
          {t(emailVerifiedAt ? 'email.verified' : 'email.open')}
        </Tag>
      }
      text={email}
      actions={
        <>
          {!emailVerifiedAt && (
            <Button variant="default" loading={resending.loading} onClick={send}>
              {t('email.resend')}
            </Button>
          )}
          {!isOpen && (
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('email.change')}
            </Button>
          )}
        </>
      }
    >
      {(pendingEmail || isOpen) && (
        <div className={kit.stack}>
          {pendingEmail && <Notice>{t('email.pending', { email: pendingEmail })}</Notice>}
          {isOpen && <ChangeForm hasPassword={security.hasPassword} onClose={() => setOpen(false)} />}
        </div>
      )}
    </SettingCard>
  );
}

function ChangeForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation(['security', 'accounts']);
  const [change, { loading }] = useChangeEmailMutation();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { newEmail: '', password: '' },
    validate: {
      newEmail: (value) => (looksLikeEmail(value) ? null : t('accounts:rule.email')),
      password: (value) => (value || !hasPassword ? null : t('accounts:rule.passwordEmpty')),
    },
  });
  const { formError, setServerErrors, clear } = useServerErrors(form, FIELDS);
  const submit = form.onSubmit(async ({ newEmail, password }) => {
    clear();
    try {
      await change({
        variables: { input: { newEmail, ...(hasPassword ? { password } : {}) } },
        context: { suppressToast: true },
      });
      toast.success(t('email.asked', { email: newEmail }));
      onClose();
    } catch (error) {
      setServerErrors(error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className={`${kit.stack} ${classes.form}`}>
      <TextInput
        key={form.key('newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('email.new')}
        description={t('email.newHelp')}
        {...form.getInputProps('newEmail')}
      />
      {hasPassword && (
        <PasswordField
          key={form.key('password')}
          autoComplete="current-password"
          label={t('currentPassword')}
          {...form.getInputProps('password')}
        />
      )}
      <FormEnd failure={formError} label={t('email.submit')} isBusy={loading} onClose={onClose} />
    </form>
  );
}
