import type { EntityManager } from '@mikro-orm/postgresql';
import { ANALYZE_TABLES } from '../../platform/db/analyze-tables.ts';
import type { Services } from '../../platform/process/services.ts';
import { withAllTables } from '../with-all-tables.ts';
import { seedByCalendar } from './by-calendar.ts';
import { writeDemoFilesJob } from './demo/files.ts';
import { seedRows } from './rows.ts';
import { loadRows } from './set/load-rows.ts';
import { readSet } from './set/set-file.ts';

/**
 * Fills an empty database with a realistic platform. Does nothing if the database has users. Runs in one transaction,
 * so an interrupted seeding leaves the database empty. The rows come from the prepared set, and a job writes the
 * files afterwards.
 * @returns true if the database was filled
 */
export async function seedDemo(
  services: Pick<Services, 'config' | 'orm' | 'log' | 'keys' | 'jobs'>,
  clock: () => Date = () => new Date(),
): Promise<boolean> {
  const { config, orm, log, jobs } = services;
  // The configuration rejects this at startup. This check rejects the command
  if (config.env === 'production')
    throw new Error(
      'Demo accounts have a known password, so a production database cannot be seeded with them.',
    );
  const started = performance.now();
  if (await hasPeople(orm.em.fork())) return false;
  const set = await readSet();
  const seeded = await withAllTables(orm, async (em) => {
    if (await hasPeople(em)) return false;
    const now = clock();
    await loadRows(em, set, now);
    await seedByCalendar(em, services, now);
    await jobs.send(em, writeDemoFilesJob, {});
    return true;
  });
  if (!seeded) return false;
  await orm.em.getConnection().execute(ANALYZE_TABLES);
  log.info({ ms: Math.round(performance.now() - started) }, 'demo data is in place');
  return true;
}

const hasPeople = async (em: EntityManager): Promise<boolean> =>
  (await em.execute('select 1 from person limit 1')).length > 0;

/** Writes all rows of the demo by code. The rows of seedRows make the prepared set. All depend only on `now`. */
export async function fillDemo(
  em: EntityManager,
  services: Pick<Services, 'config' | 'keys' | 'jobs'>,
  now: Date,
): Promise<void> {
  await seedRows(em, now);
  await seedByCalendar(em, services, now);
}
