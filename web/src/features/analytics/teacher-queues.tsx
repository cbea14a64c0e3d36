import {
  IconChecklist,
  IconClock,
  IconMessageQuestion,
  IconPencil,
  IconReceiptRefund,
  IconRocket,
  IconStar,
} from '@tabler/icons-react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import { useViewer } from '../accounts/index.ts';
import { type TeacherDeskQuery, useTeacherDeskQuery } from './analytics.gen.ts';
import classes from './analytics.module.css';
import { Figures } from './figures.tsx';
import { getBounds, sumSteps } from './period.ts';

type Queue = TeacherDeskQuery['teachingQueues'][number];

const DAYS = 30;
const MAX_COUNT = 100;
const DAY_SEC = 86_400;
const HOUR_SEC = 3600;
const ICONS = {
  RETURNED: IconPencil,
  TO_PUBLISH: IconRocket,
  REFUNDS: IconReceiptRefund,
  QUESTIONS: IconMessageQuestion,
  TO_MARK: IconChecklist,
  RATINGS: IconStar,
} as const satisfies Record<Queue['kind'], unknown>;
/** The pages of the queues. Their lists have as many entries as the counts. */
const PATHS: Readonly<Record<Queue['kind'], string>> = {
  RETURNED: '/teacher/courses?status=fixes',
  TO_PUBLISH: '/teacher/courses?status=approved',
  REFUNDS: '/teacher/refunds',
  QUESTIONS: '/teacher/questions',
  TO_MARK: '/teacher/marking',
  RATINGS: '/teacher/course-reviews',
};

function Clock({ queue, now }: { queue: Queue; now: number }) {
  const { t } = useTranslation('analytics');
  const { duration } = useFormat();
  const formatDistance = (iso: string) => {
    const seconds = Math.abs(Date.parse(iso) - now) / 1000;
    if (seconds >= 2 * DAY_SEC) return t('desk.days', { count: Math.floor(seconds / DAY_SEC) });
    return duration(seconds >= HOUR_SEC ? Math.floor(seconds / HOUR_SEC) * HOUR_SEC : Math.max(60, seconds));
  };
  const { nextDueAt, oldestAt } = queue;
  const [tone, text] = nextDueAt
    ? Date.parse(nextDueAt) < now
      ? ['late', t('desk.late', { time: formatDistance(nextDueAt) })]
      : ['soon', t('desk.due', { time: formatDistance(nextDueAt) })]
    : ['calm', oldestAt ? t('desk.oldest', { time: formatDistance(oldestAt) }) : ''];
  return (
    <Row as="span" className={classes.clock} gap={2} shrink text="sm" tone="dim" data-tone={tone}>
      <IconClock size={16} aria-hidden="true" />
      {text}
    </Row>
  );
}

function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('analytics');
  const { count } = useFormat();
  const now = useNow(MINUTE);
  const waiting = queues.filter((queue) => queue.count > 0);
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby="waiting">
      <Heading level={2} id="waiting" text="lg">
        {t('desk.title')}
      </Heading>
      {waiting.length === 0 && <Text tone="dim">{t('desk.none')}</Text>}
      <ul className={classes.queues}>
        {waiting.map((queue) => {
          const Icon = ICONS[queue.kind];
          const value = queue.count >= MAX_COUNT ? `${count(MAX_COUNT)}+` : count(queue.count);
          return (
            <li key={queue.kind}>
              <Row as="span" className={classes.queue} gap={3} shrink flex={60} weight={600}>
                <Icon size={20} aria-hidden="true" />
                {t(`desk.queue.${queue.kind}`, { count: queue.count, value })}
              </Row>
              <Clock queue={queue} now={now} />
              <ButtonLink to={PATHS[queue.kind]} variant="default" size="sm">
                {t(`desk.act.${queue.kind}`)}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

/** The teacher's pending work and the figures of the last thirty days, above the list of courses. */
export function TeacherQueues() {
  const { t } = useTranslation('analytics');
  const { count, money } = useFormat();
  const viewer = useViewer();
  const result = useTeacherDeskQuery({
    variables: { ...getBounds(DAYS), withMoney: viewer.may('earnings:read') },
    skip: !viewer.may('course:read-own'),
    ...cacheAndNetwork,
  });
  if (!viewer.may('course:read-own')) return null;
  return (
    <Stack gap={4} shrink mb={6}>
      <QueryView
        result={result}
        select={(data) => data}
        failedTitle={t('desk.failed')}
        skeleton={<LoadingRows rows={2} height={96} />}
      >
        {({ teachingQueues, teachingFigures: sums, earned, earnedBefore }) => {
          const isSilent =
            sums.enrolments + sums.enrolmentsBefore + sums.learners + sums.views + sums.viewsBefore === 0 &&
            sumSteps(earned ?? [], 'net') === 0;
          if (isSilent && teachingQueues.every((queue) => queue.count === 0)) return null;
          return (
            <>
              <Queues queues={teachingQueues} />
              {!isSilent && (
                <Figures
                  label={t('desk.howItGoes')}
                  figures={[
                    ...(earned
                      ? [
                          {
                            key: 'net',
                            name: t('desk.net'),
                            text: money(sumSteps(earned, 'net')),
                            change: { now: sumSteps(earned, 'net'), before: sumSteps(earnedBefore, 'net') },
                          },
                        ]
                      : []),
                    {
                      key: 'enrolments',
                      name: t('desk.enrolments'),
                      text: count(sums.enrolments),
                      change: { now: sums.enrolments, before: sums.enrolmentsBefore },
                    },
                    {
                      key: 'learners',
                      name: t('learners'),
                      text: count(sums.learners),
                      note: t('learnersNote'),
                    },
                    {
                      key: 'views',
                      name: t('overTime.views'),
                      text: count(sums.views),
                      change: { now: sums.views, before: sums.viewsBefore },
                    },
                  ]}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}
