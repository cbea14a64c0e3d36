import { useEffect, useEffectEvent, useId } from 'react';
import { CreateLessonInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fits } from '../../../ui/fits.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';

/** Lessons and sections have the same limits. */
const { title: rules } = CreateLessonInput;

interface TitleDialogProps {
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  label: string;
  initial?: string;
  submitLabel: string;
  /** Rejects with the server's error, which is shown at the field. */
  onSubmit: (title: string) => Promise<void>;
}

export function TitleDialog(props: TitleDialogProps) {
  const { isOpen, onClose, heading, label, initial = '', submitLabel, onSubmit } = props;
  const { t } = useTranslation('lessons');
  const formId = useId();
  const { form, submit, isBusy, formError, clear } = useMutationForm({
    // Changes the value without mounting the field again, because the dialog has focused it already
    mode: 'controlled',
    initialValues: { title: initial },
    validate: { title: (value) => (fits(value, rules) ? null : t('outline.tooShort', rules)) },
    send: async ({ title }) => {
      await onSubmit(title.trim());
      onClose();
    },
  });
  const begin = useEffectEvent((title: string) => {
    form.setValues({ title });
    form.clearErrors();
    clear();
  });
  useEffect(() => {
    if (isOpen) begin(initial);
  }, [isOpen, initial]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={heading}
      footer={
        <Button type="submit" form={formId} loading={isBusy}>
          {submitLabel}
        </Button>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate gap={4} shrink>
        <TextField
          label={label}
          description={t('outline.nameHelp', rules)}
          maxLength={rules.maxLength}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <FormError failure={formError} />
      </Stack>
    </Dialog>
  );
}
