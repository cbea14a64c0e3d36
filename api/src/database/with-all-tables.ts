import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

/**
 * Timeout for the locks in milliseconds. Less than PostgreSQL's deadlock_timeout of one second, after which it would
 * cancel one of the waiting transactions.
 */
const LOCK_TIMEOUT_MS = 500;
/** Milliseconds until the attempts end with an error, so that an operator can find out what locks the tables. */
const MAX_WAITING_MS = 60_000;

/**
 * Runs a transaction that locks all tables from its first statement on. Locking tables one by one deadlocks with
 * readers of the previous release, which use them in another order. Here all locks are acquired by one statement with
 * a short timeout, so none is held for long while waiting. The table of migrations is not locked, because other
 * processes read it.
 * @throws if the tables cannot be locked within a minute
 */
export async function withAllTables<T>(orm: MikroORM, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const end = performance.now() + MAX_WAITING_MS;
  for (;;) {
    let isBlocked = false;
    try {
      return await orm.em.fork().transactional(async (em) => {
        await em.execute(`set local statement_timeout = ${LOCK_TIMEOUT_MS}`);
        await em.execute(`do $$ declare tables text; begin
          select string_agg(format('%I', tablename), ', ' order by tablename) into tables
            from pg_tables where schemaname = current_schema() and tablename <> 'migration';
          if tables is not null then execute 'lock table ' || tables || ' in access exclusive mode'; end if;
        end $$`);
        await em.execute('set local statement_timeout = 0');
        await em.execute('set local lock_timeout = 0');
        isBlocked = true;
        return work(em);
      });
    } catch (error) {
      if (isBlocked || performance.now() > end) throw error;
      await pause(50);
    }
  }
}
