import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
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
  const [searchParams, setSearchParams] = useSearchParams();
  const allowed = myRefundRights.items.filter(({ rule }) => rule === 'ALLOWED');
  const over = myRefundRights.items.filter(({ rule }) => rule !== 'ALLOWED');
  const open = myRefunds.items.filter(({ status }) => !FINISHED.includes(status));
  const finished = myRefunds.items.filter(({ status }) => FINISHED.includes(status));
  const openId = searchParams.get('line') ?? (allowed.length === 1 ? allowed[0]!.id : null);
  const hasSide = open.length + over.length + finished.length > 0;
  return (
    <div className={hasSide ? classes.columns : undefined}>
      <Stack gap={4} shrink>
        {allowed.length === 0 && (
          <Text card tone="dim">
            {t('noneAllowed')}
          </Text>
        )}
        {allowed.map((right) => (
          <RightCard
            key={right.id}
            right={right}
            isOpen={right.id === openId}
            onOpen={() => setSearchParams({ line: right.id }, { replace: true, preventScrollReset: true })}
          />
        ))}
      </Stack>
      {hasSide && (
        <Stack gap={4} shrink>
          {open.length > 0 && (
            <Stack as="section" gap={4} shrink aria-labelledby="open-refunds">
              <Heading level={2} id="open-refunds" text="lg">
                {t('inProcess')}
              </Heading>
              {open.map((refund) => (
                <RefundProgress key={refund.id} refund={refund} />
              ))}
            </Stack>
          )}
          {over.length > 0 && (
            <Stack as="section" card gap={4} shrink aria-labelledby="over-refunds">
              <Heading level={2} id="over-refunds" text="lg">
                {t('over')}
              </Heading>
              {over.map(({ id, title, paidAt, amount, rule, days, percent, mostPercent }) => (
                <div key={id}>
                  <Text weight={600}>{title}</Text>
                  <Text text="sm" tone="dim">
                    {date(paidAt)} · {price(amount)}
                  </Text>
                  <Row as="p" className={classes.rule} align="stretch" gap={2} mt={1} text="sm">
                    <IconInfoCircle size={18} aria-hidden="true" />
                    {t(`rule.${rule}`, { days, percent, most: mostPercent })}
                  </Row>
                </div>
              ))}
            </Stack>
          )}
          {finished.length > 0 && (
            <Stack as="section" card gap={4} shrink aria-labelledby="done-refunds">
              <Heading level={2} id="done-refunds" text="lg">
                {t('finished')}
              </Heading>
              {finished.map(({ id, title, amount, status, completedAt, requestedAt }) => (
                <Row key={id} justify="between" gap={4} shrink>
                  <div>
                    <Link className={styleClass({ weight: 600 })} to={`/dashboard/refunds/${id}`}>
                      {title}
                    </Link>
                    <Text text="sm" tone="dim">
                      {t(`status.${status}`)} · {date(completedAt ?? requestedAt)}
                    </Text>
                  </div>
                  <Text as="span" numbers>
                    {price(amount)}
                  </Text>
                </Row>
              ))}
            </Stack>
          )}
        </Stack>
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
  const result = useMyRefundsQuery({ ...cacheAndNetwork });
  useRefundsLive(result);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb.student'), to: '/dashboard' }, { label: t('title') }]}
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
