import { TextInput } from '@mantine/core';
import { ProveIdentityInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
    <FormDialog
      onClose={onClose}
      title={title}
      submitLabel={label}
      cancelLabel={t('cancel')}
      isDanger={isDanger}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
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
    </FormDialog>
  );
}
