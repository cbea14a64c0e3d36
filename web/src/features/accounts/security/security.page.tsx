import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../ui/failed-state.tsx';
import kit from '../../../ui/kit.module.css';
import { Bone, Loading } from '../../../ui/skeleton.tsx';
import { ProfileFrame } from '../profile-frame.tsx';
import { EmailCard } from './email-card.tsx';
import { GoogleCard } from './google-card.tsx';
import { GoogleReturn } from './google-return.tsx';
import { PasswordCard } from './password-card.tsx';
import { useAccountSecurityQuery } from './security.gen.ts';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** /dashboard/profile/security: how one signs in, and where one is signed in. */
export function Component() {
  const { t } = useTranslation('security');
  const { data, error, refetch } = useAccountSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const google = data?.googleSignIn.authorizationUrl ?? null;
  return (
    <ProfileFrame sub={t('sub')}>
      <GoogleReturn />
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading className={kit.stack ?? ''}>
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
