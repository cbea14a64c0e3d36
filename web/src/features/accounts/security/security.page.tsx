import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Bone, Loading } from '../../../ui/skeleton.tsx';
import { say } from '../../../ui/toast.tsx';
import { useLinkGoogleMutation } from '../google/google.gen.ts';
import { takeGoogleReturn } from '../google/google-journey.ts';
import { ProfileFrame } from '../profile-frame.tsx';
import { EmailCard } from './email-card.tsx';
import { GoogleCard } from './google-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { useAccountSecurityQuery } from './security.gen.ts';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** /dashboard/profile/security: how one signs in, and where one is signed in. */
export function Component() {
  const { t } = useTranslation('security');
  const { data, error, refetch } = useAccountSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const googleError = useGoogleReturn();
  const google = data?.googleSignIn.authorizationUrl ?? null;
  return (
    <ProfileFrame sub={t('sub')}>
      {googleError && (
        <Notice tone="warn" isAlert>
          {t('google.failed')}
        </Notice>
      )}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Bone height={96} />
          <Bone height={96} />
          <Bone height={96} />
        </Loading>
      )}
      {data && (
        <>
          <EmailCard security={data.accountSecurity} />
          <PasswordCard security={data.accountSecurity} />
          <TwoStepCard security={data.accountSecurity} />
          {(google || data.accountSecurity.googleLinkedAt) && (
            <GoogleCard security={data.accountSecurity} authorizationUrl={google} />
          )}
          <SessionsCard />
        </>
      )}
    </ProfileFrame>
  );
}

/** Links the Google account that somebody comes back with. True when they come back without. */
function useGoogleReturn(): boolean {
  const { t } = useTranslation('security');
  const [returned] = useState(takeGoogleReturn);
  const [link] = useLinkGoogleMutation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is used once, whatever renders again
  useEffect(() => {
    if (!returned?.code) return;
    void link({ variables: { input: { code: returned.code } }, refetchQueries: ['AccountSecurity'] }).then(
      () => say.success(t('google.linked')),
      () => undefined, // said by the toast of failed requests
    );
  }, [returned]);
  return Boolean(returned?.error);
}
