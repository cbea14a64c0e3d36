import pg from 'pg';
import { afterAll, vi } from 'vitest';

/** Controls the clocks of the applications in this process and of their database. */
export interface Clock {
  /** Stops both clocks, so that values that depend on the time are equal in all responses until {@link resume}. */
  freeze(): Promise<void>;
  resume(): Promise<void>;
}

/**
 * Affects applications that connect afterwards: a schema before PostgreSQL's own provides `now()` and
 * `clock_timestamp()`. Column defaults still use the real time.
 */
export async function controlClock(databaseUrl: string): Promise<Clock> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const define = (time: string) =>
    client.query(
      `create or replace function clock.now() returns timestamptz language sql stable as $$ select ${time} $$;
       create or replace function clock.clock_timestamp() returns timestamptz language sql volatile as $$ select ${time} $$`,
    );
  await client.query('create schema clock');
  await define('pg_catalog.now()');
  const database = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  await client.query(`alter database ${database} set search_path = clock, public, pg_catalog`);
  afterAll(async () => {
    vi.useRealTimers();
    await client.end();
  });
  return {
    async freeze() {
      const { rows } = await client.query<{ at: string }>('select pg_catalog.now()::text as at');
      await define(`'${rows[0]!.at}'::timestamptz`);
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(rows[0]!.at) });
    },
    async resume() {
      await define('pg_catalog.now()');
      vi.useRealTimers();
    },
  };
}
