import { useTranslation } from '../../i18n/use-translation.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { useHashParam } from '../../ui/use-hash-param.ts';
import { RequestResetForm } from './request-reset-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** /forgot-password: requests a link. With `#reset=` of that link, it sets the new password. */
export function Component() {
  const { t } = useTranslation('accounts');
  const [token, setToken] = useHashParam('reset');
  return (
    <>
      <PageMeta title={t(token ? 'reset.document' : 'forgot.document')} isPrivate />
      {token ? (
        <ResetPasswordForm key={token} token={token} onGone={() => setToken(null)} />
      ) : (
        <RequestResetForm />
      )}
    </>
  );
}
