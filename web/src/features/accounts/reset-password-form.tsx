import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '../../apollo/failure.ts';
import { clearTokens } from '../../apollo/session.ts';
import { ResetPasswordInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useResetPasswordMutation } from './recovery.gen.ts';

interface ResetPasswordFormProps {
  /** From the link of the mail. */
  token: string;
  /** Called if the link is no longer valid and another one has to be requested. */
  onGone: () => void;
}

/** Sets a new password. Ends all sessions of the account. */
export function ResetPasswordForm({ token, onGone }: ResetPasswordFormProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [reset] = useResetPasswordMutation();
  const [expiredMessage, setExpiredMessage] = useState<string | null>(null);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: {
      newPassword: (value) =>
        value.length >= ResetPasswordInput.newPassword.minLength
          ? null
          : t('rule.passwordShort', ResetPasswordInput.newPassword),
      confirmPassword: (value, { newPassword }) => (value === newPassword ? null : t('rule.passwordsDiffer')),
    },
    onRefused: (error) => {
      const { code, message } = toFailure(error);
      if (code === 'GONE') setExpiredMessage(message);
      return code === 'GONE';
    },
    send: async (values) => {
      await reset({ variables: { input: { token, ...values } } });
      // All sessions have ended, including the one of this browser
      clearTokens();
      toast.success(t('reset.done'));
      navigate('/login', { replace: true });
    },
  });

  if (expiredMessage)
    return (
      <Stack align="start" gap={4}>
        <Heading level={1} text="h1">
          {t('reset.goneTitle')}
        </Heading>
        <Notice tone="warn" isAlert>
          {expiredMessage}
        </Notice>
        <Button onClick={onGone}>{t('reset.askAgain')}</Button>
      </Stack>
    );
  return (
    <>
      <Heading level={1} text="h1">
        {t('reset.title')}
      </Heading>
      <Text mt={1} mb={6} tone="dim">
        {t('reset.text')}
      </Text>
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
        <PasswordField
          key={form.key('newPassword')}
          autoComplete="new-password"
          label={t('field.newPassword')}
          description={t('field.passwordHelp', ResetPasswordInput.newPassword)}
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          key={form.key('confirmPassword')}
          autoComplete="new-password"
          label={t('field.confirmPassword')}
          {...form.getInputProps('confirmPassword')}
        />
        <FormError failure={formError} />
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </>
  );
}
