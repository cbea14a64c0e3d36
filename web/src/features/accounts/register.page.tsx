import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { toFailure } from '../../apollo/failure.ts';
import { saveTokens } from '../../apollo/session.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { RegisterInput } from '../../generated/input-rules.ts';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { ownPath } from '../../ui/own-path.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { toast } from '../../ui/toast.tsx';
import { useHashParam } from '../../ui/use-hash-param.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { fieldPath } from '../../ui/use-server-errors.ts';
import utilities from '../../ui/utilities.module.css';
import classes from './auth-form.module.css';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { parseYear } from './profile/history.ts';
import { useCheckPasswordMutation, useRegisterMutation } from './register.gen.ts';
import { looksLikeEmail } from './rules.ts';
import { InvitationNeeded, SignUpLinkForm } from './sign-up-closed.tsx';
import { REGISTRATION_FAILED } from './spec-texts.ts';
import { useViewer } from './viewer.tsx';

/**
 * /register: creates a student's account and signs in. On a site on which not everybody may do so, it needs the code
 * of an invitation (`#invitation=`).
 */
export function Component() {
  const [invitation] = useHashParam('invitation');
  const { signUp } = useSiteMode();
  if (invitation || signUp === 'OPEN') return <RegisterForm invitation={invitation} />;
  return signUp === 'DOMAIN' ? <SignUpLinkForm /> : <InvitationNeeded />;
}

function RegisterForm({ invitation }: { invitation: string | null }) {
  const { t, i18n } = useTranslation('accounts');
  const navigate = useNavigate();
  const viewer = useViewer();
  const [params] = useSearchParams();
  const next = params.get('next');
  const { asksBirthYear } = useSiteMode();
  // The dashboard of a member without courses asks what to learn
  const target = ownPath(next) ?? '/dashboard';
  const isCheckout = target.startsWith('/checkout/');
  const [register] = useRegisterMutation();
  const [checkPassword] = useCheckPasswordMutation(SUPPRESS_TOAST);
  useEffect(() => {
    if (viewer.state === 'member') navigate(target, { replace: true });
  }, [viewer.state, navigate, target]);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { fullName: '', email: params.get('email') ?? '', birthYear: '', password: '' },
    fallback: REGISTRATION_FAILED,
    validate: {
      fullName: (value) => (value.trim() ? null : t('rule.fullName')),
      email: (value) => (looksLikeEmail(value) ? null : t('rule.email')),
      password: (value) =>
        value.length >= RegisterInput.password.minLength
          ? null
          : t('rule.passwordShort', RegisterInput.password),
    },
    send: async ({ birthYear, ...values }) => {
      const { data } = await register({
        variables: {
          input: {
            ...values,
            ...(asksBirthYear && { birthYear: parseYear(birthYear) }),
            invitation,
            locale: schemaLanguage(i18n.language),
          },
        },
      });
      if (!data) throw new Error(REGISTRATION_FAILED);
      saveTokens({ accessToken: data.register.accessToken, refreshToken: data.register.refreshToken });
      toast.success(t('registered'));
    },
  });

  // Checks the server's rule early, while the viewer can still choose another password
  const checkPasswordEarly = async () => {
    const { password, email, fullName } = form.getValues();
    if (password.length < RegisterInput.password.minLength) return;
    try {
      await checkPassword({ variables: { input: { password, email, fullName } } });
    } catch (error) {
      const fault = toFailure(error).details.find(({ field }) => fieldPath(field) === 'password');
      if (fault && form.getValues().password === password) form.setFieldError('password', fault.message);
    }
  };
  const passwordProps = form.getInputProps('password');

  return (
    <>
      <PageMeta title={t('register.document')} isPrivate />
      <Heading level={1} text="h1">
        {t('register.title')}
      </Heading>
      <Text mt={1} mb={6} tone="dim">
        {next === null ? t('register.text') : t(isCheckout ? 'register.toCheckout' : 'register.next')}
      </Text>
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
        <TextField
          key={form.key('fullName')}
          autoComplete="name"
          label={t('field.fullName')}
          description={t('field.fullNameHelp')}
          {...form.getInputProps('fullName')}
        />
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        {asksBirthYear && (
          <TextField
            key={form.key('birthYear')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="bday-year"
            label={t('field.birthYear')}
            description={t('field.birthYearHelp')}
            {...form.getInputProps('birthYear')}
          />
        )}
        <PasswordField
          key={form.key('password')}
          autoComplete="new-password"
          label={t('field.password')}
          description={t('field.passwordHelp', RegisterInput.password)}
          {...passwordProps}
          onBlur={(event) => {
            passwordProps.onBlur?.(event);
            void checkPasswordEarly();
          }}
        />
        <FormError failure={formError} />
        <Text text="sm" tone="dim">
          <FormattedMessage
            text={t('register.consent')}
            parts={{
              terms: (label) => (
                <Link className={utilities.link} to="/terms" target="_blank">
                  {label}
                </Link>
              ),
              privacy: (label) => (
                <Link className={utilities.link} to="/privacy" target="_blank">
                  {label}
                </Link>
              ),
            }}
          />
        </Text>
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {t('register.submit')}
        </Button>
      </Stack>
      <GoogleButton next={next} />
      <Text className={classes.other} mt={6} text="sm" tone="text-2" textAlign="center">
        {t('register.hasAccount')}{' '}
        <Link className={utilities.link} to={`/login${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
          {t('register.signIn')}
        </Link>
      </Text>
    </>
  );
}
