import { useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  text?: string;
  /** The API's name of the field. */
  field: 'notes' | 'reason';
  rules: { minLength: number; maxLength: number };
  label: string;
  help: string;
  /** The initial text. */
  initial: string;
  submitLabel: string;
  isDanger?: boolean;
  /** Rejects with the server's error, which is shown in the dialog. */
  onSubmit: (text: string) => Promise<void>;
  onMoved: () => void;
}

/** Asks for the message to the teacher before a course is returned or rejected. Closing keeps the text. */
export function ReasonDialog({ isOpen, ...props }: ReasonDialogProps) {
  const [editedText, setEditedText] = useState<string | null>(null);
  return isOpen && <OpenDialog {...props} initial={editedText ?? props.initial} onTyped={setEditedText} />;
}

interface OpenDialogProps extends Omit<ReasonDialogProps, 'isOpen'> {
  onTyped: (text: string | null) => void;
}

function OpenDialog(props: OpenDialogProps) {
  const { onClose, heading, text, field, rules, label, help, initial, submitLabel, isDanger } = props;
  const { t } = useTranslation('review');
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { notes: '', reason: '', [field]: initial },
    validate: { [field]: (value: string) => (fits(value, rules) ? null : t('tooShort', rules)) },
    send: async (values) => {
      await props.onSubmit(values[field].trim());
      props.onTyped(null);
      onClose();
    },
    onRefused: (error) => {
      if (toFailure(error).reason === 'WRONG_STATE') props.onMoved();
      return false;
    },
  });
  const close = () => {
    if (form.isDirty(field)) props.onTyped(form.getValues()[field] || null);
    onClose();
  };

  return (
    <FormDialog
      onClose={close}
      title={heading}
      submitLabel={submitLabel}
      {...(isDanger && { isDanger })}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      {text && <p>{text}</p>}
      <TextArea
        label={label}
        description={help}
        rows={6}
        maxLength={rules.maxLength}
        data-autofocus
        key={form.key(field)}
        {...form.getInputProps(field)}
      />
    </FormDialog>
  );
}
