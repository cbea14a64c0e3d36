import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';

interface ConfirmationProps {
  confirmedBy: string | null;
  confirmedAt: string | null;
  /** False if the viewer may not record a confirmation. */
  onConfirm: (() => void) | false;
}

/** The accountant who has confirmed terms, or that none has. */
export function Confirmation({ confirmedBy, confirmedAt, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation('eInvoices');
  const { date } = useFormat();
  return confirmedBy && confirmedAt ? (
    <Tag tone="ok">{t('terms.confirmedBy', { name: confirmedBy, day: date(confirmedAt) })}</Tag>
  ) : (
    <Row wrap gap={2} align="center" shrink>
      <Tag tone="warn">{t('terms.unconfirmed')}</Tag>
      {onConfirm && (
        <Button size="xs" variant="default" onClick={onConfirm}>
          {t('terms.confirm')}
        </Button>
      )}
    </Row>
  );
}

interface AccountantDialogProps {
  /** Description of the confirmed terms. */
  text: string;
  onConfirm: (accountant: string) => Promise<unknown>;
  onClose: () => void;
}

/** Records the name of the accountant who has confirmed something. */
export function AccountantDialog({ text, onConfirm, onClose }: AccountantDialogProps) {
  const { t } = useTranslation('eInvoices');
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { confirmedBy: '' },
    send: async ({ confirmedBy }) => {
      await onConfirm(confirmedBy);
      toast.success(t('terms.confirmed'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('terms.confirmTitle')}
      submitLabel={t('terms.confirm')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{text}</p>
      <TextField
        key={form.key('confirmedBy')}
        label={t('terms.accountant')}
        maxLength={200}
        required
        data-autofocus
        {...form.getInputProps('confirmedBy')}
      />
    </FormDialog>
  );
}
