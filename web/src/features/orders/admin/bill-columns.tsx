import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import classes from '../../../ui/admin-table.module.css';
import type { Column } from '../../../ui/column-head.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Tag } from '../../../ui/tag.tsx';
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
  if (!doubt || !doubtedAt || !answerBy) return <span className={kit.dim}>{t('noDoubt')}</span>;
  const at = (iso: string) => `${time(iso)}, ${date(iso)}`;
  return (
    <div className={classes.doubt}>
      <span className={kit.strong}>{t(`doubt.${doubt}`)}</span>
      <span>
        {t('amounts', {
          expected: money(expected ?? 0),
          received: received === null ? t('receivedUnknown') : money(received),
        })}
      </span>
      <span className={kit.dim}>{t('since', { at: at(doubtedAt) })}</span>
      <span className={kit.dim}>{t('answerBy', { at: at(answerBy) })}</span>
    </div>
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
          <div className={classes.two}>
            <Link className={kit.link} to={`/admin/bills/${id}`}>
              {number}
            </Link>
            <span className={kit.dim}>
              <time dateTime={createdAt}>
                {time(createdAt)}, {date(createdAt)}
              </time>
            </span>
            <span className={kit.dim}>{titles.join(', ')}</span>
          </div>
        ),
      },
      {
        key: 'buyer',
        header: t('buyer'),
        cell: ({ buyerId, buyerName, buyerEmail }) => (
          <div className={classes.two}>
            {maySeePeople ? (
              <Link className={kit.link} to={`/admin/users/${buyerId}`}>
                {buyerName}
              </Link>
            ) : (
              <span>{buyerName}</span>
            )}
            <span className={kit.dim}>{buyerEmail}</span>
          </div>
        ),
      },
      {
        key: 'gateway',
        header: t('gateway'),
        cell: ({ gateway, reference, transaction }) =>
          gateway ? (
            <div className={classes.two}>
              <span>{gatewayName(gateway)}</span>
              <span className={kit.dim}>{transaction ?? reference}</span>
            </div>
          ) : (
            <span className={kit.dim}>{t('noGateway')}</span>
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
        cell: ({ total }) => <span className={classes.money}>{money(total)}</span>,
      },
    ],
    [t, money, date, time, maySeePeople],
  );
};
