import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { RefundProgress } from './refund-progress.tsx';
import { type MyRefundsQuery, useMyRefundsQuery } from './refunds.gen.ts';
import classes from './refunds.module.css';
import { RightCard } from './right-card.tsx';
import { useRefundsLive } from './use-refunds-live.ts';

const FINISHED = ['COMPLETED', 'CANCELLED'];

const Refunds = ({ myRefundRights, myRefunds }: MyRefundsQuery) => {
  const { t } = useTranslation('refunds');
  const { price, date } = useFormat();
  const [address, setAddress] = useSearchParams();
  const allowed = myRefundRights.items.filter(({ rule }) => rule === 'ALLOWED');
  const over = myRefundRights.items.filter(({ rule }) => rule !== 'ALLOWED');
  const open = myRefunds.items.filter(({ status }) => !FINISHED.includes(status));
  const finished = myRefunds.items.filter(({ status }) => FINISHED.includes(status));
  const wanted = address.get('line') ?? (allowed.length === 1 ? allowed[0]!.id : null);
  const hasSide = open.length + over.length + finished.length > 0;
  return (
    <div className={hasSide ? classes.columns : undefined}>
      <div className={kit.stack}>
        {allowed.length === 0 && <p className={`${kit.card} ${kit.dim}`}>{t('noneAllowed')}</p>}
        {allowed.map((right) => (
          <RightCard
            key={right.id}
            right={right}
            isOpen={right.id === wanted}
            onOpen={() => setAddress({ line: right.id }, { replace: true, preventScrollReset: true })}
          />
        ))}
      </div>
      {hasSide && (
        <div className={kit.stack}>
          {open.length > 0 && (
            <section className={kit.stack} aria-labelledby="open-refunds">
              <h2 id="open-refunds" className={classes.sideTitle}>
                {t('inProcess')}
              </h2>
              {open.map((refund) => (
                <RefundProgress key={refund.id} refund={refund} />
              ))}
            </section>
          )}
          {over.length > 0 && (
            <section className={`${kit.card} ${kit.stack}`} aria-labelledby="over-refunds">
              <h2 id="over-refunds" className={classes.sideTitle}>
                {t('over')}
              </h2>
              {over.map(({ id, title, paidAt, amount, rule, days, percent, mostPercent }) => (
                <div key={id}>
                  <p className={kit.strong}>{title}</p>
                  <p className={`${kit.small} ${kit.dim}`}>
                    {date(paidAt)} · {price(amount)}
                  </p>
                  <p className={classes.rule}>
                    <IconInfoCircle size={18} aria-hidden="true" />
                    {t(`rule.${rule}`, { days, percent, most: mostPercent })}
                  </p>
                </div>
              ))}
            </section>
          )}
          {finished.length > 0 && (
            <section className={`${kit.card} ${kit.stack}`} aria-labelledby="done-refunds">
              <h2 id="done-refunds" className={classes.sideTitle}>
                {t('finished')}
              </h2>
              {finished.map(({ id, title, amount, status, completedAt, requestedAt }) => (
                <div key={id} className={kit.between}>
                  <div>
                    <Link className={kit.strong} to={`/dashboard/refunds/${id}`}>
                      {title}
                    </Link>
                    <p className={`${kit.small} ${kit.dim}`}>
                      {t(`status.${status}`)} · {date(completedAt ?? requestedAt)}
                    </p>
                  </div>
                  <span className={kit.number}>{price(amount)}</span>
                </div>
              ))}
            </section>
          )}
        </div>
      )}
    </div>
  );
};

const Waiting = () => (
  <Loading className={classes.columns ?? ''}>
    <Skeleton height={420} />
    <Skeleton height={320} />
  </Loading>
);

/** /dashboard/refunds: refundable purchases with their deadlines, open refunds, and completed ones. */
export function Component() {
  const { t } = useTranslation('refunds');
  const result = useMyRefundsQuery({ ...freshOnArrival });
  useRefundsLive(result);
  return (
    <>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('crumb.student'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <QueryView
        result={result}
        select={(data) => data}
        skeleton={<Waiting />}
        isEmpty={({ myRefundRights, myRefunds }) => myRefundRights.total + myRefunds.total === 0}
        empty={
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            actions={<ButtonLink to="/courses">{t('findCourses')}</ButtonLink>}
          />
        }
      >
        {(data) => <Refunds {...data} />}
      </QueryView>
    </>
  );
}
