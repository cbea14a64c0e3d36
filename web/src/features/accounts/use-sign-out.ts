import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearTokens, readTokens } from '../../apollo/session.ts';
import { say } from '../../ui/toast.tsx';
import { useSignOutMutation } from './accounts.gen.ts';
import { SIGNED_OUT } from './spec-texts.ts';

/** Ends the session here at once, whether the server can be told or not, and goes home. */
export const useSignOut = (): (() => Promise<void>) => {
  const [tell] = useSignOutMutation();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { refreshToken } = readTokens();
    await tell({ variables: { refreshToken }, context: { suppressToast: true } }).catch(() => undefined);
    clearTokens();
    say.success(SIGNED_OUT);
    navigate('/', { replace: true });
  }, [tell, navigate]);
};
