import { type FormEvent, useState } from 'react';
import { problemOf } from '../../apollo/failure.ts';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './reports.module.css';

interface DecisionFormProps<C extends string> {
  choices: readonly { value: C; label: string }[];
  /** Explains who will see the reason. */
  help: string;
  /** Sends the decision. Errors are shown at the reason. */
  onSubmit: (choice: C, reason: string) => Promise<unknown>;
  onDecided: () => void;
}

/** A moderator's decision with its reason. No decision is preselected. */
export function DecisionForm<C extends string>({ choices, help, onSubmit, onDecided }: DecisionFormProps<C>) {
  const { t } = useTranslation('reports');
  const [choice, setChoice] = useState<C | null>(null);
  const [isUnchosen, setUnchosen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    if (!choice) {
      setUnchosen(true);
      return;
    }
    setBusy(true);
    try {
      await withoutToasts(() => onSubmit(choice, reason));
      toast.success(t('decided'));
      onDecided();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Grid
      as="form"
      columns="aside-fill"
      align="start"
      gap={4}
      pt={4}
      borderTop
      tablet={{ columns: 1 }}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <RadioGroup
        label={t('choice')}
        withAsterisk
        error={isUnchosen && t('choose')}
        value={choice}
        onChange={(value) => {
          setUnchosen(false);
          setChoice(value as C);
        }}
      >
        <Grid gap={2} pt={2}>
          {choices.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Grid>
      </RadioGroup>
      <TextArea
        label={t('reason')}
        description={help}
        withAsterisk
        rows={3}
        maxLength={500}
        error={problem}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button className={classes.submit} type="submit" loading={isBusy}>
        {t('decide')}
      </Button>
    </Grid>
  );
}
