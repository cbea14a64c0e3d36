import { SignInInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';

interface CodeStepProps {
  /** Signs in with the code. Throws the server's error. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of the sign-in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ onCode, onBack }: CodeStepProps) {
  const { t } = useTranslation('accounts');
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() ? null : t('code.empty')) },
    send: async ({ code }) => {
      await onCode(code.trim());
    },
  });
  return (
    <>
      <Heading level={1} text="h1">
        {t('code.title')}
      </Heading>
      <Text mt={1} mb={6} tone="dim">
        {t('code.text')}
      </Text>
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
        <TextField
          label={t('code.label')}
          description={t('code.help')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={SignInInput.code.maxLength}
          data-autofocus
          autoFocus
          {...form.getInputProps('code')}
        />
        <FormError failure={formError} />
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {t('code.submit')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('code.back')}
        </Button>
      </Stack>
    </>
  );
}
