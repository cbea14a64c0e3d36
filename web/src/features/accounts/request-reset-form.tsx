import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
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
      <div className={classes.state}>
        <h1 className={classes.title}>{t('forgot.sentTitle')}</h1>
        <Notice icon={<IconMailForward size={20} />} isAlert>
          <span className={classes.address}>{t('forgot.sent', { email: sentTo })}</span>
        </Notice>
        <p className={kit.soft}>{t('forgot.sentHelp')}</p>
        <Button variant="default" onClick={() => setSentTo(null)}>
          {t('forgot.again')}
        </Button>
        <Link className={kit.link} to="/login">
          {t('forgot.back')}
        </Link>
      </div>
    );
  return (
    <>
      <h1 className={classes.title}>{t('forgot.title')}</h1>
      <p className={classes.text}>{t('forgot.text')}</p>
      <form onSubmit={submit} noValidate className={kit.stack}>
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <FormError failure={formError} />
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {t('forgot.submit')}
        </Button>
      </form>
      <p className={classes.other}>
        <Link className={kit.link} to="/login">
          {t('forgot.back')}
        </Link>
      </p>
    </>
  );
}
