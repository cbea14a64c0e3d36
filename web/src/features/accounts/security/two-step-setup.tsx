import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Grid, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  AccountSecurityDocument,
  type BeginAuthenticatorMutation,
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
} from './security.gen.ts';
import classes from './security.module.css';

type Setup = BeginAuthenticatorMutation['beginAuthenticator'];

interface TwoStepSetupProps {
  isOpen: boolean;
  onClose: () => void;
  hasPassword: boolean;
}

/** Steps to turn on two-step sign-in: password, QR code with the first code, recovery codes. */
export function TwoStepSetup({ isOpen, onClose, hasPassword }: TwoStepSetupProps) {
  const { t } = useTranslation('security');
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setSetup(null);
    setCodes(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(codes ? 'codes.title' : 'twoStep.setUp')}
      footer={codes && <Button onClick={close}>{t('codes.kept')}</Button>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : setup ? (
        <Scan setup={setup} onDone={setCodes} />
      ) : (
        <PasswordStep hasPassword={hasPassword} onBegun={setSetup} />
      )}
    </Dialog>
  );
}

function PasswordStep({ hasPassword, onBegun }: { hasPassword: boolean; onBegun: (setup: Setup) => void }) {
  const { t } = useTranslation(['security', 'accounts']);
  const [begin] = useBeginAuthenticatorMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value || !hasPassword ? null : t('accounts:rule.passwordEmpty')) },
    send: async ({ password }) => {
      const { data } = await begin({
        variables: { input: { password: hasPassword ? password : null } },
      });
      if (data) onBegun(data.beginAuthenticator);
    },
  });
  return (
    <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
      <p>{t('twoStep.begin')}</p>
      {hasPassword && (
        <PasswordField
          key={form.key('password')}
          autoComplete="current-password"
          label={t('currentPassword')}
          data-autofocus
          {...form.getInputProps('password')}
        />
      )}
      <FormError failure={formError} />
      <div>
        <Button type="submit" loading={isBusy}>
          {t('twoStep.continue')}
        </Button>
      </div>
    </Stack>
  );
}

function Scan({ setup, onDone }: { setup: Setup; onDone: (codes: readonly string[]) => void }) {
  const { t } = useTranslation(['security', 'accounts']);
  const [confirm] = useConfirmAuthenticatorMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { code: '' },
    validate: { code: (value) => (/^\s*(\d\s*){6}$/.test(value) ? null : t('twoStep.sixDigits')) },
    send: async ({ code }) => {
      const { data } = await confirm({
        variables: { input: { code } },
        refetchQueries: [AccountSecurityDocument],
      });
      if (data) onDone(data.confirmAuthenticator.codes);
    },
  });
  return (
    <Grid className={classes.setup} columns="label-fill" align="start" gap={6}>
      <QrCode text={setup.uri} label={t('twoStep.qr')} />
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
        <p>{t('twoStep.scan')}</p>
        <div>
          <Text text="sm" tone="dim">
            {t('twoStep.bySecret')}
          </Text>
          <p className={classes.secret}>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
        <TextField
          key={form.key('code')}
          label={t('twoStep.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          {...form.getInputProps('code')}
        />
        <FormError failure={formError} />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('twoStep.turnOn')}
          </Button>
        </div>
      </Stack>
    </Grid>
  );
}
