import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Missing } from '../../../ui/missing.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useMyRefundsQuery } from '../refunds.gen.ts';
import { ExchangeForm } from './exchange-form.tsx';

/** /dashboard/refunds/exchange/{lineId}: exchange of a course that was bought by mistake. */
export function Component() {
  const { t } = useTranslation('exchange');
  const { date, time } = useFormat();
  const { lineId = '' } = useParams();
  const result = useMyRefundsQuery({ ...cacheAndNetwork });
  const right = result.data?.myRefundRights.items.find(({ id }) => id === lineId);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/dashboard' },
          { label: t('refunds'), to: '/dashboard/refunds' },
          { label: t('title') },
        ]}
        {...(right?.exchangeUntil && {
          sub: t('sub', {
            course: right.title,
            time: time(right.exchangeUntil),
            date: date(right.exchangeUntil),
          }),
        })}
      />
      <QueryView
        result={result}
        select={({ myRefundRights }) =>
          myRefundRights.items.find(({ id, exchangeUntil }) => id === lineId && exchangeUntil)
        }
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
        {(refundRight) => <ExchangeForm right={refundRight} />}
      </QueryView>
    </>
  );
}
