import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../ui/page-meta.tsx';
import { takeFragment } from './fragment.ts';
import { RequestResetForm } from './request-reset-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** /forgot-password: asks for a link; with `#reset=` of that link, sets the new password. */
export function Component() {
  const { t } = useTranslation('accounts');
  const [token, setToken] = useState(() => takeFragment('reset'));
  return (
    <>
      <PageMeta title={t(token ? 'reset.document' : 'forgot.document')} isPrivate />
      {token ? <ResetPasswordForm token={token} onGone={() => setToken(null)} /> : <RequestResetForm />}
    </>
  );
}
