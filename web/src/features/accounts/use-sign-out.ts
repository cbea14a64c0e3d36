import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearTokens, endImpersonation, isImpersonating, readTokens } from '../../apollo/session.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSignOutMutation } from './sign-out.gen.ts';

/** Ends the session here, whether the server can be told or not, and goes home. */
export const useSignOut = (): (() => Promise<void>) => {
  const [tell] = useSignOutMutation(SUPPRESS_TOAST);
  const navigate = useNavigate();
  const { t } = useTranslation();
  return useCallback(async () => {
    const { accessToken, refreshToken } = readTokens();
    if (isImpersonating()) {
      // Ends viewing as the other person, not the administrator's own session; this operation carries no token by itself
      const headers = { authorization: `Bearer ${accessToken}` };
      await tell({ variables: { input: {} }, context: { ...SUPPRESS_TOAST.context, headers } }).catch(
        () => undefined,
      );
      endImpersonation();
      navigate('/admin', { replace: true });
      return;
    }
    // Home first, and rendered at once: a guard that is still on the screen would send a guest to sign in
    await navigate('/', { replace: true, flushSync: true });
    // Forgotten in every tab before the server ends the session, so that none asks with a token that was refused
    clearTokens();
    await tell({ variables: { input: { refreshToken } } }).catch(() => undefined);
    toast.success(t('signedOut'));
  }, [tell, navigate, t]);
};
