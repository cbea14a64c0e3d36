import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';

interface AskGuardianFormProps {
  send: (input: { guardianName: string; guardianEmail: string }) => Promise<unknown>;
}

/** Name and address of the guardian to whom the link is mailed. */
export function AskGuardianForm({ send }: AskGuardianFormProps) {
  const { t } = useTranslation('guardian');
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { guardianName: '', guardianEmail: '' },
    send: async (input, settle) => {
      await send(input);
      settle({ guardianName: '', guardianEmail: '' });
      toast.success(t('sent'));
    },
  });
  return (
    <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
      <Grid columns={2} align="start" gap={4} phone={{ columns: 1 }}>
        <TextField
          key={form.key('guardianName')}
          label={t('name')}
          description={t('nameHelp')}
          autoComplete="off"
          {...form.getInputProps('guardianName')}
        />
        <TextField
          key={form.key('guardianEmail')}
          type="email"
          label={t('email')}
          description={t('emailHelp')}
          autoComplete="off"
          {...form.getInputProps('guardianEmail')}
        />
      </Grid>
      <FormError failure={formError} />
      <div>
        <Button type="submit" loading={isBusy}>
          {t('ask')}
        </Button>
      </div>
    </Stack>
  );
}
