import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { BackupsQuery } from './backup.gen.ts';
import classes from './backup.module.css';

/** The schedule and location of backups, and their consequences. */
export function ScheduleCard({ overview }: { overview: BackupsQuery['backupOverview'] }) {
  const { t } = useTranslation('backup');
  const { nextBackupAt, nextDrillAt, place, isBesideData } = overview;
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="schedule">
      <h2 id="schedule">{t('schedule')}</h2>
      <dl className={classes.facts}>
        <dt>{t('backupAt')}</dt>
        <dd>{t('daily', { time: formatTime(nextBackupAt) })}</dd>
        <dt>{t('drillAt')}</dt>
        <dd>{t('daily', { time: formatTime(nextDrillAt) })}</dd>
        <dt>{t('next')}</dt>
        <dd>
          {formatTime(nextBackupAt)} {formatDate(nextBackupAt)}
        </dd>
        <dt>{t('place')}</dt>
        <dd className={classes.path}>{place}</dd>
      </dl>
      {isBesideData && <Notice tone="warn">{t('besideData')}</Notice>}
      <p className={`${kit.small} ${kit.dim}`}>{t('elsewhere')}</p>
      <p className={`${kit.small} ${kit.dim}`}>{t('erased')}</p>
    </section>
  );
}
