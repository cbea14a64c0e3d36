import type { FragmentType } from '@apollo/client';
import { useEffect, useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type RosterRowFragment, useRosterChangesQuery, useRosterRowFragment } from './classroom.gen.ts';
import classes from './classroom.module.css';
import { RosterLines } from './roster-lines.tsx';

/** Poll interval of a running list, in milliseconds. */
const POLL_MS = 1500;

interface RostersDrawerProps {
  courseId: string;
  onClose: () => void;
}

/** Lists that enrolled students or ended enrolments; the newest one with the result of each line. */
export function RostersDrawer({ courseId, onClose }: RostersDrawerProps) {
  const { t } = useTranslation('classroom');
  const result = useRosterChangesQuery({ variables: { courseId }, ...cacheAndNetwork });
  const runs = result.data?.rosterChanges.items.some(({ endedAt }) => !endedAt) ?? false;
  const { startPolling, stopPolling } = result;
  useEffect(() => {
    if (!runs) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [runs, startPolling, stopPolling]);
  return (
    <Dialog isOpen isReading placement="end" title={t('rosters.title')} onClose={onClose}>
      <QueryView
        result={result}
        select={({ rosterChanges }) => rosterChanges.items}
        failedTitle={t('rosters.failed')}
        skeleton={<LoadingRows />}
      >
        {(lists) =>
          lists.length === 0 ? (
            <EmptyState title={t('rosters.emptyTitle')} text={t('rosters.emptyText')} />
          ) : (
            <Grid as="ul" gap={4}>
              {lists.map((list, index) => (
                <RosterRow key={list.id} list={list} isFirst={index === 0} />
              ))}
            </Grid>
          )
        }
      </QueryView>
    </Dialog>
  );
}

interface RosterRowProps {
  list: FragmentType<RosterRowFragment>;
  isFirst: boolean;
}

const RosterRow = ({ list: from, isFirst }: RosterRowProps) => {
  const { t } = useTranslation('classroom');
  const { date, time } = useFormat();
  const [isOpen, setOpen] = useState(isFirst);
  const list = useRosterRowFragment(from);
  if (!list) return null;
  const { kind, reason, lineCount, workedCount, doneCount, createdAt, endedAt } = list;
  const name = t(`rosters.kind.${kind}`, { count: lineCount });
  return (
    <li className={classes.item}>
      <Row wrap justify="between" gap={4} shrink>
        <Text as="b" weight={600}>
          {name}
        </Text>
        {endedAt ? (
          <Tag tone={doneCount === lineCount ? 'ok' : 'warn'}>
            {t('rosters.done', { done: doneCount, count: lineCount })}
          </Tag>
        ) : (
          <Tag tone="info">{t('rosters.runs')}</Tag>
        )}
      </Row>
      <Text text="sm" tone="dim">
        {date(createdAt)} {time(createdAt)}
      </Text>
      <Text space="lines" anywhere>
        {reason}
      </Text>
      {!endedAt && <Meter percent={(100 * workedCount) / Math.max(1, lineCount)} label={name} />}
      {endedAt && (
        <>
          <Button
            className={classes.start ?? ''}
            variant="subtle"
            size="compact-md"
            aria-expanded={isOpen}
            onClick={() => setOpen((was) => !was)}
          >
            {t(isOpen ? 'rosters.hide' : 'rosters.show')}
          </Button>
          {isOpen && <RosterLines changeId={list.id} />}
        </>
      )}
    </li>
  );
};
