import { useTranslation } from '../../i18n/use-translation.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** /login */
export function Component() {
  const { t } = useTranslation('accounts');
  return <SignInForm title={t('signIn.title')} text={t('signIn.text')} canRegister />;
}
