import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { runSql } from '../platform/run-sql.ts';
import { sql } from '../platform/sql.ts';
import { StartFault } from '../platform/start-fault.ts';
import { emptyDatabase } from '../testing/database.ts';
import { CONTENT_LISTENER, fitting, fittingReplica, mostConnections, mustFit } from './connections.ts';
import { connect } from './orm.ts';

const { connections, replicaUrls } = readConfig({ NODE_ENV: 'test' });

test('a process with the usual pools fits twice into a server with the usual hundred', () => {
  expect(mostConnections(connections)).toBe(36);
  const usable = 97;
  expect(fitting(connections, { usable, others: 1 })).toBeUndefined();
  expect(fitting(connections, { usable, others: 2 })).toContain('3 processes open up to 108 connections');
});

test('one that does not fit alone is told which settings to change', () => {
  const large = { ...connections, read: 90 };
  expect(() => fitting(large, { usable: 97, others: 0 })).toThrow(StartFault);
  expect(() => fitting(large, { usable: 97, others: 0 })).toThrow(
    /up to 116 connections .*DATABASE_READ_POOL 90.* has 97 .*max_connections/,
  );
});

test('to a replica each process opens the connections of its reads', () => {
  expect(fittingReplica(connections, { usable: 20, others: 1 })).toBeUndefined();
  expect(fittingReplica(connections, { usable: 20, others: 2 })).toContain(
    'up to 30 connections are opened to it (processes: 3, DATABASE_READ_POOL 10), and it has 20',
  );
});

test('the server is asked, with what its database may have, and others are counted by their connections', async () => {
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
  await mustFit(orm, { connections, replicaUrls }, log);
  expect(warned).toEqual([]);
  const database = new URL(databaseUrl).pathname.slice(1);
  await other.query(`alter database ${database} connection limit 50`);
  await mustFit(orm, { connections, replicaUrls }, log);
  expect(warned).toEqual([{ reason: expect.stringContaining('2 processes open up to 72') }]);
  await other.query(`alter database ${database} connection limit 20`);
  await expect(mustFit(orm, { connections, replicaUrls }, log)).rejects.toThrow('PostgreSQL has 20 for it');
});

test('replicas are asked, and one that does not answer holds nothing up', async () => {
  const databaseUrl = await emptyDatabase();
  const orm = await connect(databaseUrl);
  afterAll(() => orm.close(true));
  // As for the sum, any server stands in for a replica; it has a role of its own, with room for fewer
  const replica = new URL(databaseUrl);
  Object.assign(replica, { username: 'small_reader', password: 'small' });
  await runSql(orm.em.fork(), sql`create role small_reader login password 'small' connection limit 9`);
  afterAll(() => runSql(orm.em.fork(), sql`drop role small_reader`));
  const away = 'postgres://127.0.0.1:1/none';
  const warned: object[] = [];
  const log = { warn: (facts: object, message: string) => void warned.push({ ...facts, message }) } as never;
  await mustFit(orm, { connections, replicaUrls: [replica.toString(), away] }, log);
  expect(warned).toHaveLength(2);
  expect(warned).toContainEqual({
    replica: replica.host,
    reason: expect.stringContaining('up to 10 connections are opened to it (processes: 1'),
    message: 'connections may run out',
  });
  expect(warned).toContainEqual({
    replica: '127.0.0.1:1',
    reason: expect.stringContaining('ECONNREFUSED'),
    message: 'a replica could not be asked',
  });
});
