import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { BILL_TONES } from '../bills/bill-tones.ts';
import { gatewayName } from '../gateway-name.ts';
import type { OrdersQuery } from './bills.gen.ts';

type Bill = OrdersQuery['orders']['items'][number];

/** Reason of the doubt, expected and received amount, since when the payment is in doubt, and the deadline. */
function Doubt({ bill }: { bill: Bill }) {
  const { t } = useTranslation('bills');
  const { money, date, time } = useFormat();
  const { doubt, expected, received, doubtedAt, answerBy } = bill;
  if (!doubt || !doubtedAt || !answerBy)
    return (
      <Text as="span" tone="dim">
        {t('noDoubt')}
      </Text>
    );
  const at = (iso: string) => `${time(iso)}, ${date(iso)}`;
  return (
    <Grid gap="half" minW={50} text="sm" anywhere>
      <Text as="span" weight={600}>
        {t(`doubt.${doubt}`)}
      </Text>
      <span>
        {t('amounts', {
          expected: money(expected ?? 0),
          received: received === null ? t('receivedUnknown') : money(received),
        })}
      </span>
      <Text as="span" tone="dim">
        {t('since', { at: at(doubtedAt) })}
      </Text>
      <Text as="span" tone="dim">
        {t('answerBy', { at: at(answerBy) })}
      </Text>
    </Grid>
  );
}

export const useBillColumns = (): Column<Bill>[] => {
  const { t } = useTranslation('bills');
  const { money, date, time } = useFormat();
  const maySeePeople = useViewer().may('person:read');
  return useMemo(
    () => [
      {
        key: 'order',
        header: t('order'),
        sortBy: 'CREATED_AT',
        cell: ({ id, number, createdAt, titles }) => (
          <Grid gap="half" text="sm" anywhere>
            <Text as="span" space="nowrap">
              <Link className={utilities.link} to={`/admin/bills/${id}`}>
                {number}
              </Link>
            </Text>
            <Text as="span" tone="dim">
              <time dateTime={createdAt}>
                {time(createdAt)}, {date(createdAt)}
              </time>
            </Text>
            <Text as="span" tone="dim">
              {titles.join(', ')}
            </Text>
          </Grid>
        ),
      },
      {
        key: 'buyer',
        header: t('buyer'),
        cell: ({ buyerId, buyerName, buyerEmail }) => (
          <Grid gap="half" text="sm" anywhere>
            {maySeePeople ? (
              <Link className={utilities.link} to={`/admin/users/${buyerId}`}>
                {buyerName}
              </Link>
            ) : (
              <span>{buyerName}</span>
            )}
            <Text as="span" tone="dim">
              {buyerEmail}
            </Text>
          </Grid>
        ),
      },
      {
        key: 'gateway',
        header: t('gateway'),
        cell: ({ gateway, reference, transaction }) =>
          gateway ? (
            <Grid gap="half" text="sm" anywhere>
              <span>{gatewayName(gateway)}</span>
              <Text as="span" tone="dim">
                {transaction ?? reference}
              </Text>
            </Grid>
          ) : (
            <Text as="span" tone="dim">
              {t('noGateway')}
            </Text>
          ),
      },
      {
        key: 'status',
        header: t('statusLabel'),
        cell: ({ status }) => <Tag tone={BILL_TONES[status]}>{t(`status.${status}`)}</Tag>,
      },
      { key: 'doubt', header: t('toCheck'), cell: (bill) => <Doubt bill={bill} /> },
      {
        key: 'total',
        header: t('total'),
        sortBy: 'TOTAL',
        align: 'end',
        cell: ({ total }) => (
          <Text as="span" weight={600} numbers space="nowrap">
            {money(total)}
          </Text>
        ),
      },
    ],
    [t, money, date, time, maySeePeople],
  );
};
