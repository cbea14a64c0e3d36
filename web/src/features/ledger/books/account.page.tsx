import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { useBookName } from '../account-name.ts';
import { ProposeDialog } from '../clearing/propose-dialog.tsx';
import { useLedgerAccountQuery } from './books.gen.ts';
import classes from './books.module.css';
import { pathOfTransaction } from './paths.ts';

const PAGE_SIZE = 30;

/** /admin/ledger/accounts/:code: the entries behind the balance of an account. */
export function Component() {
  const { t } = useTranslation(['ledger', 'clearing']);
  const { date, time, money, count } = useFormat();
  const viewer = useViewer();
  const maySeePeople = viewer.may('person:read');
  const [isWritingOff, setWritingOff] = useState(false);
  const { code = '' } = useParams();
  const getName = useBookName();
  const result = useLedgerAccountQuery({
    variables: { code, of: code, first: PAGE_SIZE },
    ...cacheAndNetwork,
  });
  const account = result.data?.ledgerAccount;
  const owner = account?.ownerName;
  const name = getName(account?.account ?? code.replace(/:[0-9a-f-]{36}$/, ''));
  const debt =
    account?.account === 'receivable' && account.ownerId && account.debit
      ? { teacherId: account.ownerId, name: owner ?? t('owners.erased'), owed: account.debit }
      : null;
  const mayWriteOff = debt && viewer.may('ledger:clear') && debt.teacherId !== viewer.user?.id;
  const figure = (amount: number) => (amount ? count(amount) : '');
  return (
    <>
      <PageHeader
        title={owner ? `${name}: ${owner}` : name}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/ledger' },
          owner && account
            ? { label: name, to: `/admin/ledger/teachers/${account.account}` }
            : { label: name },
          ...(owner ? [{ label: owner }] : []),
        ]}
        sub={t('lines.sub')}
        actions={
          mayWriteOff && (
            <Button variant="default" onClick={() => setWritingOff(true)}>
              {t('clearing:propose.action')}
            </Button>
          )
        }
      />
      <QueryView
        result={result}
        select={(data) => data}
        skeleton={<LoadingRows rows={10} height={52} />}
        isEmpty={({ ledgerLines }) => ledgerLines.edges.length === 0}
        empty={<EmptyState title={t('lines.emptyTitle')} text={t('lines.emptyText')} />}
      >
        {({ ledgerAccount, ledgerLines: { edges, pageInfo } }) => (
          <Stack gap={4} shrink>
            {ledgerAccount && (
              <Row as="section" card justify="between" gap={4} shrink>
                <div>
                  <Text tone="dim">{t('lines.balance')}</Text>
                  <Text text="h2" weight={700} numbers>
                    {money(ledgerAccount.debit || ledgerAccount.credit)}
                  </Text>
                </div>
                <Stack gap={2} shrink>
                  <Text as="span" tone="dim">
                    {t(ledgerAccount.debit ? 'lines.onDebit' : 'lines.onCredit')}
                  </Text>
                  {ledgerAccount.ownerId && maySeePeople && (
                    <Link className={utilities.link} to={`/admin/users/${ledgerAccount.ownerId}`}>
                      {t('lines.owner')}
                    </Link>
                  )}
                </Stack>
              </Row>
            )}
            <Card as="section" card="flush">
              <Box as="table" className={classes.table} w="full" numbers collapse>
                <caption className={utilities.hidden}>{t('lines.caption')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('lines.what')}</th>
                    <th scope="col">{t('debit')}</th>
                    <th scope="col">{t('credit')}</th>
                  </tr>
                </thead>
                <tbody>
                  {edges.map(({ node: { id, transactionId, kind, at, orderNumber, debit, credit } }) => (
                    <tr key={id}>
                      <th scope="row">
                        <Link className={utilities.link} to={pathOfTransaction(transactionId)}>
                          {t(`kind.${kind}`)}
                        </Link>
                        <Text as="span" text="xs" tone="dim">
                          {time(at)}, {date(at)}
                          {orderNumber && ` · ${orderNumber}`}
                        </Text>
                      </th>
                      <td>{figure(debit)}</td>
                      <td>{figure(credit)}</td>
                    </tr>
                  ))}
                </tbody>
              </Box>
            </Card>
            <LoadMore
              label={t('lines.more')}
              hasMore={pageInfo.hasNextPage}
              onMore={() => result.fetchMore({ variables: { after: pageInfo.endCursor } })}
            />
          </Stack>
        )}
      </QueryView>
      {isWritingOff && debt && <ProposeDialog {...debt} onClose={() => setWritingOff(false)} />}
    </>
  );
}
