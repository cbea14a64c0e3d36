import { useState } from 'react';
import { failureOf } from '../../apollo/failure.ts';
import { saveTokens, type Tokens } from '../../apollo/session.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLinkGoogleMutation, useSignInWithGoogleMutation } from './google/google.gen.ts';
import { useSignInMutation } from './sign-in.gen.ts';
import { SIGN_IN_FAILED } from './spec-texts.ts';

/** The first proof of who the person is. */
export type Proof = { email: string; password: string } | { googleCode: string };

/** True when only the code of the second step is missing or wrong. */
const wantsCode = (error: unknown): boolean => {
  const { reason } = failureOf(error);
  return reason === 'CODE_NEEDED' || reason === 'CODE_WRONG';
};

/** Signing in with a password or Google, and the second step where the person has turned that on. */
export const useSigningIn = () => {
  const { t } = useTranslation('accounts');
  const [signIn] = useSignInMutation();
  const [signInWithGoogle] = useSignInWithGoogleMutation();
  const [link] = useLinkGoogleMutation();
  /** Whose second step is awaited. */
  const [waiting, setWaiting] = useState<Proof | null>(null);
  /** Came back from Google for an address that has an account: linked once its owner is in. */
  const [toLink, setToLink] = useState<string | null>(null);

  const ask = async (proof: Proof, code: string | undefined): Promise<Tokens | undefined> => {
    if ('googleCode' in proof) {
      const input = { code: proof.googleCode, ...(code ? { authenticatorCode: code } : {}) };
      return (await signInWithGoogle({ variables: { input } })).data?.signInWithGoogle;
    }
    const input = { ...proof, ...(code ? { code } : {}) };
    return (await signIn({ variables: { input } })).data?.signIn;
  };

  const enter = async (proof: Proof, code?: string): Promise<void> => {
    const tokens = await ask(proof, code);
    if (!tokens) throw new Error(SIGN_IN_FAILED);
    saveTokens({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
    toast.success(t('signedIn'));
    if (!toLink || 'googleCode' in proof) return;
    await link({ variables: { input: { account: { code: toLink } } } }).then(
      () => toast.success(t('google.linked')),
      () => undefined, // a toast shows the failure
    );
  };

  return {
    /** The second step is due. */
    needsCode: waiting !== null,
    /** Google knows a person whose address has an account here already. */
    hasAccount: toLink !== null,
    /** The first step; throws what the server said, but for a code that is missing. */
    begin: async (proof: Proof): Promise<void> => {
      try {
        await enter(proof);
      } catch (error) {
        if (wantsCode(error)) setWaiting(proof);
        else if ('googleCode' in proof && failureOf(error).reason === 'GOOGLE_EMAIL_TAKEN')
          setToLink(proof.googleCode);
        else throw error;
      }
    },
    /** The second step. */
    finish: async (code: string): Promise<void> => {
      if (waiting) await enter(waiting, code);
    },
    back: () => setWaiting(null),
  };
};
