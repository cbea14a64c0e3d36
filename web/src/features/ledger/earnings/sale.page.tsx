import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useMySaleQuery } from './earnings.gen.ts';
import { SaleEntries } from './sale-entries.tsx';
import { SaleInWords } from './sale-in-words.tsx';
import type { SaleStatement } from './sale-statement.ts';

const withViewParameter = (params: URLSearchParams, view: string | null): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (view) next.set('view', view);
  else next.delete('view');
  return next;
};

function Statement({ sale }: { sale: SaleStatement }) {
  const { t } = useTranslation('earnings');
  const { date, time } = useFormat();
  const [params] = useSearchParams();
  const isLedger = params.get('view') === 'ledger';
  /** The same URL with another view. Its other parameters belong to the list. */
  const withView = (view: string | null) => `?${withViewParameter(params, view)}`;
  const count = new Set(sale.postings.map(({ transactionId }) => transactionId)).size;
  return (
    <Stack gap={4} shrink>
      <Text tone="dim">
        {sale.orderNumber} · {date(sale.soldAt)}, {time(sale.soldAt)}
      </Text>
      <TabLinks
        label={t('why.tabs')}
        replace
        links={[
          { key: 'words', label: t('why.words'), to: withView(null), isOn: !isLedger },
          { key: 'ledger', label: t('why.entries'), to: withView('ledger'), isOn: isLedger, count },
        ]}
      />
      {isLedger ? <SaleEntries sale={sale} /> : <SaleInWords sale={sale} />}
    </Stack>
  );
}

/** /teacher/earnings/sales/:lineId: the calculation of a teacher's share, explained and as ledger entries. */
export function Component() {
  const { t } = useTranslation('earnings');
  const { money } = useFormat();
  const { lineId = '' } = useParams();
  const navigate = useNavigate();
  const result = useMySaleQuery({ variables: { id: lineId }, ...cacheAndNetwork });
  const [params] = useSearchParams();
  const sale = result.data?.mySale;
  return (
    <Dialog
      isOpen
      placement="end"
      onClose={() =>
        void navigate(`/teacher/earnings?${withViewParameter(params, null)}`, { preventScrollReset: true })
      }
      title={sale ? t('why.title', { amount: money(sale.shareLeft) }) : t('sales.title')}
    >
      <QueryView
        result={result}
        select={({ mySale }) => mySale}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </Loading>
        }
        missing={<EmptyState title={t('why.missing')} text={t('why.missingText')} />}
      >
        {(loadedSale) => <Statement sale={loadedSale} />}
      </QueryView>
    </Dialog>
  );
}
