import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { Missing } from '../../ui/missing.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { RefundProgress } from './refund-progress.tsx';
import { useMyRefundQuery } from './refunds.gen.ts';
import { useRefundsLive } from './use-refunds-live.ts';

/** /dashboard/refunds/{id}: one of the viewer's refunds with its history. */
export function Component() {
  const { t } = useTranslation('refunds');
  const { id = '' } = useParams();
  const result = useMyRefundQuery({ variables: { id }, ...cacheAndNetwork });
  useRefundsLive(result);
  const number = result.data?.refund?.number;
  return (
    <>
      <PageHeader
        title={number ?? t('title')}
        breadcrumbs={[
          { label: t('crumb.student'), to: '/dashboard' },
          { label: t('title'), to: '/dashboard/refunds' },
          ...(number ? [{ label: number }] : []),
        ]}
      />
      <QueryView
        result={result}
        select={({ refund }) => refund}
        skeleton={
          <Loading>
            <Skeleton height={320} />
          </Loading>
        }
        missing={
          <Missing
            title={t('missingTitle')}
            text={t('missingText')}
            to="/dashboard/refunds"
            action={t('back')}
          />
        }
      >
        {(refund) => (
          <Box maxW={160}>
            <RefundProgress refund={refund} isWhole />
          </Box>
        )}
      </QueryView>
    </>
  );
}
