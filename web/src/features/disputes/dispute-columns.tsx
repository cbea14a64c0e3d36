import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toMidnight } from '../../ui/local-time.ts';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { gatewayName } from '../orders/index.ts';
import type { DisputesQuery } from './disputes.gen.ts';

type Dispute = DisputesQuery['disputes']['items'][number];

export interface DisputeAction {
  kind: 'argue' | 'win' | 'lose';
  dispute: Dispute;
}

const ACTIONS = ['argue', 'win', 'lose'] as const;
const TONES = { OPEN: 'warn', WON: 'ok', LOST: 'bad' } as const;

export const useDisputeColumns = (
  mayDecide: boolean,
  onAction: (action: DisputeAction) => void,
): Column<Dispute>[] => {
  const { t } = useTranslation('disputes');
  const { price, date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'dispute',
        header: t('dispute'),
        cell: ({ number, gateway, reference, openedAt }) => (
          <Grid gap="half" text="sm" anywhere>
            <Text as="span" weight={600} numbers>
              {number}
            </Text>
            <Text as="span" tone="dim">
              {gatewayName(gateway)} · {reference}
            </Text>
            <Text as="span" tone="dim">
              {date(openedAt)}
            </Text>
          </Grid>
        ),
      },
      {
        key: 'order',
        header: t('order'),
        cell: ({ orderId, orderNumber, title, buyerName, teacherName }) => (
          <Grid gap="half" text="sm" anywhere>
            <Link className={utilities.link} to={`/admin/bills/${orderId}`}>
              {orderNumber}
            </Link>
            <span>{title}</span>
            <Text as="span" tone="dim">
              {teacherName
                ? t('people', { buyer: buyerName, teacher: teacherName })
                : t('buyerOfPackage', { buyer: buyerName })}
            </Text>
          </Grid>
        ),
      },
      {
        key: 'status',
        header: t('statusLabel'),
        cell: (dispute) => {
          const { status, deadline, evidence, decidedAt, decisionNote, number } = dispute;
          return (
            <Stack gap={2} shrink>
              <span>
                <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
              </span>
              <Text as="span" text="xs" tone="dim">
                {decidedAt
                  ? t('decided', { day: date(decidedAt), note: decisionNote ?? '' })
                  : t('until', { day: date(toMidnight(deadline)) })}
              </Text>
              {evidence && (
                <Text as="span" text="sm">
                  {t('evidence', { text: evidence })}
                </Text>
              )}
              {mayDecide && status === 'OPEN' && (
                <Row wrap gap={2} shrink>
                  {ACTIONS.map((kind) => (
                    <Button
                      key={kind}
                      size="xs"
                      variant="default"
                      aria-label={`${t(`act.${kind}.action`)}: ${number}`}
                      onClick={() => onAction({ kind, dispute })}
                    >
                      {t(`act.${kind}.action`)}
                    </Button>
                  ))}
                </Row>
              )}
            </Stack>
          );
        },
      },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount, loss }) => (
          <Grid gap="half" text="sm" anywhere>
            <Text as="span" weight={600} numbers space="nowrap">
              {price(amount)}
            </Text>
            {loss > 0 && (
              <Text as="span" text="xs" tone="dim">
                {t('loss', { amount: price(loss) })}
              </Text>
            )}
          </Grid>
        ),
      },
    ],
    [t, price, date, mayDecide, onAction],
  );
};
