import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import classes from './auth-form.module.css';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { useRequestSignUpLinkMutation } from './register.gen.ts';
import { looksLikeEmail } from './rules.ts';

/** Tells people without an invitation how to get an account. */
export function InvitationNeeded() {
  const { t } = useTranslation('accounts');
  return (
    <Stack align="start" gap={4}>
      <PageMeta title={t('register.document')} isPrivate />
      <Heading level={1} text="h1">
        {t('register.closedTitle')}
      </Heading>
      <Text tone="text-2">{t('register.closed')}</Text>
      <ButtonLink to="/contact" variant="default">
        {t('register.contact')}
      </ButtonLink>
      <Link className={utilities.link} to="/login">
        {t('forgot.back')}
      </Link>
    </Stack>
  );
}

/** Requests the link with which the owner of an address of an allowed domain creates an account. */
export function SignUpLinkForm() {
  const { t } = useTranslation('accounts');
  const { signUpDomains } = useSiteMode();
  const [params] = useSearchParams();
  const [request] = useRequestSignUpLinkMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { email: params.get('email') ?? '' },
    validate: { email: (value) => (looksLikeEmail(value) ? null : t('rule.email')) },
    send: async (input) => {
      await request({ variables: { input } });
      setSentTo(input.email);
    },
  });
  if (sentTo)
    return (
      <Stack align="start" gap={4}>
        <PageMeta title={t('register.document')} isPrivate />
        <Heading level={1} text="h1">
          {t('forgot.sentTitle')}
        </Heading>
        <Notice icon={<IconMailForward size={20} />} isAlert>
          <Text as="span" anywhere>
            {t('register.linkSent', { email: sentTo })}
          </Text>
        </Notice>
        <Button variant="default" onClick={() => setSentTo(null)}>
          {t('forgot.again')}
        </Button>
      </Stack>
    );
  return (
    <>
      <PageMeta title={t('register.document')} isPrivate />
      <Heading level={1} text="h1">
        {t('register.title')}
      </Heading>
      <Text mt={1} mb={6} tone="dim">
        {t('register.byDomain', { domains: signUpDomains })}
      </Text>
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <FormError failure={formError} />
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {t('forgot.submit')}
        </Button>
      </Stack>
      <GoogleButton next={params.get('next')} />
      <Text className={classes.other} mt={6} text="sm" tone="text-2" textAlign="center">
        {t('register.hasAccount')}{' '}
        <Link className={utilities.link} to="/login">
          {t('register.signIn')}
        </Link>
      </Text>
    </>
  );
}
