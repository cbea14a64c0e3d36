import { useTranslation } from '../../i18n/use-translation.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** /admin/login */
export function Component() {
  const { t } = useTranslation('accounts');
  return <SignInForm title={t('signIn.adminTitle')} text={t('signIn.adminText')} canRegister={false} />;
}
