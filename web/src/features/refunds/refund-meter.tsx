import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import type { RightCardFragment } from './refunds.gen.ts';
import classes from './refunds.module.css';

const HOUR = 3_600_000;

/** The used parts of the time and of the progress that the right to a refund allows. The limits are the server's. */
export function RefundMeter({ right }: { right: RightCardFragment }) {
  const { t } = useTranslation('refunds');
  const { date, time } = useFormat();
  const now = useNow(MINUTE);
  const { deadline, paidAt, days, percent, mostPercent, lessonsLeft } = right;
  const [from, to] = [Date.parse(paidAt), Date.parse(deadline)];
  const hours = Math.floor((to - now) / HOUR);
  const remaining =
    hours >= 24
      ? t('meter.timeLeft', { count: Math.ceil(hours / 24), days })
      : hours >= 1
        ? t('meter.hoursLeft', { count: hours })
        : t('meter.minutesLeft', { count: Math.max(0, Math.ceil((to - now) / 60_000)) });
  return (
    <div className={classes.meters}>
      <Grid gap={2}>
        <Row className={classes.meterHead} align="stretch" justify="between" gap={3}>
          <span>{t('meter.time')}</span>
          <strong data-soon={hours < 24 || undefined}>{now < to ? remaining : t('meter.over')}</strong>
        </Row>
        <Meter thin percent={(100 * (now - from)) / (to - from)} label={t('meter.time')} />
        <Text text="sm" tone="dim">
          {t('meter.until', { time: time(deadline), date: date(deadline) })}
        </Text>
      </Grid>
      <Grid gap={2}>
        <Row className={classes.meterHead} align="stretch" justify="between" gap={3}>
          <span>{t('meter.progress')}</span>
          <strong>{t('meter.percent', { percent, most: mostPercent })}</strong>
        </Row>
        <Meter thin percent={mostPercent ? (100 * percent) / mostPercent : 100} label={t('meter.progress')} />
        <Text text="sm" tone="dim">
          {lessonsLeft > 0 ? t('meter.lessonsLeft', { count: lessonsLeft }) : t('meter.lessonsNone')}
        </Text>
      </Grid>
    </div>
  );
}
