import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, useFormat } from '../../ui/format.ts';
import { midnightOf } from '../../ui/local-time.ts';
import classes from './study-calendar.module.css';
import { type CalendarDay, monthsOf, SHADES, shade } from './study-weeks.ts';
import { useDayName } from './use-day-name.ts';

/** `20/11/2026` for a day. */
export const dayDate = (day: string): string => formatDate(midnightOf(day));

interface StudyCalendarProps {
  weeks: readonly CalendarDay[][];
  /** A summary of the calendar for screen readers. */
  label: string;
}

/** Weeks as columns from Monday. A day is darker the longer the viewer has studied. */
export function StudyCalendar({ weeks, label }: StudyCalendarProps) {
  const { t } = useTranslation('dashboard');
  const { duration } = useFormat();
  const name = useDayName();
  const months = monthsOf(weeks);
  return (
    <div>
      <div className={classes.map} role="img" aria-label={label}>
        <div className={classes.names}>
          {weeks[0]?.map(({ day }, index) => (
            <span key={day} className={classes.name}>
              {index % 2 === 0 && name(day, { weekday: 'short' })}
            </span>
          ))}
        </div>
        {weeks.map((week, index) => (
          <div key={week[0]?.day} className={classes.week}>
            {week.map(({ day, minutes }) => (
              <span
                key={day}
                className={classes.day}
                data-shade={minutes === null ? 'none' : shade(minutes)}
                title={
                  minutes === null
                    ? undefined
                    : `${dayDate(day)}: ${minutes > 0 ? duration(minutes * 60) : t('rhythm.rest')}`
                }
              />
            ))}
            <span className={classes.month}>{months[index] && name(months[index], { month: 'short' })}</span>
          </div>
        ))}
      </div>
      <p className={classes.legend} aria-hidden="true">
        {t('rhythm.rest')}
        {SHADES.map((each) => (
          <span key={each} className={classes.sample} data-shade={each} />
        ))}
        {t('rhythm.hour')}
      </p>
    </div>
  );
}
