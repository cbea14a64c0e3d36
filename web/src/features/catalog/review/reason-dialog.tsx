import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure, failureOf } from '../../../apollo/failure.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import kit from '../../../ui/kit.module.css';

/** The server's limits, in characters. */
const LEAST = 10;
const MOST = 4000;

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  heading: string;
  text?: string;
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
  const { isOpen, onClose, heading, text, label, help, initial, submitLabel, isDanger, onSubmit, onMoved } =
    props;
  const { t } = useTranslation('review');
  /** Null until something is typed; kept when the dialog is closed, so that nothing is lost. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = typed ?? initial;
  const close = () => {
    setTyped((old) => old || null);
    setProblem(null);
    setFailure(null);
    onClose();
  };

  const submit = async () => {
    if (words.trim().length < LEAST) {
      setProblem(t('tooShort'));
      return;
    }
    setBusy(true);
    setProblem(null);
    setFailure(null);
    try {
      await onSubmit(words.trim());
      close();
    } catch (error) {
      const failed = failureOf(error);
      const detail = failed.details.find(({ field }) => /notes|reason/.test(field));
      if (detail) setProblem(detail.message);
      else setFailure(failed);
      if (failed.reason === 'WRONG_STATE') onMoved();
    }
    setBusy(false);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={heading}
      footer={
        <Button {...(isDanger && { color: 'clay' })} loading={isBusy} onClick={() => void submit()}>
          {submitLabel}
        </Button>
      }
    >
      <div className={kit.stack}>
        {text && <p>{text}</p>}
        <Textarea
          label={label}
          description={help}
          rows={6}
          maxLength={MOST}
          value={words}
          error={problem}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FormError failure={failure} />
      </div>
    </Dialog>
  );
}
