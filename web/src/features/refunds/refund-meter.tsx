import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import type { RefundRightFieldsFragment } from './refunds.gen.ts';
import classes from './refunds.module.css';

const HOUR = 3_600_000;

/** The used parts of the time and of the progress that the right to a refund allows. The limits are the server's. */
export function RefundMeter({ right }: { right: RefundRightFieldsFragment }) {
  const { t } = useTranslation('refunds');
  const { date, time } = useFormat();
  const now = useNow(MINUTE);
  const { deadline, paidAt, days, percent, mostPercent, lessonsLeft } = right;
  const [from, to] = [Date.parse(paidAt), Date.parse(deadline)];
  const hours = Math.floor((to - now) / HOUR);
  const left =
    hours >= 24
      ? t('meter.timeLeft', { count: Math.ceil(hours / 24), days })
      : hours >= 1
        ? t('meter.hoursLeft', { count: hours })
        : t('meter.minutesLeft', { count: Math.max(0, Math.ceil((to - now) / 60_000)) });
  return (
    <div className={classes.meters}>
      <div className={classes.meter}>
        <div className={classes.meterHead}>
          <span>{t('meter.time')}</span>
          <strong data-soon={hours < 24 || undefined}>{now < to ? left : t('meter.over')}</strong>
        </div>
        <Meter thin percent={(100 * (now - from)) / (to - from)} label={t('meter.time')} />
        <p className={`${kit.small} ${kit.dim}`}>
          {t('meter.until', { time: time(deadline), date: date(deadline) })}
        </p>
      </div>
      <div className={classes.meter}>
        <div className={classes.meterHead}>
          <span>{t('meter.progress')}</span>
          <strong>{t('meter.percent', { percent, most: mostPercent })}</strong>
        </div>
        <Meter thin percent={mostPercent ? (100 * percent) / mostPercent : 100} label={t('meter.progress')} />
        <p className={`${kit.small} ${kit.dim}`}>
          {lessonsLeft > 0 ? t('meter.lessonsLeft', { count: lessonsLeft }) : t('meter.lessonsNone')}
        </p>
      </div>
    </div>
  );
}
