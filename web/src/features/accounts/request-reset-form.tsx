import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import classes from './auth-form.module.css';
import { EmailField } from './email-field.tsx';
import { useRequestPasswordResetMutation } from './recovery.gen.ts';
import { looksLikeEmail } from './rules.ts';

/** Requests a link to reset a forgotten password. The message does not reveal whether the account exists. */
export function RequestResetForm() {
  const { t, i18n } = useTranslation('accounts');
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { email: '' },
    validate: { email: (value) => (looksLikeEmail(value) ? null : t('rule.email')) },
    send: async ({ email }) => {
      await request({ variables: { input: { email, language: schemaLanguage(i18n.language) } } });
      setSentTo(email);
    },
  });

  if (sentTo)
    return (
      <Stack align="start" gap={4}>
        <Heading level={1} text="h1">
          {t('forgot.sentTitle')}
        </Heading>
        <Notice icon={<IconMailForward size={20} />} isAlert>
          <Text as="span" anywhere>
            {t('forgot.sent', { email: sentTo })}
          </Text>
        </Notice>
        <Text tone="text-2">{t('forgot.sentHelp')}</Text>
        <Button variant="default" onClick={() => setSentTo(null)}>
          {t('forgot.again')}
        </Button>
        <Link className={utilities.link} to="/login">
          {t('forgot.back')}
        </Link>
      </Stack>
    );
  return (
    <>
      <Heading level={1} text="h1">
        {t('forgot.title')}
      </Heading>
      <Text mt={1} mb={6} tone="dim">
        {t('forgot.text')}
      </Text>
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <FormError failure={formError} />
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {t('forgot.submit')}
        </Button>
      </Stack>
      <Text className={classes.other} mt={6} text="sm" tone="text-2" textAlign="center">
        <Link className={utilities.link} to="/login">
          {t('forgot.back')}
        </Link>
      </Text>
    </>
  );
}
