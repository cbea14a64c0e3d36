import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartBody } from '../../ui/charts/chart-card.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type SearchHistoryQuery, useSearchHistoryQuery } from './search-history.gen.ts';
import classes from './search-history.module.css';

const DAYS = 30;

type Days = SearchHistoryQuery['searchDays'];
const sumSearches = (days: Days, figure: 'searches' | 'missed') =>
  days.reduce((sum, day) => sum + day[figure], 0);

/** Searches by day, with and without results, as bars or a table. */
export function SearchHistory() {
  const { t } = useTranslation('searchWords');
  return (
    <Stack as="section" card gap={4} shrink mb={6} aria-labelledby="search-history">
      <Heading level={2} id="search-history" text="lg">
        {t('history.title')}
      </Heading>
      <QueryView
        result={useSearchHistoryQuery({ variables: { days: DAYS }, ...cacheAndNetwork })}
        select={({ searchDays }) => searchDays}
        failedTitle={t('history.failed')}
        skeleton={
          <Loading>
            <Skeleton height={96} />
          </Loading>
        }
        isEmpty={(days) => sumSearches(days, 'searches') === 0}
        empty={<Text tone="dim">{t('history.none', { count: DAYS })}</Text>}
      >
        {(days) => <History days={days} />}
      </QueryView>
    </Stack>
  );
}

/** `dd/mm`, because thirty days need no year. */
const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

function History({ days }: { days: Days }) {
  const { t } = useTranslation('searchWords');
  const { count, date } = useFormat();
  const [searches, missed] = [sumSearches(days, 'searches'), sumSearches(days, 'missed')];
  return (
    <ChartBody
      title={t('history.title')}
      explanation={t('history.sum', {
        count: searches,
        value: count(searches),
        days: days.length,
        percent: Math.round((100 * missed) / searches),
      })}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { name: t('history.day'), text: ({ day }) => date(day), plain: ({ day }) => day },
        { name: t('history.searches'), text: (row) => count(row.searches), plain: (row) => row.searches },
        { name: t('history.missed'), text: (row) => count(row.missed), plain: (row) => row.missed },
      ]}
      file="luot-tim-theo-ngay.csv"
    >
      <BarChart
        label={t('history.chart', { most: Math.max(...days.map((day) => day.searches)) })}
        bars={days.map((day) => ({
          key: day.day,
          name: shortDay(day.day),
          value: day.searches,
          part: day.missed,
          text: t('history.bar', {
            day: shortDay(day.day),
            searches: day.searches,
            missed: day.missed,
          }),
        }))}
        format={count}
        height={120}
      />
      <Row as="p" wrap gap={2} text="xs" tone="dim" aria-hidden="true">
        <span className={classes.keyFound} /> {t('history.found')}
        <span className={classes.keyMissed} /> {t('history.missed')}
      </Row>
    </ChartBody>
  );
}
