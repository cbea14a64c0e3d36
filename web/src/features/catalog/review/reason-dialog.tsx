import { Button, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
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
  /** What the field begins with each time it opens. */
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
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with matters only while it opens
  useEffect(() => {
    if (!isOpen) return;
    setTyped((old) => old || initial);
    setProblem(null);
    setFailure(null);
  }, [isOpen]);

  const submit = async () => {
    if (typed.trim().length < LEAST) {
      setProblem(t('tooShort'));
      return;
    }
    setBusy(true);
    setProblem(null);
    setFailure(null);
    try {
      await onSubmit(typed.trim());
      onClose();
    } catch (error) {
      const failed = failureOf(error);
      const detail = failed.details.find(({ field }) => /notes|reason/.test(field));
      if (detail) setProblem(detail.message);
      else setFailure(failed);
      if (failed.code === 'CONFLICT') onMoved();
    }
    setBusy(false);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
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
          value={typed}
          error={problem}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FormError failure={failure} />
      </div>
    </Dialog>
  );
}
