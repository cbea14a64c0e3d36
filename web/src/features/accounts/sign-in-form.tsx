import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Box, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { ownPath } from '../../ui/own-path.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import classes from './auth-form.module.css';
import { CodeStep } from './code-step.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { consumeGoogleReturn } from './google/google-flow.ts';
import { getLandingPath } from './landing.ts';
import { looksLikeEmail } from './rules.ts';
import { SIGN_IN_FAILED } from './spec-texts.ts';
import { useSigningIn } from './use-signing-in.ts';
import { useViewer } from './viewer.tsx';

/** The errors of Google's redirect that have their own message. */
const GOOGLE_ERRORS = ['cancelled', 'expired', 'refused', 'email-unverified', 'unavailable'] as const;
const toGoogleError = (error: string) => GOOGLE_ERRORS.find((code) => code === error) ?? 'refused';

interface SignInFormProps {
  title: string;
  text: string;
  canRegister: boolean;
}

/** Sign-in by password or Google. Opens `next` of the URL afterwards, or else the viewer's start page. */
export function SignInForm({ title, text, canRegister }: SignInFormProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const viewer = useViewer();
  const { signUp } = useSiteMode();
  const [params] = useSearchParams();
  const [returned] = useState(consumeGoogleReturn);
  const next = params.get('next') ?? returned?.next ?? null;
  const target = ownPath(next) ?? '';
  const { needsCode, hasAccount, begin, finish, back } = useSigningIn();
  const [isExchanging, setExchanging] = useState(Boolean(returned?.code));

  useEffect(() => {
    // A viewer who is signed in already, for instance in another tab, leaves the page.
    if (viewer.state !== 'member') return;
    if (target) navigate(target, { replace: true });
    else if (!viewer.isLoading) navigate(getLandingPath(viewer.user), { replace: true });
  }, [viewer.state, viewer.isLoading, viewer.user, navigate, target]);

  const { form, submit, isBusy, formError, setServerErrors } = useMutationForm({
    initialValues: { email: '', password: '' },
    fallback: SIGN_IN_FAILED,
    validate: {
      email: (value) => (looksLikeEmail(value) ? null : t('rule.email')),
      password: (value) => (value ? null : t('rule.passwordEmpty')),
    },
    send: async (input) => {
      await begin(input);
    },
  });

  const exchange = useEffectEvent((googleCode: string) => {
    void begin({ googleCode })
      .catch(setServerErrors)
      .finally(() => setExchanging(false));
  });
  // A code is valid for one request
  const wasSent = useRef(false);
  useEffect(() => {
    if (!returned?.code || wasSent.current) return;
    wasSent.current = true;
    exchange(returned.code);
  }, [returned]);

  if (needsCode)
    return (
      <>
        <PageMeta title={t('signIn.document')} isPrivate />
        <CodeStep onCode={finish} onBack={back} />
      </>
    );
  return (
    <>
      <PageMeta title={t('signIn.document')} isPrivate />
      {next && !hasAccount && (
        <Box mb={6}>
          <Notice icon={<IconArrowBackUp size={20} />}>{t('signIn.next')}</Notice>
        </Box>
      )}
      {hasAccount && (
        <Box mb={6}>
          <Notice isAlert>{t('google.hasAccount')}</Notice>
        </Box>
      )}
      {returned?.error && (
        <Box mb={6}>
          <Notice tone="warn" isAlert>
            {t(`google.error.${toGoogleError(returned.error)}`)}
          </Notice>
        </Box>
      )}
      <Heading level={1} text="h1">
        {title}
      </Heading>
      <Text mt={1} mb={6} tone="dim">
        {text}
      </Text>
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordField
          key={form.key('password')}
          label={t('field.password')}
          labelAside={
            <Link
              className={`${utilities.link} ${styleClass({ display: 'inline-flex', align: 'center', minH: 6, text: 'sm' })}`}
              to="/forgot-password"
            >
              {t('signIn.forgot')}
            </Link>
          }
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FormError failure={formError} />
        <Button type="submit" size="lg" fullWidth loading={isBusy || isExchanging}>
          {t('signIn.submit')}
        </Button>
      </Stack>
      {canRegister && (
        <>
          <GoogleButton next={next} />
          {signUp !== 'INVITATION' && (
            <Text className={classes.other} mt={6} text="sm" tone="text-2" textAlign="center">
              {t('signIn.noAccount')}{' '}
              <Link
                className={utilities.link}
                to={`/register${next ? `?next=${encodeURIComponent(next)}` : ''}`}
              >
                {t('signIn.register')}
              </Link>
            </Text>
          )}
        </>
      )}
    </>
  );
}
