import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from '../../ui/admin-table.module.css';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { midnightOf } from '../../ui/local-time.ts';
import { Tag } from '../../ui/tag.tsx';
import { gatewayName } from '../orders/index.ts';
import type { DisputeRowFragment } from './disputes.gen.ts';

export interface DisputeAct {
  kind: 'argue' | 'win' | 'lose';
  dispute: DisputeRowFragment;
}

const ACTS = ['argue', 'win', 'lose'] as const;
const TONES = { OPEN: 'warn', WON: 'ok', LOST: 'bad' } as const;

export const useDisputeColumns = (
  mayDecide: boolean,
  onAct: (act: DisputeAct) => void,
): Column<DisputeRowFragment>[] => {
  const { t } = useTranslation('disputes');
  const { price, date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'dispute',
        header: t('dispute'),
        cell: ({ number, gateway, reference, openedAt }) => (
          <div className={classes.two}>
            <span className={`${kit.strong} ${kit.number}`}>{number}</span>
            <span className={kit.dim}>
              {gatewayName(gateway)} · {reference}
            </span>
            <span className={kit.dim}>{date(openedAt)}</span>
          </div>
        ),
      },
      {
        key: 'order',
        header: t('order'),
        cell: ({ orderId, orderNumber, title, buyerName, teacherName }) => (
          <div className={classes.two}>
            <Link className={kit.link} to={`/admin/bills/${orderId}`}>
              {orderNumber}
            </Link>
            <span>{title}</span>
            <span className={kit.dim}>
              {teacherName
                ? t('people', { buyer: buyerName, teacher: teacherName })
                : t('buyerOfPackage', { buyer: buyerName })}
            </span>
          </div>
        ),
      },
      {
        key: 'status',
        header: t('statusLabel'),
        cell: (dispute) => {
          const { status, deadline, evidence, decidedAt, decisionNote, number } = dispute;
          return (
            <div className={kit.stackTight}>
              <span>
                <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
              </span>
              <span className={`${kit.dim} ${kit.tiny}`}>
                {decidedAt
                  ? t('decided', { day: date(decidedAt), note: decisionNote ?? '' })
                  : t('until', { day: date(midnightOf(deadline)) })}
              </span>
              {evidence && <span className={kit.small}>{t('evidence', { text: evidence })}</span>}
              {mayDecide && status === 'OPEN' && (
                <div className={`${kit.row} ${kit.wrap}`}>
                  {ACTS.map((kind) => (
                    <Button
                      key={kind}
                      size="xs"
                      variant="default"
                      aria-label={`${t(`act.${kind}.action`)} ${number}`}
                      onClick={() => onAct({ kind, dispute })}
                    >
                      {t(`act.${kind}.action`)}
                    </Button>
                  ))}
                </div>
              )}
            </div>
          );
        },
      },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount, loss }) => (
          <div className={classes.two}>
            <span className={classes.money}>{price(amount)}</span>
            {loss > 0 && (
              <span className={`${kit.dim} ${kit.tiny}`}>{t('loss', { amount: price(loss) })}</span>
            )}
          </div>
        ),
      },
    ],
    [t, price, date, mayDecide, onAct],
  );
};
