import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearTokens, endImpersonation, isImpersonating, readTokens } from '../../apollo/session.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSignOutMutation } from './sign-out.gen.ts';

/** Ends the session in this browser, even if the server cannot be reached, and opens the home page. */
export const useSignOut = (): (() => Promise<void>) => {
  const [signOut] = useSignOutMutation(SUPPRESS_TOAST);
  const navigate = useNavigate();
  const { t } = useTranslation();
  return useCallback(async () => {
    const { accessToken, refreshToken } = readTokens();
    if (isImpersonating()) {
      // Ends the impersonation, not the administrator's own session. This operation sends no token by default
      const headers = { authorization: `Bearer ${accessToken}` };
      await signOut({ variables: { input: {} }, context: { ...SUPPRESS_TOAST.context, headers } }).catch(
        () => undefined,
      );
      endImpersonation();
      navigate('/admin', { replace: true });
      return;
    }
    // Renders the home page first, because a guard on the current page would redirect a guest to the sign-in. The
    // first call loads its code and renders it later; with loaded code, the second one renders it at once
    await navigate('/', { replace: true });
    await navigate('/', { replace: true, flushSync: true });
    // Removes the tokens in all tabs before the server ends the session, so that no request uses a revoked token
    clearTokens();
    await signOut({ variables: { input: { refreshToken } } }).catch(() => undefined);
    toast.success(t('signedOut'));
  }, [signOut, navigate, t]);
};
