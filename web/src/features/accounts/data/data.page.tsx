import { useEffect } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useMyConsentsQuery } from '../consents/consents.gen.ts';
import { ConsentsCard } from '../consents/consents-card.tsx';
import { ReceiptsCard } from '../consents/receipts-card.tsx';
import { PrivacyRequestsCard } from '../privacy-requests/privacy-requests-card.tsx';
import { ProfileFrame } from '../profile-frame.tsx';
import { useMyDataRequestsQuery } from './data.gen.ts';
import { ErasureCard } from './erasure-card.tsx';
import { ExportCard } from './export-card.tsx';
import { isOpen } from './request-state.ts';

/** Milliseconds between two checks of a file in progress. */
const POLL_MS = 2000;

/** The viewer's consents and their receipts. */
const Consents = () => (
  <QueryView
    result={useMyConsentsQuery(cacheAndNetwork)}
    select={(data) => data}
    skeleton={<Skeleton height={520} />}
  >
    {({ myConsents, myConsentReceipts }) => (
      <>
        <ConsentsCard consents={myConsents} />
        <ReceiptsCard receipts={myConsentReceipts} />
      </>
    )}
  </QueryView>
);

/** /dashboard/profile/data: consents, export of the viewer's data, and deletion of the account. */
export function Component() {
  const { t } = useTranslation('profile');
  const result = useMyDataRequestsQuery(cacheAndNetwork);
  const { data, refetch, startPolling, stopPolling } = result;
  const isExporting = data?.myDataRequests.some((each) => each.kind === 'EXPORT' && isOpen(each)) ?? false;
  useEffect(() => {
    if (!isExporting) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isExporting, startPolling, stopPolling]);

  return (
    <ProfileFrame sub={t('data.sub')}>
      <Consents />
      <PrivacyRequestsCard />
      <QueryView
        result={result}
        select={({ myDataRequests }) => myDataRequests}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
            <Skeleton height={200} />
            <Skeleton height={200} />
          </Loading>
        }
      >
        {(requests) => (
          <>
            <ExportCard
              requests={requests.filter(({ kind }) => kind === 'EXPORT')}
              onRequested={() => void refetch()}
            />
            <ErasureCard
              request={requests.find((request) => request.kind === 'ERASURE' && isOpen(request))}
              failed={requests.find(({ kind }) => kind === 'ERASURE')?.status === 'FAILED'}
              onRequested={() => void refetch()}
            />
          </>
        )}
      </QueryView>
    </ProfileFrame>
  );
}
