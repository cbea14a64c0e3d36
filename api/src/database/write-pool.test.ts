import { beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { connect } from './orm.ts';

let databaseUrl = '';
beforeAll(async () => {
  databaseUrl = await emptyDatabase();
});

/** A pool of two connections with shorter timeouts than those of {@link connect}. */
async function withPool(
  limits: { statementMs?: number; lockMs?: number; acquireMs?: number },
  work: (orm: Awaited<ReturnType<typeof connect>>) => Promise<void>,
) {
  const orm = await connect(databaseUrl, { max: 2, ...limits });
  try {
    await work(orm);
  } finally {
    await orm.close(true);
  }
}

test('a statement waits for a lock for a limited time', () =>
  withPool({ lockMs: 50 }, async ({ em }) => {
    await em.fork().transactional(async (holder) => {
      await holder.execute('select pg_advisory_xact_lock(1)');
      await expect(em.fork().execute('select pg_advisory_xact_lock(1)')).rejects.toMatchObject({
        code: '55P03',
      });
    });
  }));

test('a statement runs for a limited time', () =>
  withPool({ statementMs: 50 }, async ({ em }) => {
    await expect(em.fork().execute('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' });
  }));

test('a command waits for a connection for a limited time', () =>
  withPool({ acquireMs: 1000 }, async ({ em }) => {
    await em.fork().transactional(() =>
      em.fork().transactional(async () => {
        await expect(em.fork().execute('select 1')).rejects.toThrow(
          'timeout exceeded when trying to connect',
        );
      }),
    );
  }));
