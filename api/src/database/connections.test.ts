import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { ConfigurationError } from '../platform/errors/configuration-error.ts';
import { emptyDatabase } from '../testing/database.ts';
import { assertFits, CONTENT_LISTENER, checkConnections, maxConnections } from './connections.ts';
import { connect } from './orm.ts';

const { connections } = readConfig({ NODE_ENV: 'test' });

test('two processes with default pools fit into a server with 100 connections', () => {
  expect(maxConnections(connections)).toBe(36);
  const usable = 97;
  expect(checkConnections(connections, { usable, others: 1 })).toBeUndefined();
  expect(checkConnections(connections, { usable, others: 2 })).toContain(
    '3 processes open up to 108 connections',
  );
});

test('the message for a process that does not fit names the settings to change', () => {
  const large = { ...connections, read: 90 };
  expect(() => checkConnections(large, { usable: 97, others: 0 })).toThrow(ConfigurationError);
  expect(() => checkConnections(large, { usable: 97, others: 0 })).toThrow(
    /up to 116 connections .*DATABASE_READ_POOL 90.* has 97 .*max_connections/,
  );
});

test('the limits of server and database apply, and connections of other clients are counted', async () => {
  const databaseUrl = await emptyDatabase();
  const orm = await connect(databaseUrl);
  const other = new pg.Client({ connectionString: databaseUrl, application_name: CONTENT_LISTENER });
  await other.connect();
  afterAll(async () => {
    await other.end();
    await orm.close(true);
  });
  const warned: object[] = [];
  const log = { warn: (facts: object) => void warned.push(facts) } as never;
  await assertFits(orm, { connections }, log);
  expect(warned).toEqual([]);
  const database = new URL(databaseUrl).pathname.slice(1);
  await other.query(`alter database ${database} connection limit 50`);
  await assertFits(orm, { connections }, log);
  expect(warned).toEqual([{ reason: expect.stringContaining('2 processes open up to 72') }]);
  await other.query(`alter database ${database} connection limit 20`);
  await expect(assertFits(orm, { connections }, log)).rejects.toThrow('PostgreSQL has 20 for it');
});
