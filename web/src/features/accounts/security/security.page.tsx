import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ApiTokensCard } from '../api-tokens/api-tokens-card.tsx';
import { ProfileFrame } from '../profile-frame.tsx';
import { EmailCard } from './email-card.tsx';
import { GoogleCard } from './google-card.tsx';
import { GoogleReturn } from './google-return.tsx';
import { PasswordCard } from './password-card.tsx';
import { useAccountSecurityQuery } from './security.gen.ts';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** /dashboard/profile/security: sign-in methods and sessions of the viewer. */
export function Component() {
  const { t } = useTranslation('security');
  return (
    <ProfileFrame sub={t('sub')}>
      <GoogleReturn />
      <QueryView
        result={useAccountSecurityQuery(cacheAndNetwork)}
        select={(data) => data}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
            <Skeleton height={96} />
            <Skeleton height={96} />
            <Skeleton height={96} />
          </Loading>
        }
      >
        {({ accountSecurity: security, googleSignIn: { authorizationUrl: google } }) => (
          <>
            <EmailCard security={security} />
            <PasswordCard security={security} />
            <TwoStepCard security={security} />
            {(google || security.googleLinkedAt) && (
              <GoogleCard security={security} authorizationUrl={google} />
            )}
            <SessionsCard />
            <ApiTokensCard />
          </>
        )}
      </QueryView>
    </ProfileFrame>
  );
}
