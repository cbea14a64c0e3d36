import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { PayoutState } from '../payouts/payout-status.tsx';
import type { PayoutsQuery } from './payouts.gen.ts';

type Payout = PayoutsQuery['payouts']['items'][number];

export interface PayoutAction {
  kind: 'approve' | 'reject';
  payout: Payout;
}

export const useAdminPayoutColumns = (onAction: (action: PayoutAction) => void): Column<Payout>[] => {
  const { t } = useTranslation('earnings');
  const { date, time, money } = useFormat();
  const viewer = useViewer();
  const mayApprove = viewer.may('payout:approve');
  const maySeePeople = viewer.may('person:read');
  const maySeeBooks = viewer.may('ledger:read');
  return useMemo(() => {
    const actions = (payout: Payout) => {
      const { status, number, dueFrom, approvals, teacherId } = payout;
      const isMine =
        teacherId === viewer.user?.id || approvals?.some(({ personId }) => personId === viewer.user?.id);
      const mayReject = status === 'PENDING' || status === 'APPROVED';
      if (!mayApprove || !mayReject) return null;
      return (
        <Row gap={2} shrink>
          {status === 'PENDING' && !isMine && Date.parse(dueFrom) <= Date.now() && (
            <Button
              size="xs"
              aria-label={`${t('desk.approve')}: ${number}`}
              onClick={() => onAction({ kind: 'approve', payout })}
            >
              {t('desk.approve')}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('desk.reject')}: ${number}`}
            onClick={() => onAction({ kind: 'reject', payout })}
          >
            {t('desk.reject')}
          </Button>
        </Row>
      );
    };
    return [
      {
        key: 'payout',
        header: t('payouts.payout'),
        cell: ({ id, number, requestedAt }) => (
          <Stack gap={2} shrink>
            {maySeeBooks ? (
              <Text as="span" space="nowrap">
                <Link className={utilities.link} to={`/admin/ledger/transactions?payout=${id}`}>
                  {number}
                </Link>
              </Text>
            ) : (
              <Text as="span" weight={600} numbers space="nowrap">
                {number}
              </Text>
            )}
            <Text as="span" text="xs" tone="dim">
              {time(requestedAt)}, {date(requestedAt)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'teacher',
        header: t('desk.teacher'),
        cell: ({ teacherId, teacherName }) =>
          maySeePeople ? <Link to={`/admin/users/${teacherId}`}>{teacherName}</Link> : teacherName,
      },
      {
        key: 'destination',
        header: t('payouts.destination'),
        cell: ({ account }) => (
          <Stack gap={2} shrink>
            <span>
              {account.bank} ··· {account.lastDigits}
            </span>
            <Text as="span" text="xs" tone="dim">
              {account.holder}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'status',
        header: t('payouts.status'),
        cell: (payout) => (
          <Stack gap={2} shrink>
            <PayoutState payout={payout} />
            {payout.status === 'PENDING' && payout.takesTwo && (
              <Text as="span" text="xs" tone="dim">
                {payout.approvals?.length
                  ? t('desk.firstBy', { names: payout.approvals.map(({ name }) => name).join(', ') })
                  : t('desk.needsTwo')}
              </Text>
            )}
            {payout.fileNumber && (
              <Text as="span" text="xs" tone="dim">
                {payout.fileNumber}
              </Text>
            )}
            {actions(payout)}
          </Stack>
        ),
      },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount }) => (
          <Text as="span" weight={600} numbers>
            {money(amount)}
          </Text>
        ),
      },
    ];
  }, [t, money, date, time, onAction, mayApprove, maySeePeople, maySeeBooks, viewer.user?.id]);
};
