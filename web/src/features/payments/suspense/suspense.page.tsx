import { Link, useParams, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { BillTabs, gatewayName, useBillsBreadcrumbs } from '../../orders/index.ts';
import { Case } from './case.tsx';
import { IncomingStatement } from './incoming-statement.tsx';
import { useSuspenseItemsQuery } from './suspense.gen.ts';
import classes from './suspense.module.css';

const AT = '/admin/bills/suspense';

/** /admin/bills/suspense: unmatched payments, with the selected one next to the list. */
export function Component() {
  const { t } = useTranslation('suspense');
  const breadcrumbs = useBillsBreadcrumbs(t('title'));
  const { price, money, date, time } = useFormat();
  const itemId = useParams().itemId;
  const [params] = useSearchParams();
  const isWaiting = params.get('state') !== 'done';
  const result = useSuspenseItemsQuery({ variables: { isWaiting }, ...cacheAndNetwork });
  const totals = result.data?.suspenseTotals;
  const search = isWaiting ? '' : '?state=done';
  return (
    <>
      <PageHeader title={t('title')} breadcrumbs={breadcrumbs} sub={t('sub')} />
      <BillTabs current="suspense" />
      <IncomingStatement onTaken={() => void result.refetch()} />
      <Row wrap justify="between" rowGap={2} columnGap={4} my={3}>
        <TabLinks
          label={t('states')}
          links={[
            { key: 'waiting', label: t('waiting'), to: AT, isOn: isWaiting, count: totals?.count },
            { key: 'done', label: t('done'), to: `${AT}?state=done`, isOn: !isWaiting },
          ]}
        />
        {totals && (
          <Text as="span" tone="dim">
            {t('total', { amount: money(totals.amount) })}
          </Text>
        )}
      </Row>
      <div className={classes.desk} data-case={itemId ? true : undefined}>
        <Box className={classes.list} bg="surface" radius="lg" shadow="1" overflow="hidden">
          <QueryView
            result={result}
            select={({ suspenseItems }) => suspenseItems}
            failedTitle={t('failed')}
            skeleton={<LoadingRows rows={4} />}
          >
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState
                  title={t(isWaiting ? 'emptyTitle' : 'doneTitle')}
                  text={t(isWaiting ? 'emptyText' : 'doneText')}
                />
              ) : (
                <ul className={classes.items} aria-label={t('list')}>
                  {items.map((item) => (
                    <li key={item.id}>
                      <Link
                        to={`${AT}/${item.id}${search}`}
                        aria-current={item.id === itemId ? 'true' : undefined}
                      >
                        <Row as="span" justify="between" gap={4} shrink>
                          <b>{price(item.amount)}</b>
                          <Tag tone={item.state === 'OPEN' ? 'warn' : 'info'}>
                            {item.state === 'OPEN'
                              ? t(`reason.${item.reason}`)
                              : t(
                                  isWaiting && item.state === 'MATCHED'
                                    ? 'waitsForRest'
                                    : `state.${item.state}`,
                                )}
                          </Tag>
                        </Row>
                        <span>
                          {gatewayName(item.gateway)} · {time(item.receivedAt)}, {date(item.receivedAt)}
                        </span>
                        <span>{item.payer ?? item.content ?? item.transaction}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Box>
        <Box card className={classes.case} p={6}>
          {itemId ? (
            <Case key={itemId} itemId={itemId} back={`${AT}${search}`} />
          ) : (
            <Text tone="dim">{t('pick')}</Text>
          )}
        </Box>
      </div>
    </>
  );
}
