import { Button } from '@mantine/core';
import { IconActivity, IconAlertTriangle, IconDatabaseExport, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { changeOf, shortDay } from '../../../ui/charts/compare.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { formatVnd, useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { today } from '../../../ui/local-time.ts';
import type { AdminDeskFiguresQuery } from './desk.gen.ts';
import classes from './desk.module.css';
import {
  type ActivePeople,
  type DeskFailure,
  FAILURE_PATHS,
  type RevenueDay,
  revenueOf,
} from './desk-model.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const MILLION = 1_000_000;
const PARTS = ['teachers', 'platform', 'taxes', 'givenBack'] as const;
const FAILURES = {
  DEAD_LETTERS: { Icon: IconAlertTriangle, tone: 'bad' },
  FAILED_REQUESTS: { Icon: IconActivity, tone: 'warn' },
  BACKUPS: { Icon: IconDatabaseExport, tone: 'bad' },
  DRILLS: { Icon: IconRestore, tone: 'bad' },
} as const satisfies Record<DeskFailure['kind'], unknown>;

/** Nothing is an amount as well. */
const money = (amount: number): string => formatVnd(amount, '0\u00A0₫');

/** A figure, and what it is compared with the same time before. */
function Total({ text, now, before }: { text: string; now: number; before: number }) {
  const { t } = useTranslation('desk');
  const { count } = useFormat();
  const change = changeOf(now, before);
  return (
    <>
      <p className={classes.total}>{text}</p>
      {change === null ? (
        <p>{t('nothingBefore')}</p>
      ) : (
        <p className={change === 0 ? undefined : change > 0 ? classes.more : classes.less}>
          {t('change', { change: `${change > 0 ? '+' : ''}${count(change)}` })}
        </p>
      )}
    </>
  );
}

/** What buyers paid day by day, by the ledger, and who gets what of it. */
function Revenue({ days: all }: { days: readonly RevenueDay[] }) {
  const { t } = useTranslation('desk');
  const { count, date } = useFormat();
  const [days, before] = [all.slice(-DAYS), all.slice(0, -DAYS)];
  const total = { day: '', ...revenueOf(days) };
  const title = t('revenue.title');
  return (
    <ChartCard
      title={title}
      file="doanh-thu-30-ngay.csv"
      explanation={
        <>
          <Total text={money(total.paid)} now={total.paid} before={revenueOf(before).paid} />
          <p>{t('revenue.counted')}</p>
        </>
      }
      actions={
        <Button component={Link} to="/admin/ledger" variant="subtle" size="sm">
          {t('revenue.ledger')}
        </Button>
      }
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      total={total}
      columns={[
        {
          name: t('revenue.day'),
          text: ({ day }) => (day ? date(day) : t('revenue.all')),
          plain: ({ day }) => day,
        },
        { name: t('revenue.sales'), text: ({ sales }) => count(sales), plain: ({ sales }) => sales },
        ...(['paid', ...PARTS] as const).map((part) => ({
          name: t(`revenue.${part}`),
          text: (row: Omit<RevenueDay, '__typename'>) => money(row[part]),
          plain: (row: Omit<RevenueDay, '__typename'>) => row[part],
        })),
      ]}
    >
      {all.every(({ paid, givenBack }) => paid === 0 && givenBack === 0) ? (
        <p className={kit.dim}>{t('revenue.none')}</p>
      ) : (
        <>
          <BarChart
            label={title}
            bars={days.map(({ day, paid, sales }, place) => ({
              key: day,
              name: shortDay(day),
              value: paid,
              text: t('revenue.bar', { day: shortDay(day), amount: money(paid), count: sales }),
              tone: place === days.length - 1 ? 'soft' : 'plain',
            }))}
            format={money}
            formatShort={(value) => t('revenue.millions', { value: count(value / MILLION) })}
            mostNames={4}
          />
          <dl className={classes.parts}>
            {PARTS.map((part) => (
              <div key={part}>
                <dt>{t(`revenue.${part}`)}</dt>
                <dd>{money(total[part])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </ChartCard>
  );
}

/** How many study, and how it went day by day. */
function People({ active: { people, peopleBefore, byDay } }: { active: ActivePeople }) {
  const { t } = useTranslation('desk');
  const { count, date } = useFormat();
  const last = Date.parse(today());
  const days = byDay.map((value, place) => ({
    day: new Date(last - (byDay.length - 1 - place) * DAY_MS).toISOString().slice(0, 10),
    value,
  }));
  return (
    <ChartCard
      title={t('people.title')}
      explanation={
        <>
          <Total text={count(people)} now={people} before={peopleBefore} />
          <p>{t('people.counted')}</p>
        </>
      }
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { name: t('people.day'), text: ({ day }) => date(day) },
        { name: t('people.people'), text: ({ value }) => count(value) },
      ]}
    >
      {people + peopleBefore === 0 ? (
        <p className={kit.dim}>{t('people.none')}</p>
      ) : (
        <LineChart
          label={t('people.byDay')}
          names={days.map(({ day }) => shortDay(day))}
          lines={[
            { key: 'people', name: t('people.people'), values: days.map(({ value }) => value), isMain: true },
          ]}
          format={count}
          isLastOpen
          height={160}
          mostNames={3}
        />
      )}
    </ChartCard>
  );
}

function Failure({ failure: { kind, count: failed, outOf, latestAt } }: { failure: DeskFailure }) {
  const { t } = useTranslation('desk');
  const { count, date, time } = useFormat();
  const { Icon, tone } = FAILURES[kind];
  const share = outOf ? count(Math.round((10_000 * failed) / outOf) / 100) : null;
  return (
    <li data-tone={failed > 0 ? tone : 'ok'}>
      <Icon size={20} aria-hidden="true" />
      <span className={classes.what}>
        <span className={kit.strong}>
          {failed > 0 ? t(`failures.some.${kind}`, { count: failed }) : t(`failures.none.${kind}`)}
        </span>
        {share !== null && (
          <span className={kit.dim}>{t('failures.share', { share, total: count(outOf ?? 0) })}</span>
        )}
        {failed > 0 && latestAt && (
          <span className={kit.dim}>
            {t('failures.latest', { time: time(latestAt), date: date(latestAt) })}
          </span>
        )}
      </span>
      {failed > 0 ? (
        <Button component={Link} to={FAILURE_PATHS[kind]} variant="default" size="sm">
          {t(`failures.act.${kind}`)}
        </Button>
      ) : (
        <span className={classes.fine}>{t('failures.fine')}</span>
      )}
    </li>
  );
}

/** Money, people and failures: each part for whoever may see it. */
export function DeskFigures({ data: { revenue, active, deskFailures } }: { data: AdminDeskFiguresQuery }) {
  const { t } = useTranslation('desk');
  return (
    <div className={kit.stack}>
      {(revenue || active) && (
        <div className={classes.figures}>
          {revenue && <Revenue days={revenue} />}
          {active && <People active={active} />}
        </div>
      )}
      {deskFailures.length > 0 && (
        <section className={`${kit.card} ${kit.stackTight}`} aria-labelledby="failures">
          <h2 id="failures" className={classes.title}>
            {t('failures.title')}
          </h2>
          <ul className={classes.failures}>
            {deskFailures.map((failure) => (
              <Failure key={failure.kind} failure={failure} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
