import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { postPackage } from '../ledger/index.ts';
import { type Day, toDay } from './days.ts';
import { type Earning, earnDays } from './earn-days.ts';

/** Periods per transaction. The accounts of all sales stay locked for its duration. */
const BATCH_SIZE = 200;

/** Earns the passed days of packages, including those of nights on which the server was down. */
export const earnPackages = defineJob({
  name: 'packages.earn',
  schedule: '10 0 * * *',
  async handle({ orm }) {
    for (let earned = BATCH_SIZE; earned === BATCH_SIZE; )
      earned = await orm.em.fork().transactional((em) => earnPassed(em));
  },
});

/** @returns the number of processed periods; less than {@link BATCH_SIZE} if none is left */
export async function earnPassed(em: EntityManager, today: Day = toDay(new Date())): Promise<number> {
  const periods = await runSql<Earning>(
    em,
    sql`select id, from_day::text as "fromDay", to_day::text as "toDay", net::float8 as net, earned::float8 as earned,
        earned_days as "earnedDays" from package_period
      where earned + moved < net and closed_on is null and from_day + earned_days < least(${today}::date, to_day)
      order by id limit ${BATCH_SIZE}::int for no key update skip locked`,
  );
  if (periods.length === 0) return 0;
  const passed = periods.flatMap((period) => earnDays(period, today));
  const earned = periods.map(({ id, earned, earnedDays }) => ({ id, earned, days: earnedDays }));
  await runSql(
    em,
    sql`update package_period p set earned = e.earned, earned_days = e.days
      from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as e(id uuid, earned bigint, days int) where p.id = e.id`,
  );
  await postPackage(em, passed);
  return periods.length;
}
