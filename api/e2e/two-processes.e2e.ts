import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CourseStatus } from '../src/features/courses/index.ts';
import { UPLOADS } from '../src/platform/files/storage/storage.ts';
import { eventually } from '../src/testing/eventually.ts';
import {
  type Actor,
  admin,
  course,
  member,
  PASSWORD,
  select,
  student,
  teacher,
} from '../src/testing/factories.ts';
import { balancer } from './balancer.ts';
import { nodes, sendToNode } from './faults/nodes.ts';
import type { Running } from './server-process.ts';
import { sendInPieces } from './uploading.ts';

/** Two processes of the built server behind a load balancer, as clients use them. */
const front = await balancer();
const LIMIT = 30_000;
const { app, start } = await nodes({
  PUBLIC_URL: front.url,
  TRUST_PROXY: '1',
  COST_PER_MINUTE: String(LIMIT),
  LEAVE_SECONDS: '1',
});
let both: [Running, Running];
beforeAll(async () => {
  both = [await start(), await start()];
  for (const { url } of both) front.add(url);
});
const anonymous = undefined;
const alternate = (times: number) => Array.from({ length: times }, (_, n) => both[n % 2]!);

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { accessToken } }';
const signIn = (node: Pick<Running, 'url'>, email: string, password: string) =>
  sendToNode(node, anonymous, SIGN_IN, { input: { email, password } });

test('the balancer sends requests to both processes', async () => {
  const servers = new Set<string | null>();
  for (const _ of [1, 2, 3, 4]) servers.add((await fetch(`${front.url}/healthz`)).headers.get('x-served-by'));
  expect(servers.size).toBe(2);
});

test('a session of one process is valid at the other and ends at both', async () => {
  const { email } = await member(app);
  const [one, two] = both;
  const { accessToken } = (await signIn(one, email, PASSWORD)).data.signIn as { accessToken: string };
  const viewer = { token: accessToken };
  for (const node of alternate(4))
    expect((await sendToNode(node, viewer, '{ me { email } }', {})).data.me).toEqual({ email });
  expect(
    (
      await sendToNode(
        two,
        viewer,
        'mutation($input: SignOutInput!) { signOut(input: $input) { endedCount } }',
        { input: {} },
      )
    ).errors,
  ).toBeUndefined();
  await eventually(async () => {
    for (const node of alternate(2))
      expect((await sendToNode(node, viewer, '{ me { email } }', {})).errors?.[0]?.extensions.code).toBe(
        'UNAUTHENTICATED',
      );
  });
});

test('a content change at one process is visible at the other despite caches', async () => {
  const [owner, boss] = [await teacher(app), await admin(app)];
  const { id } = await course(app, owner.id);
  const [{ category_id: categoryId }] = (await select(app, 'select category_id from course where id = ?', [
    id,
  ])) as [{ category_id: string }];
  const READ = '{ categories { id name } }';
  const nameAt = async (node: Running) => {
    const { data } = await sendToNode(node, anonymous, READ, {});
    return (data.categories as { id: string; name: string }[]).find((one) => one.id === categoryId)?.name;
  };
  for (const node of alternate(12)) expect(await nameAt(node)).toBe('Thử');
  const WRITE = 'mutation($input: UpdateCategoryInput!) { updateCategory(input: $input) { id } }';
  for (const [n, node] of alternate(6).entries()) {
    const name = `Tên thứ ${n}`;
    const input = { categoryId, name, nameEn: `Name ${n}`, icon: 'code' };
    expect((await sendToNode(node, boss, WRITE, { input })).errors).toBeUndefined();
    // The author of a change sees it with the next request, everyone else soon after
    expect(await nameAt(node)).toBe(name);
    const other = both.find((each) => each !== node)!;
    await eventually(async () => expect(await nameAt(other)).toBe(name));
  }
});

describe('counters', () => {
  test('add up wrong passwords across processes', async () => {
    const { email } = await member(app);
    for (const node of alternate(5))
      expect((await signIn(node, email, 'khong-phai-mat-khau')).errors![0]!.extensions.code).not.toBe(
        'RATE_LIMITED',
      );
    for (const node of alternate(2))
      expect((await signIn(node, email, PASSWORD)).errors![0]!.extensions.code).toBe('RATE_LIMITED');
  });

  test('limit the cost per process', async () => {
    const spender = await student(app);
    // More than half of a budget, so that a slow machine does not refill it between two requests
    const EXPENSIVE = '{ courses(limit: 100) { items { ratings(limit: 100) { items { id stars } } } } }';
    const [one, two] = both;
    const spend = async (node: Running) => {
      const response = await fetch(`${node.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${spender.token}` },
        body: JSON.stringify({ query: EXPENSIVE }),
      });
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      return { code: errors?.[0]?.extensions.code, left: response.headers.get('ratelimit') };
    };
    let last = await spend(one);
    for (let n = 0; n < 200 && last.code === undefined; n++) last = await spend(one);
    expect(last.code).toBe('RATE_LIMITED');
    expect((await spend(two)).code).toBeUndefined();
  });
});

describe('a purchase', () => {
  const CHECKOUT =
    'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { payUrl } } }';
  interface PlacedOrder {
    readonly order: { readonly id: string };
    readonly payment: { readonly payUrl: string };
  }
  let buyer: Actor;
  let placed: PlacedOrder;
  const received: Record<string, string[]> = {};

  test('creates one order if it is requested at both simultaneously with one key', async () => {
    buyer = await student(app);
    const { id: courseId } = await course(app, (await teacher(app)).id, { price: 250_000 });
    const input = { courseId, gateway: 'VNPAY', idempotencyKey: `two-${buyer.id}` };
    const replies = await Promise.all(
      alternate(6).map((node) => sendToNode(node, buyer, CHECKOUT, { input })),
    );
    for (const { errors } of replies) expect(errors).toBeUndefined();
    placed = replies[0]!.data.checkout as unknown as PlacedOrder;
    expect(new Set(replies.map(({ data }) => (data.checkout as PlacedOrder).order.id)).size).toBe(1);
    expect(await select(app, 'select 1 from orders where buyer_id = ?', [buyer.id])).toHaveLength(1);
  });

  test('notifies the listeners of both if it is paid at the gateway of one', async () => {
    for (const { url } of both) {
      received[url] = [];
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${buyer.token}` },
        retryAttempts: 0,
      });
      client.subscribe<{ orderStatusChanged: { status: string } }>(
        {
          query: 'subscription($orderId: ID!) { orderStatusChanged(orderId: $orderId) { status } }',
          variables: { orderId: placed.order.id },
        },
        {
          next: ({ data }) => void received[url]!.push(data!.orderStatusChanged.status),
          error: () => {},
          complete: () => {},
        },
      );
    }
    await eventually(() => expect(Object.values(received).every((statuses) => statuses.length)).toBe(true));
    const { pathname, search } = new URL(placed.payment.payUrl);
    const [one, two] = both;
    expect((await fetch(one.url + pathname + search)).status).toBe(200);
    const decided = await fetch(`${two.url}/sandbox/vnpay/decision`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ query: search.slice(1), decision: 'pay' }),
    });
    expect(decided.status).toBe(302);
    await eventually(() => {
      for (const statuses of Object.values(received)) expect(statuses.at(-1)).toBe('PAID');
    });
    for (const node of both) {
      const { data } = await sendToNode(node, buyer, 'query($id: ID!) { order(id: $id) { status } }', {
        id: placed.order.id,
      });
      expect(data.order).toEqual({ status: 'PAID' });
    }
  });
});

const REGISTER = 'mutation($input: RegisterInput!) { register(input: $input) { user { id } } }';
const mailsTo = (pattern: string) =>
  select<{ recipient: string }>(app, 'select recipient from sandbox_mail where recipient like ?', [pattern]);

const openJobs = () =>
  select(
    app,
    "select name from pgboss.job where state in ('created', 'retry', 'active') and name = 'mail.deliver'",
  );

test('each job runs once, in one process', async () => {
  const emails = Array.from({ length: 9 }, (_, n) => `once${n}@example.vn`);
  await Promise.all(
    emails.map(async (email, n) => {
      const input = { email, password: 'mat-khau-du-dai', fullName: `Người ${n}` };
      expect((await sendToNode(both[n % 2]!, anonymous, REGISTER, { input })).errors).toBeUndefined();
    }),
  );
  // All jobs are done, so no further e-mail will be sent
  await eventually(async () =>
    expect([(await mailsTo('once%')).length, await openJobs()]).toEqual([emails.length, []]),
  );
  expect((await mailsTo('once%')).map(({ recipient }) => recipient).sort()).toEqual(emails);
});

test('a file whose pieces reach both processes is assembled', async () => {
  const owner = await teacher(app);
  await course(app, owner.id, { status: CourseStatus.DRAFT });
  const captions = Buffer.from(`WEBVTT\n\n${'00:00.000 --> 00:01.000\nChào cả lớp\n\n'.repeat(2000)}`);
  const id = await sendInPieces(front.url, owner, captions, 'bai.vtt', 10_000);
  const stored = await app.services.storage.read(`${UPLOADS}/${id}`).toArray();
  expect(Buffer.concat(stored).equals(captions)).toBe(true);
});

test('the sockets of both processes are notified', async () => {
  const viewer = await student(app);
  const received: string[][] = [[], []];
  const clients = received.map((statuses) => {
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
        next: ({ data }) => void statuses.push(data!.notificationReceived.kind),
        error: (error) => void statuses.push(String(error)),
        complete: () => {},
      },
    );
    return client;
  });
  const notifyAll = () =>
    select(app, "insert into notification (person_id, kind, params) values (?, 'ENROLLED', ?::jsonb)", [
      viewer.id,
      '{"course":"Vẽ tranh"}',
    ]);
  // Before they listen, notifications are lost
  await eventually(async () => {
    await notifyAll();
    for (const statuses of received) expect(statuses.at(-1)).toBe('ENROLLED');
  });
  expect(new Set(received.flat())).toEqual(new Set(['ENROLLED']));
  for (const client of clients) await client.dispose();
});

test('all requests complete when one process stops under load', async () => {
  const [stopping, remaining] = both;
  const viewer = await student(app);
  let isOver = false;
  const unexpected: unknown[] = [];
  let answered = 0;
  const ask = async () => {
    while (!isOver)
      try {
        const { data } = await sendToNode(front, viewer, '{ me { id } }', {});
        if ((data?.me as { id: string } | undefined)?.id !== viewer.id) unexpected.push(data);
        answered++;
      } catch (error) {
        unexpected.push(error);
      }
  };
  const asking = Array.from({ length: 8 }, ask);
  const sendRequests = async () => {
    const before = answered;
    await eventually(() => expect(answered).toBeGreaterThan(before + 20));
  };
  await sendRequests();
  stopping.child.kill('SIGTERM');
  expect(await stopping.ended).toBe(0);
  await sendRequests();
  isOver = true;
  await Promise.all(asking);
  expect(unexpected).toEqual([]);
  expect(front.serving).toEqual([remaining.url]);
});
