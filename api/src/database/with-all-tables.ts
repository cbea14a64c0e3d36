import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/** Less than the second after which PostgreSQL takes those who wait for a deadlock and ends one of them. */
const WITHIN_MS = 500;
/** How long it is tried, in milliseconds, before people have to see what holds the tables. */
const PATIENCE_MS = 60_000;

/**
 * Runs a transaction that has every table to itself from its first statement on. Taken one after the other while they
 * are needed, tables deadlock with readers of the release before, who take the same ones in another order; here either
 * all are had at once or none is held while waiting. The table of migrations stays free: whoever migrates reads it.
 * @throws where a table is not had within a minute
 */
export async function withAllTables<T>(orm: MikroORM, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    let isHeld = false;
    try {
      return await orm.em.fork().transactional(async (em) => {
        await em.execute(`set local statement_timeout = ${WITHIN_MS}`);
        await em.execute(`do $$ declare tables text; begin
          select string_agg(format('%I', tablename), ', ' order by tablename) into tables
            from pg_tables where schemaname = current_schema() and tablename <> 'migration';
          if tables is not null then execute 'lock table ' || tables || ' in access exclusive mode'; end if;
        end $$`);
        await em.execute('set local statement_timeout = 0');
        await em.execute('set local lock_timeout = 0');
        isHeld = true;
        return work(em);
      });
    } catch (error) {
      if (isHeld || performance.now() > end) throw error;
      await pause(50);
    }
  }
}
