import {
  IconBuildingBank,
  IconChevronRight,
  IconClipboardCheck,
  IconCoins,
  IconFileInvoice,
  IconFlag,
  IconGavel,
  IconId,
  IconLifebuoy,
  IconPlayerPlay,
  IconReceipt,
  IconReceiptRefund,
  IconUserShield,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import { useViewer } from '../../accounts/index.ts';
import { useAdminDeskFiguresQuery, useAdminDeskQuery } from './dashboard.gen.ts';
import classes from './dashboard.module.css';
import { DashboardFigures } from './dashboard-figures.tsx';
import { getDistance, getMostUrgent, sumQueues, type WaitingQueue } from './dashboard-model.ts';
import { QUEUE_PATHS } from './queue-paths.ts';
import { SetupList } from './setup-list.tsx';

const ICONS = {
  COURSE_REVIEWS: IconClipboardCheck,
  REFUNDS: IconReceiptRefund,
  PAYOUTS: IconBuildingBank,
  DOUBTS: IconReceipt,
  SUSPENSE: IconCoins,
  DISPUTES: IconGavel,
  E_INVOICES: IconFileInvoice,
  SELLERS: IconId,
  PRIVACY_REQUESTS: IconUserShield,
  TICKETS: IconLifebuoy,
  CONTENT_REPORTS: IconFlag,
} as const satisfies Record<WaitingQueue['kind'], unknown>;

/** The urgency of a queue as a text. */
const Urgency = ({ queue, now }: { queue: WaitingQueue; now: number }) => {
  const { t } = useTranslation('desk');
  const { duration } = useFormat();
  const { count, overdueCount, nextDueAt, oldestAt } = queue;
  if (count === 0) return <Text tone="dim">{t('nothing')}</Text>;
  if (overdueCount > 0)
    return (
      <Text weight={600} tone="bad">
        {t('overdue', { count: overdueCount })}
      </Text>
    );
  const formatDistance = (iso: string) => {
    const timeLeft = getDistance(iso, now);
    return 'days' in timeLeft ? t('days', { count: timeLeft.days }) : duration(timeLeft.seconds);
  };
  if (nextDueAt)
    return (
      <Text weight={600} tone="warn">
        {t('nextDue', { time: formatDistance(nextDueAt) })}
      </Text>
    );
  return <p>{oldestAt && t('oldest', { time: formatDistance(oldestAt) })}</p>;
};

const Queue = ({ queue, now }: { queue: WaitingQueue; now: number }) => {
  const { t } = useTranslation('desk');
  const { count, money } = useFormat();
  const Icon = ICONS[queue.kind];
  return (
    <li>
      <Link
        to={QUEUE_PATHS[queue.kind]}
        className={`${classes.queue} ${styleClass({ display: 'grid', alignContent: 'start', gap: 'half', h: 'full', text: 'sm' })} ${styleClass({ card: true })}`}
      >
        <Row as="span" className={classes.name} gap={2} text="control" tone="text-2">
          <Icon size={20} aria-hidden="true" />
          <Text as="span" grow shrink>
            {t(`queue.${queue.kind}`)}
          </Text>
          <IconChevronRight size={18} aria-hidden="true" />
        </Row>
        <Text as="span" text="h1" weight={700} numbers>
          {count(queue.count)}
        </Text>
        <Urgency queue={queue} now={now} />
        {queue.count > 0 && queue.amount != null && <Text tone="dim">{money(queue.amount)}</Text>}
      </Link>
    </li>
  );
};

const Dashboard = ({ queues }: { queues: readonly WaitingQueue[] }) => {
  const { t } = useTranslation('desk');
  const now = useNow(MINUTE);
  const { waiting, overdue } = sumQueues(queues);
  const first = getMostUrgent(queues);
  return (
    <>
      <PageHeader
        title={t('title')}
        sub={
          waiting === 0
            ? undefined
            : [t('waiting', { count: waiting }), overdue > 0 && t('late', { count: overdue })]
                .filter(Boolean)
                .join(' ')
        }
        actions={
          first && (
            <ButtonLink
              to={QUEUE_PATHS[first.kind]}
              leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
            >
              {t('begin')}
            </ButtonLink>
          )
        }
      />
      {waiting === 0 && <SetupList />}
      {queues.length === 0 ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : waiting === 0 ? (
        <Card>
          <EmptyState title={t('allDone')} text={t('allDoneText')} />
        </Card>
      ) : (
        <Grid
          as="ul"
          columns={3}
          gap={4}
          laptop={{ columns: 2 }}
          phone={{ columns: 1 }}
          aria-label={t('queues')}
        >
          {queues.map((queue) => (
            <Queue key={queue.kind} queue={queue} now={now} />
          ))}
        </Grid>
      )}
      {waiting > 0 && (
        <Box mt={6}>
          <SetupList />
        </Box>
      )}
    </>
  );
};

/** The platform's figures, below the queues. Only permitted data is queried. */
function PlatformFigures() {
  const viewer = useViewer();
  const result = useAdminDeskFiguresQuery({
    variables: {
      withMoney: viewer.may('ledger:read'),
      withPeople: viewer.may('analytics:read-any'),
      withAccounts: viewer.may('analytics:read-any') && viewer.may('person:read'),
    },
    ...cacheAndNetwork,
    skip: viewer.user === null,
  });
  return (
    <Box mt={6}>
      <QueryView result={result} select={(data) => data} skeleton={<LoadingRows rows={2} height={240} />}>
        {(data) => <DashboardFigures data={data} />}
      </QueryView>
    </Box>
  );
}

/** /admin: the viewer's queues, most of which have a deadline, and the platform's figures. */
export function Component() {
  const { t } = useTranslation('desk');
  const viewer = useViewer();
  const result = useAdminDeskQuery({ ...cacheAndNetwork, skip: viewer.user === null });
  return (
    <QueryView
      result={result}
      select={({ deskQueues }) => deskQueues}
      skeleton={<LoadingRows rows={3} height={140} />}
      frame={(waiting) => (
        <>
          <PageHeader title={t('title')} />
          {waiting}
        </>
      )}
    >
      {(queues) => (
        <>
          <Dashboard queues={queues} />
          <PlatformFigures />
        </>
      )}
    </QueryView>
  );
}
