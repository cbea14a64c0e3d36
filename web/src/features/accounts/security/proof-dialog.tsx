import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProveIdentityInput } from '../../../generated/input-rules.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { PasswordField } from '../password-field.tsx';
import { FormEnd } from './form-end.tsx';

/** What the viewer typed; what was not asked for is left out. */
export interface Proof {
  password?: string;
  code?: string;
}

interface ProofDialogProps {
  isOpen: boolean;
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
export function ProofDialog(props: ProofDialogProps) {
  const { isOpen, onClose, title } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ProofForm {...props} />
    </Dialog>
  );
}

function ProofForm({
  text,
  submit: label,
  hasPassword,
  takesCode,
  isDanger,
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
    <form onSubmit={submit} noValidate className={kit.stack}>
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
      <FormEnd failure={formError} label={label} isBusy={isBusy} isDanger={isDanger} onClose={onClose} />
    </form>
  );
}
