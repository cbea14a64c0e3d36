import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';
import { isAskingForProof, subscribeProof } from '../apollo/identity-proof.ts';
import { loadNamespaces } from '../i18n/i18n.ts';

const Question = lazy(async () => {
  const [question] = await Promise.all([
    import('../features/accounts/security/identity-question.tsx'),
    loadNamespaces(getI18n(), ['security']),
  ]);
  return question;
});

/** Wherever a request needs a proof of identity; the question and its code come only then. */
export function IdentityQuestionSlot() {
  const isAsking = useSyncExternalStore(subscribeProof, isAskingForProof, () => false);
  return isAsking ? (
    <Suspense fallback={null}>
      <Question />
    </Suspense>
  ) : null;
}
