import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { type SearchHistoryQuery, useSearchHistoryQuery } from './search-history.gen.ts';
import classes from './search-history.module.css';

const DAYS = 30;

type Days = SearchHistoryQuery['searchDays'];
const sumOf = (days: Days, what: 'searches' | 'missed') => days.reduce((sum, day) => sum + day[what], 0);

/** How much is searched on each day and how much of it in vain: bars, or a table. */
export function SearchHistory() {
  const { t } = useTranslation('searchWords');
  return (
    <section className={`${kit.card} ${kit.stack} ${classes.history}`} aria-labelledby="search-history">
      <h2 id="search-history" className={classes.title}>
        {t('history.title')}
      </h2>
      <QueryView
        result={useSearchHistoryQuery({ variables: { days: DAYS }, ...freshOnArrival })}
        select={({ searchDays }) => searchDays}
        failedTitle={t('history.failed')}
        skeleton={
          <Loading>
            <Skeleton height={96} />
          </Loading>
        }
        isEmpty={(days) => sumOf(days, 'searches') === 0}
        empty={<p className={kit.dim}>{t('history.none', { count: DAYS })}</p>}
      >
        {(days) => <History days={days} />}
      </QueryView>
    </section>
  );
}

function History({ days }: { days: Days }) {
  const { t } = useTranslation('searchWords');
  const { count } = useFormat();
  const [isTable, setTable] = useState(false);
  const [searches, missed] = [sumOf(days, 'searches'), sumOf(days, 'missed')];
  return (
    <>
      <div className={kit.between}>
        <p className={`${kit.small} ${kit.dim}`}>
          {t('history.sum', {
            count: searches,
            value: count(searches),
            days: days.length,
            percent: Math.round((100 * missed) / searches),
          })}
        </p>
        <Button
          variant="subtle"
          size="sm"
          className={classes.switch ?? ''}
          aria-pressed={isTable}
          leftSection={<IconTable size={18} aria-hidden="true" />}
          onClick={() => setTable((old) => !old)}
        >
          {t(isTable ? 'history.asBars' : 'history.asTable')}
        </Button>
      </div>
      {isTable ? <HistoryTable days={days} /> : <HistoryBars days={days} />}
    </>
  );
}

/** `dd/mm`: the year says nothing within thirty days. */
const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

function HistoryBars({ days }: { days: Days }) {
  const { t } = useTranslation('searchWords');
  const most = Math.max(...days.map(({ searches }) => searches));
  return (
    <div>
      <div className={classes.bars} role="img" aria-label={t('history.chart', { most })}>
        {days.map(({ day, searches, missed }) => (
          <span
            key={day}
            className={classes.slot}
            title={t('history.bar', { day: shortDay(day), searches, missed })}
          >
            <span className={classes.bar} style={{ height: `${(100 * searches) / most}%` }}>
              <span
                className={classes.missed}
                style={{ height: `${(100 * missed) / Math.max(searches, 1)}%` }}
              />
            </span>
          </span>
        ))}
      </div>
      <div className={classes.axis} aria-hidden="true">
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span className={classes.legend}>
          <span className={classes.keyFound} /> {t('history.found')}
          <span className={classes.keyMissed} /> {t('history.missed')}
        </span>
        <span>{shortDay(days.at(-1)?.day ?? '')}</span>
      </div>
    </div>
  );
}

function HistoryTable({ days }: { days: Days }) {
  const { t } = useTranslation('searchWords');
  const { count, date } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.tableBox} tabIndex={0} aria-label={t('history.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('history.day')}</th>
            <th scope="col">{t('history.searches')}</th>
            <th scope="col">{t('history.missed')}</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, searches, missed }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              <td>{count(searches)}</td>
              <td>{count(missed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
