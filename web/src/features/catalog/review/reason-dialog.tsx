import { Textarea } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { failureOf } from '../../../apollo/failure.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fits } from '../../../ui/fits.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  text?: string;
  /** The server's name for what is typed. */
  field: 'notes' | 'reason';
  rules: { minLength: number; maxLength: number };
  label: string;
  help: string;
  /** What the field holds until something is typed. */
  initial: string;
  submitLabel: string;
  isDanger?: boolean;
  /** Rejects with the server's refusal, which is shown here. */
  onSubmit: (text: string) => Promise<void>;
  onMoved: () => void;
}

/** Asks what to tell the teacher before a course is sent back or rejected. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, onClose, heading, text, field, rules, label, help, initial, submitLabel, isDanger } = props;
  const { t } = useTranslation('review');
  const { form, submit, isBusy, formError, clear } = useMutationForm({
    // Not mounted anew with its first value: the dialog has given the field the focus by then
    mode: 'controlled',
    initialValues: { notes: '', reason: '' },
    validate: { [field]: (value: string) => (fits(value, rules) ? null : t('tooShort', rules)) },
    send: async (values) => {
      await props.onSubmit(values[field].trim());
      onClose();
    },
    onRefused: (error) => {
      if (failureOf(error).reason === 'WRONG_STATE') props.onMoved();
      return false;
    },
  });
  /** What was typed is kept while the dialog is closed, so that nothing is lost. */
  const begin = useEffectEvent(() => {
    form.clearErrors();
    clear();
    if (form.isDirty(field) && form.getValues()[field]) return;
    form.setInitialValues({ notes: '', reason: '', [field]: initial });
    form.reset();
  });
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={heading}
      submitLabel={submitLabel}
      {...(isDanger && { isDanger })}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      {text && <p>{text}</p>}
      <Textarea
        label={label}
        description={help}
        rows={6}
        maxLength={rules.maxLength}
        data-autofocus
        {...form.getInputProps(field)}
      />
    </FormDialog>
  );
}
