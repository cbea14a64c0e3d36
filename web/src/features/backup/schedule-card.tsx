import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Box, Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BackupsQuery } from './backup.gen.ts';
import classes from './backup.module.css';

/** The schedule and location of backups, and their consequences. */
export function ScheduleCard({ overview }: { overview: BackupsQuery['backupOverview'] }) {
  const { t } = useTranslation('backup');
  const { nextBackupAt, nextDrillAt, place, isBesideData } = overview;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="schedule">
      <h2 id="schedule">{t('schedule')}</h2>
      <Grid as="dl" className={classes.facts} columns="fill-1" rowGap={2} columnGap={4}>
        <dt>{t('backupAt')}</dt>
        <dd>{t('daily', { time: formatTime(nextBackupAt) })}</dd>
        <dt>{t('drillAt')}</dt>
        <dd>{t('daily', { time: formatTime(nextDrillAt) })}</dd>
        <dt>{t('next')}</dt>
        <dd>
          {formatTime(nextBackupAt)} {formatDate(nextBackupAt)}
        </dd>
        <dt>{t('place')}</dt>
        <Box as="dd" text="sm" mono anywhere>
          {place}
        </Box>
      </Grid>
      {isBesideData && <Notice tone="warn">{t('besideData')}</Notice>}
      <Text text="sm" tone="dim">
        {t('elsewhere')}
      </Text>
      <Text text="sm" tone="dim">
        {t('erased')}
      </Text>
    </Stack>
  );
}
