import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import classes from './dashboard.module.css';
import { type CalendarDay, shade } from './study-weeks.ts';

const noon = (day: string) => formatDate(`${day}T12:00:00+07:00`);

/** Days of study as a calendar of shades, or as a table for whoever would rather read. */
export function HeatMap({ weeks }: { weeks: readonly CalendarDay[][] }) {
  const { t } = useTranslation('dashboard');
  const { duration } = useFormat();
  const [isTable, setTable] = useState(false);
  const days = weeks.flat().filter(({ minutes }) => minutes !== null && minutes > 0);
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="rhythm">
      <div className={kit.between}>
        <div>
          <h2 id="rhythm" className={classes.title}>
            {t('rhythm.title')}
          </h2>
          <p className={`${kit.small} ${kit.dim}`}>
            {t('rhythm.text', { count: days.length, weeks: weeks.length })}
          </p>
        </div>
        <Button
          variant="subtle"
          size="sm"
          aria-pressed={isTable}
          leftSection={<IconTable size={18} aria-hidden="true" />}
          onClick={() => setTable((old) => !old)}
        >
          {t(isTable ? 'rhythm.asMap' : 'rhythm.asTable')}
        </Button>
      </div>
      {isTable ? (
        <div className={classes.tableBox}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('rhythm.day')}</th>
                <th scope="col">{t('rhythm.minutes')}</th>
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map(({ day, minutes }) => (
                <tr key={day}>
                  <td>{noon(day)}</td>
                  <td>{duration((minutes ?? 0) * 60)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {days.length === 0 && <p className={kit.dim}>{t('rhythm.none')}</p>}
        </div>
      ) : (
        <div
          className={classes.map}
          role="img"
          aria-label={t('rhythm.text', { count: days.length, weeks: weeks.length })}
        >
          {weeks.map((week) => (
            <div key={week[0]?.day} className={classes.week}>
              {week.map(({ day, minutes }) => (
                <span
                  key={day}
                  className={classes.day}
                  data-shade={minutes === null ? 'none' : shade(minutes)}
                  title={minutes === null ? undefined : `${noon(day)}: ${duration(minutes * 60)}`}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
