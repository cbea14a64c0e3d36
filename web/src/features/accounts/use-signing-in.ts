import { useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { saveTokens, type Tokens } from '../../apollo/session.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLinkGoogleMutation, useSignInWithGoogleMutation } from './google/google.gen.ts';
import { useSignInMutation } from './sign-in.gen.ts';
import { SIGN_IN_FAILED } from './spec-texts.ts';

/** Credentials of the first step. */
export type Proof = { email: string; password: string } | { googleCode: string };

/** True if only the code of the second step is missing or wrong. */
const wantsCode = (error: unknown): boolean => {
  const { reason } = toFailure(error);
  return reason === 'CODE_NEEDED' || reason === 'CODE_WRONG';
};

/** Sign-in by password or Google, with the second step if the account requires it. */
export const useSigningIn = () => {
  const { t } = useTranslation('accounts');
  const [signIn] = useSignInMutation();
  const [signInWithGoogle] = useSignInWithGoogleMutation();
  const [link] = useLinkGoogleMutation();
  /** The credentials of the first step while the second one is pending. */
  const [waiting, setWaiting] = useState<Proof | null>(null);
  /** A Google code whose e-mail address belongs to an account. It is linked after the owner has signed in. */
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
    needsCode: waiting !== null,
    /** True if the e-mail address of the Google account belongs to an existing account. */
    hasAccount: toLink !== null,
    /** The first step. Throws the server's error, except for a missing code. */
    begin: async (proof: Proof): Promise<void> => {
      try {
        await enter(proof);
      } catch (error) {
        if (wantsCode(error)) setWaiting(proof);
        else if ('googleCode' in proof && toFailure(error).reason === 'GOOGLE_EMAIL_TAKEN')
          setToLink(proof.googleCode);
        else throw error;
      }
    },
    finish: async (code: string): Promise<void> => {
      if (waiting) await enter(waiting, code);
    },
    back: () => setWaiting(null),
  };
};
