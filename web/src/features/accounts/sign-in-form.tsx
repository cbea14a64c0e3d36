import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { saveTokens } from '../../apollo/session.ts';
import { nextPath } from '../../app/next-path.ts';
import { FormError } from '../../ui/form-error.tsx';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { say } from '../../ui/toast.tsx';
import { useServerErrors } from '../../ui/use-server-errors.ts';
import { useSignInMutation } from './accounts.gen.ts';
import classes from './auth-form.module.css';
import { looksLikeEmail } from './rules.ts';
import { SIGN_IN_FAILED, SIGNED_IN } from './spec-texts.ts';
import { useViewer } from './viewer.tsx';

const FIELDS = ['email', 'password'];

interface SignInFormProps {
  title: string;
  text: string;
  /** Where to go when the address names no page. */
  home: string;
  canRegister: boolean;
}

/** Email and password; goes to `next` of the address afterwards. */
export function SignInForm({ title, text, home, canRegister }: SignInFormProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const viewer = useViewer();
  const [params] = useSearchParams();
  const next = params.get('next');
  const target = nextPath(next, home);
  const [signIn, { loading }] = useSignInMutation();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (looksLikeEmail(value) ? null : t('rule.email')),
      password: (value) => (value ? null : t('rule.passwordEmpty')),
    },
  });
  const { formError, place, clear } = useServerErrors(form, FIELDS);

  useEffect(() => {
    // Someone who is signed in already, or was in another tab, has nothing to do here.
    if (viewer.state === 'member') navigate(target, { replace: true });
  }, [viewer.state, navigate, target]);

  const submit = form.onSubmit(async (input) => {
    clear();
    try {
      const { data } = await signIn({ variables: { input } });
      if (!data) throw new Error(SIGN_IN_FAILED);
      saveTokens({ accessToken: data.signIn.accessToken, refreshToken: data.signIn.refreshToken });
      say.success(SIGNED_IN);
    } catch (error) {
      place(error);
    }
  });

  return (
    <>
      <PageMeta title={t('signIn.document')} isPrivate />
      {next && (
        <div className={classes.notice}>
          <Notice icon={<IconArrowBackUp size={20} />}>{t('signIn.next')}</Notice>
        </div>
      )}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <form onSubmit={submit} noValidate className={kit.stack}>
        <TextInput
          key={form.key('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          label={t('field.email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          key={form.key('password')}
          autoComplete="current-password"
          label={t('field.password')}
          visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword'), tabIndex: 0 }}
          aria-invalid={Boolean(form.errors.password)}
          {...form.getInputProps('password')}
        />
        <FormError failure={formError && { ...formError, message: formError.message || SIGN_IN_FAILED }} />
        <Button type="submit" size="lg" fullWidth loading={loading}>
          {t('signIn.submit')}
        </Button>
      </form>
      {canRegister && (
        <p className={classes.other}>
          {t('signIn.noAccount')}{' '}
          <Link className={kit.link} to={`/register${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
            {t('signIn.register')}
          </Link>
        </p>
      )}
    </>
  );
}
