import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import kit from '../../ui/kit.module.css';
import { RowMenu } from '../../ui/row-menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { useViewer } from '../accounts/index.ts';
import {
  type BackupFactsFragment,
  BackupsDocument,
  type BackupsQuery,
  useDownloadBackupMutation,
  useStartRestoreDrillMutation,
  useVerifyBackupMutation,
} from './backup.gen.ts';
import classes from './backup.module.css';
import { stateOf } from './backup-state.ts';

const momentOf = ({ snapshotAt, createdAt }: BackupFactsFragment) => {
  const at = snapshotAt ?? createdAt;
  return `${formatTime(at)} ${formatDate(at)}`;
};

function RestoreDialog({
  backup,
  place,
  onClose,
}: {
  backup: BackupFactsFragment;
  place: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('backup');
  return (
    <Dialog isOpen onClose={onClose} title={t('restoreTitle', { at: momentOf(backup) })}>
      <div className={kit.stack}>
        <p>{t('restoreText')}</p>
        <code className={classes.command}>{`npm run restore -- ${place}/${backup.folder}`}</code>
        <p>{t('restoreAfter')}</p>
      </div>
    </Dialog>
  );
}

function Acts({ backup, place }: { backup: BackupFactsFragment; place: string }) {
  const { t } = useTranslation('backup');
  const viewer = useViewer();
  const [verify] = useVerifyBackupMutation();
  const [drill] = useStartRestoreDrillMutation();
  const [download] = useDownloadBackupMutation();
  const [isRestoring, setRestoring] = useState(false);
  const variables = { backupId: backup.id };
  const then = (text: string) => [() => void toast.success(text), () => undefined] as const;
  return (
    <>
      <RowMenu label={t('more', { at: momentOf(backup) })}>
        {viewer.may('backup:create') && (
          <button type="button" onClick={() => void verify({ variables }).then(...then(t('verifying')))}>
            {t('verify')}
          </button>
        )}
        {viewer.may('backup:create') && (
          <button
            type="button"
            onClick={() =>
              void drill({ variables, refetchQueries: [BackupsDocument] }).then(...then(t('drillStarted')))
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

const State = ({ backup }: { backup: BackupFactsFragment }) => {
  const { t } = useTranslation('backup');
  const { key, tone, fault, detail } = stateOf(backup);
  return (
    <>
      <span className={classes.state} data-tone={tone}>
        {t(`state.${key}`, { fault: fault ? t(`fault.${fault}`) : '' })}
      </span>
      {detail && <span className={classes.detail}>{detail}</span>}
      {backup.filesAtFault.length > 1 && (
        <details className={classes.detail}>
          <summary>{t('filesAtFault', { count: backup.filesAtFault.length })}</summary>
          <ul className={kit.bare}>
            {backup.filesAtFault.map((each) => (
              <li key={each.file}>
                {each.file}: {t(`fault.${each.fault}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** Stored backups and recent failures. */
export function BackupTable({
  backups,
  overview,
}: {
  backups: readonly BackupFactsFragment[];
  overview: BackupsQuery['backupOverview'];
}) {
  const { t, i18n } = useTranslation('backup');
  const bytes = (value: number) => formatBytes(value, i18n.language);
  return (
    <section className={kit.cardFlush} aria-labelledby="backups">
      <div className={`${kit.between} ${kit.wrap} ${classes.head}`}>
        <h2 id="backups">{t('list')}</h2>
        <p className={kit.dim}>{t('listSum', { count: overview.count, size: bytes(overview.bytes) })}</p>
      </div>
      <table className={classes.table}>
        <caption className={kit.hidden}>{t('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('at')}</th>
            <th scope="col" data-align="end">
              {t('size')}
            </th>
            <th scope="col">{t('checksum')}</th>
            <th scope="col">{t('check')}</th>
            <th scope="col">
              <span className={kit.hidden}>{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {backups.map((backup) => (
            <tr key={backup.id}>
              <td>
                <span className={kit.strong}>{momentOf(backup)}</span>
                <span className={classes.under}>
                  {t(`trigger.${backup.trigger}`)}
                  {backup.isWeekly && `, ${t('weekly')}`}
                </span>
              </td>
              <td data-align="end" data-label={t('size')}>
                {backup.databaseBytes == null ? (
                  <span className={kit.dim}>{t('noSize')}</span>
                ) : (
                  bytes(backup.databaseBytes + (backup.fileBytes ?? 0))
                )}
              </td>
              <td data-label={t('checksum')} className={classes.sum}>
                {backup.checksum && (
                  <span title={backup.checksum}>
                    {backup.checksum.slice(0, 4)}…{backup.checksum.slice(-4)}
                  </span>
                )}
              </td>
              <td data-label={t('check')}>
                <State backup={backup} />
              </td>
              <td className={classes.acts}>
                {backup.folder && <Acts backup={backup} place={overview.place} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${classes.foot} ${kit.dim}`}>
        {t('keeps', { daily: overview.dailyCopies, weekly: overview.weeklyCopies })}
      </p>
    </section>
  );
}
