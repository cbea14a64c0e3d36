import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, useFormat } from '../../ui/format.ts';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { toMidnight } from '../../ui/local-time.ts';
import classes from './study-calendar.module.css';
import { type CalendarDay, getMonths, SHADES, shade } from './study-weeks.ts';
import { useDayName } from './use-day-name.ts';

/** `20/11/2026` for a day. */
export const dayDate = (day: string): string => formatDate(toMidnight(day));

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
  const months = getMonths(weeks);
  return (
    <div>
      <div className={styleClass({ display: 'flex', gap: 1 })} role="img" aria-label={label}>
        <div className={classes.names}>
          {weeks[0]?.map(({ day }, index) => (
            <span key={day} className={classes.name}>
              {index % 2 === 0 && name(day, { weekday: 'short' })}
            </span>
          ))}
        </div>
        {weeks.map((week, index) => (
          <Box key={week[0]?.day} className={classes.week} grow shrink>
            {week.map(({ day, minutes }) => (
              <Box
                as="span"
                key={day}
                className={classes.day}
                ratio="square"
                bg="surface-3"
                radius="bar"
                data-shade={minutes === null ? 'none' : shade(minutes)}
                title={
                  minutes === null
                    ? undefined
                    : `${dayDate(day)}: ${minutes > 0 ? duration(minutes * 60) : t('rhythm.rest')}`
                }
              />
            ))}
            <span className={classes.month}>{months[index] && name(months[index], { month: 'short' })}</span>
          </Box>
        ))}
      </div>
      <Row as="p" justify="end" gap={1} mt={2} text="micro" tone="dim" aria-hidden="true">
        {t('rhythm.rest')}
        {SHADES.map((each) => (
          <span key={each} className={classes.sample} data-shade={each} />
        ))}
        {t('rhythm.hour')}
      </Row>
    </div>
  );
}
