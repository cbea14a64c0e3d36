import { ProveIdentityInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';

/** The viewer's input. Fields that were not requested are missing. */
export interface Proof {
  password?: string;
  code?: string;
}

interface ProofDialogProps {
  onClose: () => void;
  title: string;
  text: string;
  submitLabel: string;
  hasPassword: boolean;
  needsCode: boolean;
  isDanger?: boolean;
  /** Throws the server's error. */
  onProof: (proof: Proof) => Promise<void>;
}

/** Asks for the credentials before an action that could give another person access to the account or the platform. */
export function ProofDialog({ isOpen, ...props }: ProofDialogProps & { isOpen: boolean }) {
  // Unmounted when closed, so that the input is not retained
  return isOpen && <OpenProofDialog {...props} />;
}

function OpenProofDialog({
  title,
  text,
  submitLabel,
  hasPassword,
  needsCode,
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
      code: (value) => (value.trim() || !needsCode ? null : t('accounts:code.empty')),
    },
    send: async ({ password, code }) => {
      await onProof({
        ...(needsCode ? { code: code.trim() } : {}),
        ...(hasPassword ? { password } : {}),
      });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
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
      {needsCode && (
        <TextField
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
