import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { isDateValue } from '../../../ui/date-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Card, Heading, Row, Stack } from '../../../ui/layout/layout.tsx';
import { today } from '../../../ui/local-time.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { LedgerTabs } from '../clearing/ledger-tabs.tsx';
import { useBooksQuery } from './books.gen.ts';
import classes from './books.module.css';
import { ChecksCard } from './checks-card.tsx';
import { TaxTable } from './tax-table.tsx';
import { TrialBalanceTable } from './trial-balance-table.tsx';

/** /admin/ledger: balances of all accounts, taxes by month, and the results of the checks. */
export function Component() {
  const { t } = useTranslation('ledger');
  const [params, setParams] = useSearchParams();
  const requestedDay = params.get('on') ?? '';
  const on =
    requestedDay.length === 10 && isDateValue(requestedDay) && requestedDay < today()
      ? requestedDay
      : today();
  const result = useBooksQuery({ variables: { on }, ...cacheAndNetwork });
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <LedgerTabs current="balance" />
      <QueryView
        result={result}
        select={(data) => data}
        skeleton={<LoadingRows rows={10} height={44} />}
        keepsPrevious
      >
        {({ trialBalance, taxMonths, booksCheck }) => (
          <Stack gap={4} shrink>
            <ChecksCard booksCheck={booksCheck} />
            <Card as="section" card="flush" aria-labelledby="trial-balance">
              <Row
                className={classes.head}
                wrap
                align="start"
                justify="between"
                rowGap={3}
                columnGap={6}
                px={6}
                pt={5}
                pb={4}
              >
                <Heading level={2} id="trial-balance" text="lg">
                  {t('balance.title')}
                </Heading>
                <DateField
                  isInline
                  label={t('balance.on')}
                  value={on}
                  max={today()}
                  onDate={(day) => day && setParams(day === today() ? {} : { on: day }, { replace: true })}
                />
              </Row>
              {trialBalance.some(({ debit, credit }) => debit || credit) ? (
                <TrialBalanceTable rows={trialBalance} />
              ) : (
                <EmptyState
                  title={t(on === today() ? 'balance.emptyTitle' : 'balance.noneTitle')}
                  text={t(on === today() ? 'balance.emptyText' : 'balance.noneText')}
                />
              )}
            </Card>
            {taxMonths.length > 0 && <TaxTable rows={taxMonths} />}
          </Stack>
        )}
      </QueryView>
    </>
  );
}
