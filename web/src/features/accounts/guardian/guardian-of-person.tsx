import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { AskGuardianForm } from './ask-guardian-form.tsx';
import { useAskGuardianOfMutation, useGuardianOfPersonQuery } from './guardian.gen.ts';
import { GuardianSection } from './guardian-section.tsx';
import { GuardianStatus } from './guardian-status.tsx';

/** For administrators: the state of a child's profile, and the request to the guardian. Absent for adults. */
export function GuardianOfPerson({ personId }: { personId: string }) {
  const { t } = useTranslation('guardian');
  const { data } = useGuardianOfPersonQuery({ variables: { id: personId }, ...cacheAndNetwork });
  const [ask] = useAskGuardianOfMutation();
  const [isAsking, setAsking] = useState(false);
  const person = data?.personForAdmin;
  if (!person || (!person.isProfileClosed && !person.guardianRequest)) return null;
  const { isProfileClosed, guardianRequest, allowedActions } = person;
  return (
    <GuardianSection text={t(isProfileClosed ? 'personClosed' : 'personOpen')}>
      {guardianRequest && <GuardianStatus request={guardianRequest} />}
      {isProfileClosed && allowedActions.includes('EDIT') && !isAsking && (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('askFor')}
          </Button>
        </div>
      )}
      {isProfileClosed && isAsking && (
        <AskGuardianForm
          send={async (input) => {
            await ask({ variables: { input: { personId, ...input } } });
            setAsking(false);
          }}
        />
      )}
    </GuardianSection>
  );
}
