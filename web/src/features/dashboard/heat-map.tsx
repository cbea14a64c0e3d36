import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import classes from './dashboard.module.css';
import { dayDate, StudyCalendar } from './study-calendar.tsx';
import type { CalendarDay } from './study-weeks.ts';

/** Study days as a heat map, or as a table. */
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
          className={classes.switch ?? ''}
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
                  <td>{dayDate(day)}</td>
                  <td>{duration((minutes ?? 0) * 60)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {days.length === 0 && <p className={kit.dim}>{t('rhythm.none')}</p>}
        </div>
      ) : (
        <StudyCalendar weeks={weeks} label={t('rhythm.text', { count: days.length, weeks: weeks.length })} />
      )}
    </section>
  );
}
