import { Suspense } from 'react';
import { useIsAskingForProof } from '../apollo/identity-proof.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';

const Question = lazyPart(async (i18n) => {
  const [{ default: Question }] = await Promise.all([
    import('../features/accounts/security/identity-question.tsx'),
    loadNamespaces(i18n, ['security']),
  ]);
  return Question;
});

/** Dialog for a proof of identity. Its code is loaded when a request needs one. */
export function LazyIdentityQuestion() {
  return useIsAskingForProof() ? (
    <Suspense fallback={null}>
      <Question />
    </Suspense>
  ) : null;
}
