import { IconCloudUpload, IconSettings } from '@tabler/icons-react';
import { useEffect } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useViewer } from '../accounts/index.ts';
import { BackupsDocument, useBackupsQuery, useStartBackupMutation } from './backup.gen.ts';
import classes from './backup.module.css';
import { BackupTable } from './backup-table.tsx';
import { DrillCard } from './drill-card.tsx';
import { HoldsCard } from './holds-card.tsx';
import { RunningBackup } from './running-backup.tsx';
import { ScheduleCard } from './schedule-card.tsx';

/** Poll intervals in milliseconds: during a backup or a drill, and otherwise. */
const ACTIVE_POLL_MS = 1500;
const IDLE_POLL_MS = 30_000;

/** /admin/backup: backups, whether they can be restored, and the operations that a restored platform holds back. */
export function Component() {
  const { t } = useTranslation('backup');
  const mayCreate = useViewer().may('backup:create');
  const result = useBackupsQuery(cacheAndNetwork);
  const { data, startPolling, stopPolling } = result;
  const [start, { loading: isStarting }] = useStartBackupMutation();
  const running = data?.backups.find(({ status }) => status === 'RUNNING');
  const newest = data?.backups.find(({ folder }) => folder);
  const isWatching =
    !!running ||
    data?.latestRestoreDrill?.status === 'RUNNING' ||
    data?.backups.some(({ isBeingChecked }) => isBeingChecked);
  useEffect(() => startPolling(isWatching ? ACTIVE_POLL_MS : IDLE_POLL_MS), [isWatching, startPolling]);
  useEffect(() => stopPolling, [stopPolling]);

  const begin = () =>
    void start({ refetchQueries: [BackupsDocument] }).then(
      () => toast.success(t('started')),
      () => undefined,
    );
  const add = mayCreate && (
    <Button
      leftSection={<IconCloudUpload size={18} aria-hidden="true" />}
      aria-disabled={running ? true : undefined}
      title={running ? t('busy') : undefined}
      loading={isStarting}
      onClick={running ? undefined : begin}
    >
      {t('start')}
    </Button>
  );
  const newestTimes = newest?.snapshotAt && {
    time: formatTime(newest.snapshotAt),
    date: formatDate(newest.snapshotAt),
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={
          data && (newestTimes ? t(newest.drilledAt ? 'newestDrilled' : 'newest', newestTimes) : t('none'))
        }
        actions={
          <>
            <ButtonLink
              to="/admin/settings?show=OPERATIONS"
              variant="default"
              leftSection={<IconSettings size={18} aria-hidden="true" />}
            >
              {t('settings')}
            </ButtonLink>
            {add}
          </>
        }
      />
      <QueryView result={result} select={(all) => all} skeleton={<LoadingRows rows={6} height={72} />}>
        {({ backups, backupOverview, latestRestoreDrill, outgoingHolds }) => (
          <Stack className={classes.page} gap={4} shrink>
            <HoldsCard holds={outgoingHolds} />
            {running && <RunningBackup backup={running} mayStop={mayCreate} />}
            <Grid columns="fill-aside" align="start" gap={6} laptop={{ columns: 1 }}>
              {backups.some(({ status }) => status !== 'RUNNING') ? (
                <BackupTable
                  backups={backups.filter(({ status }) => status !== 'RUNNING')}
                  overview={backupOverview}
                />
              ) : (
                <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
              )}
              <Stack gap={4} shrink>
                <DrillCard drill={latestRestoreDrill} newest={newest?.snapshotAt ?? undefined} />
                <ScheduleCard overview={backupOverview} />
              </Stack>
            </Grid>
          </Stack>
        )}
      </QueryView>
    </>
  );
}
