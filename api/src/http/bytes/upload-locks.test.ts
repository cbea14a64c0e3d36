import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { UploadLocks } from './upload-locks.ts';

let one: UploadLocks;
let two: UploadLocks;
let observer: pg.Client;
beforeAll(async () => {
  const databaseUrl = await emptyDatabase();
  one = new UploadLocks(databaseUrl);
  two = new UploadLocks(databaseUrl);
  observer = new pg.Client({ connectionString: databaseUrl });
  await observer.connect();
  afterAll(async () => {
    for (const locks of [one, two]) await locks.stop();
    await observer.end();
  });
});
const always = () => new AbortController().signal;
const inDatabase = async (text: string): Promise<number> => (await observer.query(text)).rowCount ?? 0;
const countLocks = () =>
  inDatabase(
    "select 1 from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and application_name = 'sen-uploads'",
  );

test('requests at two processes lock an upload one after another', async () => {
  let inside = 0;
  let maxInside = 0;
  let done = 0;
  const request = async (locks: UploadLocks) => {
    const lock = locks.newLock('a');
    await lock.lock(always(), () => {});
    maxInside = Math.max(maxInside, ++inside);
    await pause(10);
    inside--;
    await lock.unlock();
    done++;
  };
  await Promise.all([one, two, one, two, one, two].map(request));
  expect([maxInside, done]).toEqual([1, 6]);
  expect(await countLocks()).toBe(0);
});

test('a waiting request of the same or another process notifies the holder', async () => {
  for (const other of [one, two]) {
    const holding = one.newLock('b');
    let releaseRequests = 0;
    await holding.lock(always(), () => void releaseRequests++);
    const waitingLock = other.newLock('b');
    let isMine = false;
    let otherRequests = 0;
    const waiting = waitingLock
      .lock(always(), () => void otherRequests++)
      .then(() => {
        isMine = true;
      });
    await eventually(() => expect(releaseRequests).toBeGreaterThan(0));
    expect(isMine).toBe(false);
    await holding.unlock();
    await waiting;
    expect(otherRequests).toBe(0);
    await waitingLock.unlock();
  }
});

test('many locked uploads use one connection of a process, and no transaction', async () => {
  const locks = Array.from({ length: 40 }, (_, n) => one.newLock(`many-${n}`));
  for (const lock of locks) await lock.lock(always(), () => {});
  expect(await countLocks()).toBe(40);
  expect(
    await inDatabase(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'sen-uploads' and xact_start is null",
    ),
  ).toBe(2);
  for (const lock of locks) await lock.unlock();
  expect(await countLocks()).toBe(0);
});

test('a cancelled request leaves no lock behind', async () => {
  const holding = one.newLock('c');
  await holding.lock(always(), () => {});
  const client = new AbortController();
  const waiting = two.newLock('c').lock(client.signal, () => {});
  await pause(50);
  client.abort();
  await expect(waiting).rejects.toMatchObject({ status_code: 500 });
  await holding.unlock();
  await pause(200);
  expect(await countLocks()).toBe(0);
});

test('a lost connection ends the requests that hold locks, and is replaced', async () => {
  const holding = one.newLock('d');
  let releaseRequests = 0;
  await holding.lock(always(), () => void releaseRequests++);
  await observer.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'sen-uploads'",
  );
  await eventually(() => expect(releaseRequests).toBeGreaterThan(0));
  const other = two.newLock('d');
  await other.lock(always(), () => {});
  // That request ends late; it must not release the lock of the next holder
  await holding.unlock();
  expect(await countLocks()).toBe(1);
  await other.unlock();
  const again = one.newLock('d');
  await again.lock(always(), () => {});
  expect(await countLocks()).toBe(1);
  await again.unlock();
});
