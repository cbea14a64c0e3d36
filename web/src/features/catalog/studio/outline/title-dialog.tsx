import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../../../apollo/failure.ts';
import { Dialog } from '../../../../ui/dialog.tsx';

interface TitleDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is named: heading of the dialog. */
  heading: string;
  label: string;
  initial?: string;
  submitLabel: string;
  /** Rejects with the server's refusal, which is shown beside the field. */
  onSubmit: (title: string) => Promise<void>;
}

/** Asks for a title of 3 to 80 characters. */
export function TitleDialog(props: TitleDialogProps) {
  const { isOpen, onClose, heading, label, initial = '', submitLabel, onSubmit } = props;
  const { t } = useTranslation('studio');
  const formId = useId();
  const [title, setTitle] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    setTitle(initial);
    setProblem(null);
  }, [isOpen, initial]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim().length < 3) {
      setProblem(t('outline.tooShort'));
      return;
    }
    setBusy(true);
    try {
      await onSubmit(title.trim());
      onClose();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };

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
      <form id={formId} onSubmit={submit} noValidate>
        <TextInput
          label={label}
          description={t('outline.nameHelp')}
          maxLength={80}
          value={title}
          error={problem}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
