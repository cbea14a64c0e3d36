import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { ChangePasswordInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { CardFormActions } from './card-form-actions.tsx';
import {
  MySessionsDocument,
  type PasswordCardFragment,
  useChangePasswordMutation,
  usePasswordCardFragment,
} from './security.gen.ts';
import { SettingCard } from './setting-card.tsx';

/** Changes the password, or sets the first one. */
export function PasswordCard({ security: from }: { security: FragmentType<PasswordCardFragment> }) {
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  const security = usePasswordCardFragment(from);
  if (!security) return null;
  const { hasPassword, passwordChangedAt } = security;
  const text = !hasPassword
    ? t('password.none')
    : passwordChangedAt
      ? t('password.changed', { date: formatDate(passwordChangedAt) })
      : t('password.first');
  return (
    <SettingCard
      title={t('password.title')}
      text={text}
      actions={
        !isOpen && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(hasPassword ? 'password.change' : 'password.set')}
          </Button>
        )
      }
    >
      {isOpen && <PasswordForm hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </SettingCard>
  );
}

function PasswordForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation(['security', 'accounts']);
  const [change] = useChangePasswordMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: {
      currentPassword: (value) => (value || !hasPassword ? null : t('accounts:rule.passwordEmpty')),
      newPassword: (value) =>
        value.length >= ChangePasswordInput.newPassword.minLength
          ? null
          : t('accounts:rule.passwordShort', ChangePasswordInput.newPassword),
      confirmPassword: (value, { newPassword }) =>
        value === newPassword ? null : t('accounts:rule.passwordsDiffer'),
    },
    send: async ({ currentPassword, ...rest }) => {
      await change({
        variables: { input: { ...rest, ...(hasPassword ? { currentPassword } : {}) } },
        refetchQueries: [MySessionsDocument],
      });
      toast.success(t('password.done'));
      onClose();
    },
  });
  return (
    <Stack as="form" onSubmit={submit} noValidate gap={4} shrink maxW={100}>
      {hasPassword && (
        <PasswordField
          key={form.key('currentPassword')}
          autoComplete="current-password"
          label={t('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
      )}
      <PasswordField
        key={form.key('newPassword')}
        autoComplete="new-password"
        label={t('accounts:field.newPassword')}
        description={t('accounts:field.passwordHelp', ChangePasswordInput.newPassword)}
        {...form.getInputProps('newPassword')}
      />
      <PasswordField
        key={form.key('confirmPassword')}
        autoComplete="new-password"
        label={t('accounts:field.confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
      <Text text="sm" tone="dim">
        {t('password.others')}
      </Text>
      <CardFormActions
        failure={formError}
        label={t(hasPassword ? 'password.submit' : 'password.submitFirst')}
        isBusy={isBusy}
        onClose={onClose}
      />
    </Stack>
  );
}
