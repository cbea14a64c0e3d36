import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProveIdentityInput } from '../../../generated/input-rules.ts';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import kit from '../../../ui/kit.module.css';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { PasswordField } from '../password-field.tsx';

/** What the viewer typed; what was not asked for is left out. */
export interface Proof {
  password?: string;
  code?: string;
}

interface ProofDialogProps {
  onClose: () => void;
  title: string;
  text: string;
  submit: string;
  hasPassword: boolean;
  /** Whether two-step sign-in is on. */
  takesCode: boolean;
  isDanger?: boolean;
  /** Throws what the server said. */
  onProof: (proof: Proof) => Promise<void>;
}

/** Asks for what signing in takes before something that would open the account, or the platform, to another person. */
export function ProofDialog({ isOpen, ...props }: ProofDialogProps & { isOpen: boolean }) {
  // Nothing that was typed outlives the dialog
  return isOpen && <OpenProofDialog {...props} />;
}

function OpenProofDialog({
  title,
  text,
  submit: label,
  hasPassword,
  takesCode,
  isDanger = false,
  onProof,
  onClose,
}: ProofDialogProps) {
  const { t } = useTranslation(['security', 'accounts']);
  const formId = useId();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value || !hasPassword ? null : t('accounts:rule.passwordEmpty')),
      code: (value) => (value.trim() || !takesCode ? null : t('accounts:code.empty')),
    },
    send: async ({ password, code }) => {
      await onProof({
        ...(takesCode ? { code: code.trim() } : {}),
        ...(hasPassword ? { password } : {}),
      });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <CancelButton onClick={onClose} label={t('cancel')} />
          <Button type="submit" form={formId} loading={isBusy} {...(isDanger && { color: 'clay' })}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={kit.stack}>
        <p>{text}</p>
        {hasPassword && (
          <PasswordField
            autoComplete="current-password"
            label={t('currentPassword')}
            data-autofocus
            {...form.getInputProps('password')}
          />
        )}
        {takesCode && (
          <TextInput
            label={t('accounts:code.label')}
            description={t('accounts:code.help')}
            autoComplete="one-time-code"
            maxLength={ProveIdentityInput.code.maxLength}
            {...form.getInputProps('code')}
          />
        )}
        <FormError failure={formError} />
      </form>
    </Dialog>
  );
}
