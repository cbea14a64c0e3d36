import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../src/testing/eventually.ts';
import { type Actor, course, student, teacher } from '../src/testing/factories.ts';
import { replicated } from '../src/testing/replica.ts';
import { checkout, deliver, notice } from './faults/buying.ts';
import { askNode, nodes } from './faults/nodes.ts';
import type { Running } from './program-process.ts';

/** Two processes that read from a streaming replica, one that lags, is lost and comes back. */
const servers = await replicated();
const METRICS_TOKEN = 'a-token-of-this-test';
const { app, start } = await nodes({ DATABASE_REPLICA_URLS: servers.replicaUrl, METRICS_TOKEN }, servers.url);
let both: [Running, Running];
let writer: Actor;
let reader: Actor;
beforeAll(async () => {
  writer = await student(app);
  reader = await student(app);
  await servers.follow();
  both = [await start(), await start()];
});
afterAll(() => servers.end());

const nameAt = async (node: Running, who: Actor) => {
  const { data, errors } = await askNode(node, who, '{ me { fullName } }', {});
  expect(errors).toBeUndefined();
  return (data.me as { fullName: string }).fullName;
};
const rename = async (node: Running, who: Actor, fullName: string) => {
  const RENAME = 'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
  expect((await askNode(node, who, RENAME, { input: { fullName } })).errors).toBeUndefined();
};
const figure = async (node: Running, name: string) => {
  const response = await fetch(`${node.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Number(new RegExp(`^${name}\\{.*\\} (\\S+)$`, 'm').exec(await response.text())?.[1]);
};
const areUsed = (used: 0 | 1) =>
  eventually(async () => {
    for (const node of both) expect(await figure(node, 'sen_replica_used')).toBe(used);
  });
/** What is written from here on does not come to the replica. */
async function standStill(): Promise<void> {
  await servers.atReplica('select pg_wal_replay_pause()');
  await eventually(async () => {
    const { rows } = await servers.atReplica('select pg_get_wal_replay_pause_state() as state');
    expect(rows).toEqual([{ state: 'paused' }]);
  });
}
const readsOf = (node: Running) => figure(node, 'sen_replica_reads_total');

test('reads of people go to the replica', async () => {
  await areUsed(1);
  for (const node of both) {
    const before = await readsOf(node);
    for (let n = 0; n < 5; n++) expect(await nameAt(node, reader)).toBe('Nguyễn Văn Thử');
    expect(await readsOf(node)).toBe(before + 5);
  }
});

test('who has just written sees it at both, while the replica stands still and counts as fresh; others still read there', async () => {
  for (let n = 0; n < 4; n++) {
    await standStill();
    const [node, other] = n % 2 ? both : both.toReversed();
    const before = await readsOf(other!);
    await rename(node!, writer, `Tên thứ ${n}`);
    expect(await nameAt(other!, writer)).toBe(`Tên thứ ${n}`);
    expect(await nameAt(node!, writer)).toBe(`Tên thứ ${n}`);
    expect(await readsOf(other!)).toBe(before);
    expect(await nameAt(other!, reader)).toBe('Nguyễn Văn Thử');
    await servers.atReplica('select pg_wal_replay_resume()');
    // Once it has caught up, the writer may read there as well
    await eventually(async () => {
      expect(await nameAt(other!, writer)).toBe(`Tên thứ ${n}`);
      expect(await readsOf(other!)).toBeGreaterThan(before);
    });
  }
});

test('what a gateway says of an order is written for its buyer, who reads where it is seen', async () => {
  const { id } = await course(app, (await teacher(app)).id);
  const placed = await checkout(both[0], writer, id, 'key-of-the-order');
  const told: (string | undefined)[] = [];
  const listener = new pg.Client({ connectionString: servers.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => told.push(payload));
  await listener.query('listen wrote');
  try {
    expect(await deliver(both[0], notice(placed.payment))).toBe('00');
    const ofBuyer = expect.stringMatching(new RegExp(`^\\w+/\\w+ ${writer.id}$`));
    await eventually(() => expect(told).toContainEqual(ofBuyer));
  } finally {
    await listener.end();
  }
});

test('a replica that is a second behind is passed by, until it has caught up', async () => {
  await servers.atReplica('select pg_wal_replay_pause()');
  await rename(both[0], writer, 'Tên sau cùng');
  await areUsed(0);
  const before = await readsOf(both[1]);
  expect(await nameAt(both[1], reader)).toBe('Nguyễn Văn Thử');
  expect(await readsOf(both[1])).toBe(before);
  expect((await fetch(`${both[1].url}/readyz`)).status).toBe(200);
  await servers.atReplica('select pg_wal_replay_resume()');
  await areUsed(1);
  expect(await nameAt(both[1], reader)).toBe('Nguyễn Văn Thử');
  expect(await readsOf(both[1])).toBe(before + 1);
});

test('a replica that is lost under way costs no answer, and is used again when it is back', async () => {
  let isOver = false;
  let answered = 0;
  const asking = both.map(async (node) => {
    while (!isOver) {
      expect(await nameAt(node, reader)).toBe('Nguyễn Văn Thử');
      answered++;
    }
  });
  const moreAnswers = async () => {
    const before = answered;
    await eventually(() => expect(answered).toBeGreaterThan(before + 10));
  };
  await moreAnswers();
  await servers.kill();
  await areUsed(0);
  await moreAnswers();
  await servers.restart();
  await areUsed(1);
  isOver = true;
  await Promise.all(asking);
});
