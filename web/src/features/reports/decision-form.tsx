import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import classes from './reports.module.css';

interface DecisionFormProps<C extends string> {
  choices: readonly { value: C; label: string }[];
  /** The name of the reason in the server's input. */
  field: string;
  /** Explains who will see the reason. */
  help: string;
  /** Sends the decision. Errors are shown in the form. */
  onSubmit: (choice: C, reason: string) => Promise<unknown>;
  onDecided: () => void;
}

/** A moderator's decision with its reason. No decision is preselected. */
export function DecisionForm<C extends string>(props: DecisionFormProps<C>) {
  const { choices, field, help, onSubmit, onDecided } = props;
  const { t } = useTranslation('reports');
  const { form, submit, isBusy, formError } = useMutationForm<Record<string, string>>({
    initialValues: { choice: '', [field]: '' },
    validate: { choice: (choice) => (choice ? null : t('choose')) },
    send: async (values) => {
      await onSubmit(values.choice as C, values[field] ?? '');
      toast.success(t('decided'));
      onDecided();
    },
  });
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
      onSubmit={submit}
    >
      <RadioGroup label={t('choice')} withAsterisk key={form.key('choice')} {...form.getInputProps('choice')}>
        <Grid gap={2} pt={2}>
          {choices.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Grid>
      </RadioGroup>
      <Stack gap={3} shrink>
        <TextArea
          label={t('reason')}
          description={help}
          withAsterisk
          rows={3}
          maxLength={500}
          key={form.key(field)}
          {...form.getInputProps(field)}
        />
        <FormError failure={formError} />
      </Stack>
      <Button className={classes.submit} type="submit" loading={isBusy}>
        {t('decide')}
      </Button>
    </Grid>
  );
}
