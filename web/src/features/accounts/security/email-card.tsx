import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useRequestEmailVerificationMutation } from '../recovery.gen.ts';
import { looksLikeEmail } from '../rules.ts';
import { CardFormActions } from './card-form-actions.tsx';
import { type EmailCardFragment, useChangeEmailMutation, useEmailCardFragment } from './security.gen.ts';
import { SettingCard } from './setting-card.tsx';

export function EmailCard({ security: from }: { security: FragmentType<EmailCardFragment> }) {
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  const [resend, resending] = useRequestEmailVerificationMutation();
  const security = useEmailCardFragment(from);
  if (!security) return null;
  const { email, emailVerifiedAt, pendingEmail } = security;
  const send = () =>
    void resend().then(
      () => toast.success(t('email.sent')),
      () => undefined, // a toast shows the failure
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
        <Stack gap={4} shrink>
          {pendingEmail && <Notice>{t('email.pending', { email: pendingEmail })}</Notice>}
          {isOpen && <ChangeForm hasPassword={security.hasPassword} onClose={() => setOpen(false)} />}
        </Stack>
      )}
    </SettingCard>
  );
}

function ChangeForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation(['security', 'accounts']);
  const [change] = useChangeEmailMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { newEmail: '', password: '' },
    validate: {
      newEmail: (value) => (looksLikeEmail(value) ? null : t('accounts:rule.email')),
      password: (value) => (value || !hasPassword ? null : t('accounts:rule.passwordEmpty')),
    },
    send: async ({ newEmail, password }) => {
      await change({
        variables: { input: { newEmail, ...(hasPassword ? { password } : {}) } },
      });
      toast.success(t('email.asked', { email: newEmail }));
      onClose();
    },
  });
  return (
    <Stack as="form" onSubmit={submit} noValidate gap={4} shrink maxW={100}>
      <TextField
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
      <CardFormActions failure={formError} label={t('email.submit')} isBusy={isBusy} onClose={onClose} />
    </Stack>
  );
}
