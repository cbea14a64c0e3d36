import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AskGuardianForm } from './ask-guardian-form.tsx';
import { useAskGuardianMutation, useCloseProfileMutation, useMyGuardianQuery } from './guardian.gen.ts';
import { GuardianSection } from './guardian-section.tsx';
import { GuardianStatus } from './guardian-status.tsx';

/** The closed profile of a child, and the request to the guardian. Absent for adults. */
export function GuardianCard() {
  const { t } = useTranslation('guardian');
  const { data } = useMyGuardianQuery(cacheAndNetwork);
  const [ask] = useAskGuardianMutation();
  const [close, { loading }] = useCloseProfileMutation();
  if (!data) return null;
  const { isProfileClosed, guardianRequest } = data.me;
  const isCurrent = guardianRequest?.status === 'CONSENTED' || guardianRequest?.status === 'PENDING';
  if (!isProfileClosed && guardianRequest?.status !== 'CONSENTED') return null;
  const withdraw = async () => {
    await close();
    toast.success(t('closed'));
  };
  return (
    <GuardianSection text={t(isProfileClosed ? 'closedText' : 'openText')}>
      {guardianRequest && guardianRequest.status !== 'CANCELLED' && (
        <GuardianStatus request={guardianRequest} />
      )}
      {isProfileClosed && <Notice>{t('others')}</Notice>}
      {isProfileClosed && <AskGuardianForm send={(input) => ask({ variables: { input } })} />}
      {isCurrent && (
        <div>
          <Button variant="default" loading={loading} onClick={() => void withdraw().catch(() => undefined)}>
            {t(isProfileClosed ? 'cancel' : 'close')}
          </Button>
        </div>
      )}
    </GuardianSection>
  );
}
