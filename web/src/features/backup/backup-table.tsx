import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { Box, Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { toast } from '../../ui/toast.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import {
  type BackupRowFragment,
  BackupsDocument,
  type BackupsQuery,
  useBackupRowFragment,
  useDownloadBackupMutation,
  useStartRestoreDrillMutation,
  useVerifyBackupMutation,
} from './backup.gen.ts';
import classes from './backup.module.css';
import { getBackupState } from './backup-state.ts';

const formatMoment = ({ snapshotAt, createdAt }: BackupRowFragment) => {
  const at = snapshotAt ?? createdAt;
  return `${formatTime(at)} ${formatDate(at)}`;
};

function RestoreDialog({
  backup,
  place,
  onClose,
}: {
  backup: BackupRowFragment;
  place: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('backup');
  return (
    <Dialog isOpen onClose={onClose} title={t('restoreTitle', { at: formatMoment(backup) })}>
      <Stack gap={4} shrink>
        <p>{t('restoreText')}</p>
        <Box
          as="code"
          display="block"
          p={3}
          text="sm"
          mono
          anywhere
          radius="sm"
          border
        >{`npm run restore -- ${place}/${backup.folder}`}</Box>
        <p>{t('restoreAfter')}</p>
      </Stack>
    </Dialog>
  );
}

function Actions({ backup, place }: { backup: BackupRowFragment; place: string }) {
  const { t } = useTranslation('backup');
  const viewer = useViewer();
  const [verify] = useVerifyBackupMutation();
  const [drill] = useStartRestoreDrillMutation();
  const [download] = useDownloadBackupMutation();
  const [isRestoring, setRestoring] = useState(false);
  const variables = { backupId: backup.id };
  const createHandlers = (text: string) => [() => void toast.success(text), () => undefined] as const;
  return (
    <>
      <RowMenu label={t('more', { at: formatMoment(backup) })}>
        {viewer.may('backup:create') && (
          <button
            type="button"
            onClick={() => void verify({ variables }).then(...createHandlers(t('verifying')))}
          >
            {t('verify')}
          </button>
        )}
        {viewer.may('backup:create') && (
          <button
            type="button"
            onClick={() =>
              void drill({ variables, refetchQueries: [BackupsDocument] }).then(
                ...createHandlers(t('drillStarted')),
              )
            }
          >
            {t('drillThis')}
          </button>
        )}
        {viewer.may('backup:download') && (
          <button
            type="button"
            onClick={() =>
              void download({ variables }).then(
                ({ data }) => data && window.location.assign(data.downloadBackup.url),
                () => undefined,
              )
            }
          >
            {t('download')}
          </button>
        )}
        <button type="button" onClick={() => setRestoring(true)}>
          {t('restore')}
        </button>
      </RowMenu>
      {isRestoring && <RestoreDialog backup={backup} place={place} onClose={() => setRestoring(false)} />}
    </>
  );
}

const State = ({ backup }: { backup: BackupRowFragment }) => {
  const { t } = useTranslation('backup');
  const { key, tone, fault, detail } = getBackupState(backup);
  return (
    <>
      <Box as="span" display="block" data-tone={tone}>
        {t(`state.${key}`, { fault: fault ? t(`fault.${fault}`) : '' })}
      </Box>
      {detail && (
        <Box as="span" display="block" text="sm" tone="text-2" anywhere>
          {detail}
        </Box>
      )}
      {backup.filesAtFault.length > 1 && (
        <Box as="details" display="block" text="sm" tone="text-2" anywhere>
          <summary>{t('filesAtFault', { count: backup.filesAtFault.length })}</summary>
          <ul>
            {backup.filesAtFault.map((each) => (
              <li key={each.file}>
                {each.file}: {t(`fault.${each.fault}`)}
              </li>
            ))}
          </ul>
        </Box>
      )}
    </>
  );
};

function BackupRow({ backup: from, place }: { backup: FragmentType<BackupRowFragment>; place: string }) {
  const { t, i18n } = useTranslation('backup');
  const backup = useBackupRowFragment(from);
  if (!backup) return null;
  return (
    <tr>
      <td>
        <Text as="span" weight={600}>
          {formatMoment(backup)}
        </Text>
        <Box as="span" display="block" text="sm" tone="text-2" anywhere>
          {t(`trigger.${backup.trigger}`)}
          {backup.isWeekly && `, ${t('weekly')}`}
        </Box>
      </td>
      <td data-align="end" data-label={t('size')}>
        {backup.databaseBytes == null ? (
          <Text as="span" tone="dim">
            {t('noSize')}
          </Text>
        ) : (
          formatBytes(backup.databaseBytes + (backup.fileBytes ?? 0), i18n.language)
        )}
      </td>
      <Box as="td" data-label={t('checksum')} className={classes.sum} text="sm" mono anywhere>
        {backup.checksum && (
          <span title={backup.checksum}>
            {backup.checksum.slice(0, 4)}…{backup.checksum.slice(-4)}
          </span>
        )}
      </Box>
      <td data-label={t('check')}>
        <State backup={backup} />
      </td>
      <td className={classes.actions}>{backup.folder && <Actions backup={backup} place={place} />}</td>
    </tr>
  );
}

/** Stored backups and recent failures. */
export function BackupTable({
  backups,
  overview,
}: {
  backups: BackupsQuery['backups'];
  overview: BackupsQuery['backupOverview'];
}) {
  const { t, i18n } = useTranslation('backup');
  return (
    <Card as="section" card="flush" aria-labelledby="backups">
      <Row wrap justify="between" gap={4} shrink px={6} py={5}>
        <h2 id="backups">{t('list')}</h2>
        <Text tone="dim">
          {t('listSum', { count: overview.count, size: formatBytes(overview.bytes, i18n.language) })}
        </Text>
      </Row>
      <Box as="table" className={classes.table} w="full" collapse>
        <caption className={utilities.hidden}>{t('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('at')}</th>
            <th scope="col" data-align="end">
              {t('size')}
            </th>
            <th scope="col">{t('checksum')}</th>
            <th scope="col">{t('check')}</th>
            <th scope="col">
              <span className={utilities.hidden}>{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {backups.map((backup) => (
            <BackupRow key={backup.id} backup={backup} place={overview.place} />
          ))}
        </tbody>
      </Box>
      <Text px={6} py={4} tone="dim" borderTop>
        {t('keeps', { daily: overview.dailyCopies, weekly: overview.weeklyCopies })}
      </Text>
    </Card>
  );
}
