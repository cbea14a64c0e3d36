import { createClient } from 'graphql-ws';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CourseStatus } from '../src/features/catalog/index.ts';
import { UPLOADS } from '../src/platform/storage/storage.ts';
import { eventually, withinASecond } from '../src/testing/eventually.ts';
import {
  type Actor,
  admin,
  course,
  headersOf,
  type Reply,
  select,
  student,
  teacher,
} from '../src/testing/factories.ts';
import { balancer } from './balancer.ts';
import { nodes } from './faults/nodes.ts';
import type { Running } from './program-process.ts';
import { sendInPieces } from './uploading.ts';

/** What clients do with one address, behind which two processes take turns. */
const front = await balancer();
const { app, start } = await nodes({
  PUBLIC_URL: front.url,
  TRUST_PROXY: '1',
  COST_PER_MINUTE: '30000',
});
let both: [Running, Running];
beforeAll(async () => {
  both = [await start(), await start()];
  for (const { url } of both) front.add(url);
});

/** What the next process says, and which one it was. */
async function ask(query: string, viewer?: Actor, variables: object = {}) {
  const response = await fetch(`${front.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(viewer && headersOf(viewer)) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Reply;
  return { data, code: errors?.[0]?.extensions.code, by: response.headers.get('x-served-by')! };
}

test('what is kept is given by both, and what is written is seen at both within a second', async () => {
  const [owner, boss] = [await teacher(app), await admin(app)];
  const { id } = await course(app, owner.id);
  const [{ category_id: categoryId }] = (await select(app, 'select category_id from course where id = ?', [
    id,
  ])) as [{ category_id: string }];
  const names = async () => {
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await ask('{ categories { id name } }'));
    expect(new Set(answers.map(({ by }) => by)).size).toBe(2);
    return answers.map(
      ({ data }) =>
        (data.categories as { id: string; name: string }[]).find((each) => each.id === categoryId)?.name,
    );
  };
  for (let i = 0; i < 4; i++) expect(await names()).toEqual(Array(4).fill('Thử'));
  const WRITE = 'mutation($input: UpdateCategoryInput!) { updateCategory(input: $input) { id } }';
  for (const name of ['Tên một', 'Tên hai', 'Tên ba']) {
    const input = { categoryId, name, nameEn: 'Name', icon: 'code' };
    expect((await ask(WRITE, boss, { input })).code).toBeUndefined();
    await withinASecond(async () => expect(await names()).toEqual(Array(4).fill(name)));
  }
});

test('a budget is spent at both together', async () => {
  const spender = await student(app);
  const DEAR = '{ courses(limit: 100) { items { id title subtitle } total } }';
  const taken = new Map<string, number>();
  let last = await ask(DEAR, spender);
  for (let i = 0; i < 300 && last.code === undefined; i++) {
    taken.set(last.by, (taken.get(last.by) ?? 0) + 1);
    last = await ask(DEAR, spender);
  }
  expect([taken.size, last.code]).toEqual([2, 'RATE_LIMITED']);
  await withinASecond(async () => {
    const refused = [await ask(DEAR, spender), await ask(DEAR, spender)];
    expect(new Set(refused.map(({ by }) => by)).size).toBe(2);
    for (const { code } of refused) expect(code).toBe('RATE_LIMITED');
  });
  // Someone else has theirs
  expect((await ask(DEAR, await student(app))).code).toBeUndefined();
});

test('a file arrives whole although its pieces go to both', async () => {
  const owner = await teacher(app);
  await course(app, owner.id, { status: CourseStatus.DRAFT });
  const captions = Buffer.from(`WEBVTT\n\n${'00:00.000 --> 00:01.000\nChào cả lớp\n\n'.repeat(2000)}`);
  const id = await sendInPieces(front.url, owner, captions, 'bai.vtt', 10_000);
  const stored = await app.services.storage.read(`${UPLOADS}/${id}`).toArray();
  expect(Buffer.concat(stored).equals(captions)).toBe(true);
});

test('sockets, one to each, are told of what happens', async () => {
  const viewer = await student(app);
  const told: string[][] = [[], []];
  const clients = told.map((heard) => {
    const client = createClient({
      url: `${front.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${viewer.token}` },
      lazy: false,
      retryAttempts: 0,
    });
    client.subscribe<{ notificationReceived: { kind: string } }>(
      { query: 'subscription { notificationReceived { id kind } }' },
      {
        next: ({ data }) => void heard.push(data!.notificationReceived.kind),
        error: (error) => void heard.push(String(error)),
        complete: () => {},
      },
    );
    return client;
  });
  const tell = () =>
    select(app, "insert into notification (person_id, kind, params) values (?, 'ENROLLED', ?::jsonb)", [
      viewer.id,
      '{"course":"Vẽ tranh"}',
    ]);
  // Until they listen, what is told is for no one
  await eventually(async () => {
    await tell();
    for (const heard of told) expect(heard.at(-1)).toBe('ENROLLED');
  });
  expect(new Set(told.flat())).toEqual(new Set(['ENROLLED']));
  for (const client of clients) await client.dispose();
});
