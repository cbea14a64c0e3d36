import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { createLog } from '../../platform/log.ts';
import { testApp } from '../../testing/app.ts';
import { staff } from '../../testing/custom-roles.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  enrol,
  reasonOf,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { mailsTo } from '../../testing/mails.ts';
import { lockWebhook } from './save-webhook.ts';
import { pauseAfter, RETRY_AFTER_SECONDS, RETRY_HOURS } from './schedule.ts';
import { type Received, type Receiver, receiver } from './testing/receiver.ts';
import { deliverWebhooks, sweepWebhooks } from './webhook.jobs.ts';

const lines: string[] = [];
const app = await testApp(
  { OUTGOING_PRIVATE_HOSTS: '127.0.0.1' },
  createLog('trace', { write: (line) => void lines.push(line) }),
);
let boss: Actor;
let target: Receiver;
const secrets: string[] = [];
beforeAll(async () => {
  boss = await admin(app);
  target = await receiver();
});
afterEach(async () => {
  await select(app, 'delete from webhook');
  target.received.length = 0;
  target.answer = () => 200;
});

const FIELDS =
  'id name address kinds isActive formerSecretUntil failingSince switchedOffFor waitingCount creatorName';
interface Shown {
  readonly id: string;
  readonly isActive: boolean;
  readonly formerSecretUntil: string | null;
  readonly failingSince: string | null;
  readonly switchedOffFor: string | null;
  readonly waitingCount: number;
}
const CREATE = `mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ${FIELDS} } } }`;
const create = (input: object, who: Actor = boss) =>
  ask(app, who, CREATE, {
    input: { name: 'Kế toán', address: target.address, kinds: ['PERSON_CHANGED'], ...input },
  });
async function hook(...kinds: string[]): Promise<{ id: string; secret: string }> {
  const { data, errors } = await create({ kinds });
  expect(errors).toBeUndefined();
  const { secret, webhook } = data.createWebhook as { secret: string; webhook: Shown };
  secrets.push(secret);
  return { id: webhook.id, secret };
}
const shown = async (id: string): Promise<Shown> =>
  (await ask(app, boss, `query($id: ID!) { webhook(id: $id) { ${FIELDS} } }`, { id })).data.webhook as Shown;

interface Delivery {
  readonly id: string;
  readonly kind: string;
  readonly objectId: string;
  readonly state: string;
  readonly body: string | null;
  readonly nextTryAt: string | null;
  readonly isHeldBack: boolean;
  readonly attempts: {
    fault: string | null;
    status: number | null;
    answer: string | null;
    signature: string;
  }[];
}
const deliveries = async (webhookId: string, filter: object = {}): Promise<Delivery[]> => {
  const { data, errors } = await ask(
    app,
    boss,
    `query($webhookId: ID!, $state: WebhookDeliveryState, $kind: WebhookEventKind) {
      webhookDeliveries(webhookId: $webhookId, state: $state, kind: $kind, limit: 100) { items {
        id kind objectId state body nextTryAt isHeldBack attempts { fault status answer signature } } } }`,
    { webhookId, ...filter },
  );
  expect(errors).toBeUndefined();
  return (data.webhookDeliveries as { items: Delivery[] }).items;
};
const deliver = (by: App = app) => deliverWebhooks.handle(by.services, {});
const change = (personId: string, bio: string = randomUUID()) =>
  select(app, 'update person set bio = ? where id = ?', [bio, personId]);
/** As if so much time had gone by. */
const later = (id: string, interval: string) =>
  select(
    app,
    `update webhook_delivery set due_at = due_at - ?::interval, retry_until = retry_until - ?::interval
     where webhook_id = ? and state = 'WAITING'`,
    [interval, interval, id],
  );
const verified = (secret: string, { headers, body }: Received) =>
  new StandardWebhook(secret).verify(body, headers) as { type: string };
const run = (mutation: string, variables: object, who: Actor = boss) =>
  ask(app, who, mutation, variables as Record<string, unknown>);
const ROTATE =
  'mutation($id: ID!) { rotateWebhookSecret(webhookId: $id) { secret webhook { formerSecretUntil } } }';
const SWITCH = `mutation($input: SwitchWebhookInput!) { switchWebhook(input: $input) { ${FIELDS} } }`;
const REPLAY = 'mutation($id: ID!) { replayWebhookDelivery(deliveryId: $id) { id state } }';

describe('what is told', () => {
  test('a message that the stock library verifies, with ids and a number that rises', async () => {
    const { id, secret } = await hook('PERSON_CHANGED');
    const person = await student(app);
    await change(person.id);
    await deliver();
    const told = target.payloads();
    expect(told.map(({ type, data }) => [type, data.id])).toEqual([
      ['person.changed', person.id],
      ['person.changed', person.id],
    ]);
    expect(told[1]!.data.version).toBeGreaterThan(told[0]!.data.version);
    for (const each of target.received) expect(verified(secret, each).type).toBe('person.changed');
    const [tampered] = target.received;
    expect(() =>
      verified(secret, { ...tampered!, body: tampered!.body.replace('person', 'nobody') }),
    ).toThrow();
    const [latest] = await deliveries(id);
    expect(latest).toMatchObject({
      state: 'DELIVERED',
      body: target.received[1]!.body,
      attempts: [{ fault: null, status: 200, answer: 'answered 200' }],
    });
    expect(latest!.id).toBe(target.received[1]!.headers['webhook-id']);
    expect(latest!.attempts[0]!.signature).toBe(target.received[1]!.headers['webhook-signature']);
  });

  test('what was chosen, and nothing of what is rolled back or changes nothing', async () => {
    await hook('COURSE_PUBLISHED');
    const person = await student(app);
    await change(person.id, 'Như cũ');
    await select(app, 'update webhook set kinds = ?', ['{PERSON_CHANGED}']);
    await change(person.id, 'Như cũ');
    await select(app, 'update person set last_seen_at = now() where id = ?', [person.id]);
    const failed = app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('update person set bio = null where id = ?', [person.id]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await deliver();
    expect(target.received).toEqual([]);
  });

  test('two changes of one transaction are one event; roles, profile and state of a teacher are told', async () => {
    await hook('PERSON_CHANGED');
    const person = await teacher(app);
    await deliver();
    target.received.length = 0;
    await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute("update person set bio = 'a' where id = ?", [person.id]);
      await em.execute("update teacher_profile set headline = 'b' where person_id = ?", [person.id]);
    });
    await deliver();
    expect(target.payloads().map(({ data }) => data.id)).toEqual([person.id]);
    await select(app, "update teacher_profile set headline = 'c' where person_id = ?", [person.id]);
    await deliver();
    const clerk = await staff(app, 'audit:read');
    await deliver();
    await select(app, 'delete from person_custom_role where person_id = ?', [clerk.id]);
    await deliver();
    // Made, given a role, and the role taken away
    expect(target.payloads().map(({ data }) => data.id)).toEqual([
      person.id,
      person.id,
      clerk.id,
      clerk.id,
      clerk.id,
    ]);
  });
});

describe('who may', () => {
  test('administrators and whom they let, never a token; and only with a fresh proof', async () => {
    expect(codeOf(await create({}, await student(app)))).toBe('FORBIDDEN');
    const reader = await staff(app, 'webhook:read');
    expect(codeOf(await create({}, reader))).toBe('FORBIDDEN');
    expect((await ask(app, reader, '{ webhooks { id } }')).data.webhooks).toEqual([]);
    const { proof, ...unproved } = boss;
    expect(reasonOf(await create({}, unproved))).toBe('PROOF_NEEDED');
    const { data } = await ask(
      app,
      boss,
      '{ apiTokenTerms { resources { resource actions { permission } } } }',
    );
    const scopes = JSON.stringify(data);
    expect(scopes).toContain('webhook:read');
    expect(scopes).not.toContain('webhook:manage');
  });

  test('the secret is shown once: not when the same request comes again, not in logs, audit or any table', async () => {
    const input = { idempotencyKey: randomUUID() };
    const made = (await create(input)).data.createWebhook as { secret: string };
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await create(input)).data.createWebhook).toMatchObject({ secret: null });
    expect(await select(app, 'select 1 from webhook')).toHaveLength(1);
    secrets.push(made.secret);
    await select(app, "update webhook set kinds = '{PERSON_CHANGED}'");
    await student(app);
    target.answer = () => 500;
    await deliver();
    expect(target.received).toHaveLength(1);
    const tables = await select<{ name: string }>(
      app,
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    const stored = (
      await Promise.all(
        tables.map(({ name }) => select<{ t: string }>(app, `select t::text as t from ${name} t`)),
      )
    ).flatMap((rows) => rows.map(({ t }) => t));
    const everything = [...stored, ...lines].join('\n');
    expect(secrets.length).toBeGreaterThan(2);
    for (const secret of secrets) {
      const bytes = Buffer.from(secret.slice(6), 'base64');
      for (const form of [secret.slice(6), bytes.toString('hex'), bytes.toString('latin1')])
        expect(everything.includes(form)).toBe(false);
    }
  });

  test('no more than twenty, also of two who make the last one at once', async () => {
    const { id } = await hook('PERSON_CHANGED');
    await select(
      app,
      `insert into webhook (name, address, kinds, secret_sealed) select 'W', 'https://x.test', '{ORDER_PAID}', secret_sealed
       from webhook, generate_series(1, 18) where id = ?`,
      [id],
    );
    const replies = await Promise.all([create({}), create({}), create({})]);
    expect(replies.map(reasonOf).sort()).toEqual(['TOO_MANY_WEBHOOKS', 'TOO_MANY_WEBHOOKS', undefined]);
  });

  test.each([
    ['http://example.com/x', 'INSECURE_ADDRESS', 'https://'],
    ['https://127.0.0.1/x', 'PRIVATE_ADDRESS', 'mạng riêng'],
    ['https://u:p@example.com/x', 'CREDENTIALS_IN_ADDRESS', 'mật khẩu'],
    ['ftp://example.com', 'INVALID', 'đầy đủ'],
    ['https://example.com:25/x', 'PORT_NOT_ALLOWED', 'cổng'],
  ])('an address that is refused says why, to people and to programs: %s', async (address, code, words) => {
    await select(app, "update webhook set name = 'x'");
    const reply = await create({ address: address.replace('127.0.0.1', '[::ffff:127.0.0.1]') });
    expect(reply.errors![0]!.extensions.details).toMatchObject([
      { field: 'address', code, message: expect.stringContaining(words) },
    ]);
  });
});

describe('order and retries', () => {
  test('a failing object holds back its own events and no others', async () => {
    const [bad, good] = [await student(app), await student(app)];
    const { id } = await hook('PERSON_CHANGED');
    target.answer = ({ body }) => (body.includes(bad.id) ? 500 : 200);
    for (const each of [bad, good, bad, good]) await change(each.id);
    await deliver();
    expect(
      target
        .payloads()
        .map(({ data }) => data.id)
        .sort(),
    ).toEqual([bad.id, good.id, good.id].sort());
    const held = (await deliveries(id, { state: 'WAITING' })).filter(({ isHeldBack }) => isHeldBack);
    expect(held.map(({ objectId, attempts }) => [objectId, attempts.length])).toEqual([[bad.id, 0]]);
    // It recovers: both come, the earlier one first, with the id that it had
    const first = target.received.find(({ body }) => body.includes(bad.id))!;
    target.received.length = 0;
    target.answer = () => 200;
    await later(id, '1 hour');
    await deliver();
    expect(target.payloads().map(({ data }) => data.id)).toEqual([bad.id, bad.id]);
    expect(target.received[0]!.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(target.received[0]!.body).toBe(first.body);
    const [one, two] = target.payloads();
    expect(two!.data.version).toBeGreaterThan(one!.data.version);
  });

  test('the gaps grow, and no two are quite the same', () => {
    expect(RETRY_AFTER_SECONDS.every((each, i, all) => !i || each > all[i - 1]!)).toBe(true);
    expect(pauseAfter(1, 0)).toBe(4000);
    expect(pauseAfter(1, 1)).toBe(6000);
    expect(pauseAfter(99, 0.5)).toBe(21_600_000);
  });

  test('after a day it is given up, with a last try at its end, and the next one goes', async () => {
    const person = await student(app);
    const { id } = await hook('PERSON_CHANGED');
    await change(person.id);
    const [{ hours }] = (await select<{ hours: number }>(
      app,
      'select extract(epoch from retry_until - occurred_at)::int / 3600 as hours from webhook_delivery',
    )) as [{ hours: number }];
    expect(hours).toBe(RETRY_HOURS);
    target.answer = () => 503;
    await deliver();
    await change(person.id);
    const gap = async () => {
      const waiting = (await deliveries(id, { state: 'WAITING' })).find(({ isHeldBack }) => !isHeldBack)!;
      return Date.parse(waiting.nextTryAt!) - Date.now();
    };
    expect(await gap()).toBeLessThan(6000);
    // Almost a day later: what is left of it is all that it may wait
    await select(
      app,
      `update webhook_delivery set due_at = now(), retry_until = now() + interval '10 minutes', tries = 9
       where id = (select id from webhook_delivery order by version limit 1)`,
    );
    await deliver();
    expect(Math.abs((await gap()) - 600_000)).toBeLessThan(5000);
    await select(
      app,
      `update webhook_delivery set due_at = now(), retry_until = now()
       where id = (select id from webhook_delivery order by version limit 1)`,
    );
    target.answer = ({ body }) => (body === target.received[0]!.body ? 503 : 200);
    await deliver();
    const [second, first] = await deliveries(id);
    expect([first!.state, first!.attempts.length]).toEqual(['FAILED', 3]);
    expect(first!.attempts.at(-1)).toMatchObject({ fault: 'STATUS', status: 503, answer: 'answered 503' });
    expect(second!.state).toBe('DELIVERED');
  });

  test.each([
    [301, 'REDIRECT'],
    [404, 'STATUS'],
  ])('%s is %s, and leads nowhere', async (status, fault) => {
    const { id } = await hook('PERSON_CHANGED');
    target.answer = (_, response) => {
      response.writeHead(status, { location: target.address }).end('x');
      return undefined;
    };
    await student(app);
    await deliver();
    expect(target.received).toHaveLength(1);
    const [one] = await deliveries(id);
    expect(one).toMatchObject({ state: 'WAITING', attempts: [{ fault, status }] });
  });

  test('where no one answers, that is said', async () => {
    const { id } = await hook('PERSON_CHANGED');
    await select(app, "update webhook set address = 'http://127.0.0.1:9/x'");
    await student(app);
    await deliver();
    expect((await deliveries(id))[0]!.attempts).toMatchObject([{ fault: 'CONNECTION', status: null }]);
  });

  test('a slow receiver holds up no other, and gets three requests at a time', async () => {
    const slow = await receiver();
    const open: (() => void)[] = [];
    slow.answer = (_, response) => void open.push(() => response.end());
    const { data } = await create({ address: slow.address });
    const { id } = await hook('PERSON_CHANGED');
    for (let i = 0; i < 6; i++) await student(app);
    const round = deliver();
    await eventually(async () => {
      expect(target.received).toHaveLength(6);
      expect(slow.received).toHaveLength(3);
      expect(await deliveries(id, { state: 'DELIVERED' })).toHaveLength(6);
    });
    expect(slow.received).toHaveLength(3);
    slow.answer = () => 200;
    for (const end of open) end();
    await round;
    expect(slow.received).toHaveLength(6);
    expect((data.createWebhook as { webhook: Shown }).webhook.waitingCount).toBe(0);
  });
});

describe('several processes', () => {
  test('they deliver each event once, in order', async () => {
    const others = await Promise.all(
      [1, 2].map(() =>
        createApp({
          config: app.services.config,
          databaseUrl: String(app.services.orm.config.get('clientUrl')),
          log: createLog('silent'),
        }),
      ),
    );
    try {
      await hook('PERSON_CHANGED');
      const people = await Promise.all(Array.from({ length: 5 }, () => student(app)));
      for (let i = 0; i < 6; i++) await Promise.all(people.map(({ id }) => change(id)));
      await Promise.all([deliver(), ...others.map(deliver)]);
      await deliver();
      expect(target.received).toHaveLength(35);
      expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(35);
      for (const { id } of people) {
        const versions = target.payloads().flatMap(({ data }) => (data.id === id ? data.version : []));
        expect(versions).toEqual([...versions].sort((a, b) => a - b));
      }
    } finally {
      await Promise.all(others.map((other) => other.close()));
    }
  });

  test('what commits late is not lost, and the number of an object never falls', async () => {
    await hook('PERSON_CHANGED');
    const [person, other] = [await student(app), await student(app)];
    await deliver();
    target.received.length = 0;
    const em = app.services.orm.em.fork();
    await em.begin();
    await em.execute("update person set bio = 'muộn' where id = ?", [person.id]);
    const second = change(person.id);
    await transactionsWaiting(app.services.orm);
    await change(other.id);
    await deliver();
    expect(target.payloads().map(({ data }) => data.id)).toEqual([other.id]);
    await em.commit();
    await second;
    await deliver();
    const told = target.payloads().filter(({ data }) => data.id === person.id);
    expect(told).toHaveLength(2);
    expect(told[1]!.data.version).toBeGreaterThan(told[0]!.data.version);
  });

  test('what a killed process had begun is sent again once its claim is over', async () => {
    const { id } = await hook('PERSON_CHANGED');
    await student(app);
    await select(app, "update webhook_delivery set sending_until = now() + interval '1 minute', tries = 1");
    await deliver();
    expect(target.received).toEqual([]);
    await select(app, "update webhook_delivery set sending_until = now() - interval '1 second'");
    await deliver();
    expect((await deliveries(id))[0]!.state).toBe('DELIVERED');
  });

  test('whoever stops gives its claims back, and that is no failure', async () => {
    const { id } = await hook('PERSON_CHANGED');
    target.answer = () => undefined;
    await student(app);
    const stop = new AbortController();
    const round = deliverWebhooks.handle(app.services, {}, { signal: stop.signal, isLast: false });
    await eventually(() => expect(target.received).toHaveLength(1));
    stop.abort();
    await round;
    target.answer = () => 200;
    await deliver();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'DELIVERED', attempts: [{ fault: null }] });
    expect((await shown(id)).failingSince).toBeNull();
  });
});

describe('a secret', () => {
  test('is replaced: for a day both sign, then the new one alone', async () => {
    const { id, secret } = await hook('PERSON_CHANGED');
    const { data } = await run(ROTATE, { id });
    const fresh = (data.rotateWebhookSecret as { secret: string }).secret;
    secrets.push(fresh);
    await student(app);
    await deliver();
    const [both] = target.received;
    expect(both!.headers['webhook-signature']!.split(' ')).toHaveLength(2);
    verified(secret, both!);
    verified(fresh, both!);
    const left = Date.parse((await shown(id)).formerSecretUntil!) - Date.now();
    expect(Math.abs(left - 86_400_000)).toBeLessThan(60_000);
    await select(app, 'update webhook set former_secret_until = now()');
    await student(app);
    await deliver();
    const last = target.received.at(-1)!;
    verified(fresh, last);
    expect(() => verified(secret, last)).toThrow('No matching signature');
  });

  test('that the server can’t read any more is said', async () => {
    const { id } = await hook('PERSON_CHANGED');
    await select(app, "update webhook set secret_sealed = 'x'");
    await student(app);
    await deliver();
    expect(target.received).toEqual([]);
    expect((await deliveries(id))[0]!.attempts).toMatchObject([{ fault: 'SECRET_UNREADABLE' }]);
  });
});

describe('lasting failure', () => {
  const failLong = (id: string, days: number, failures: number) =>
    select(
      app,
      'update webhook set failing_since = now() - make_interval(days => ?::int), failures = ? where id = ?',
      [days, failures, id],
    );

  test('switches it off and tells the administrators; on again, what waited goes on', async () => {
    const { id } = await hook('PERSON_CHANGED');
    const person = await student(app);
    target.answer = () => 500;
    await deliver();
    expect((await shown(id)).failingSince).not.toBeNull();
    for (const [days, failures] of [
      [2, 500],
      [4, 5],
    ] as const) {
      await failLong(id, days, failures);
      await later(id, '1 minute');
      await deliver();
      expect((await shown(id)).isActive).toBe(true);
    }
    await failLong(id, 3, 19);
    await later(id, '10 minutes');
    await deliver();
    expect(await shown(id)).toMatchObject({ isActive: false, switchedOffFor: 'FAILING', waitingCount: 1 });
    const [notice] = await select<{ params: object; link: string }>(
      app,
      "select params, link from notification where kind = 'WEBHOOK_OFF' and person_id = ?",
      [boss.id],
    );
    expect(notice).toEqual({ params: { name: 'Kế toán', reason: 'FAILING' }, link: `/admin/webhooks/${id}` });
    expect((await mailsTo(app, boss.email)).map(({ mail }) => mail)).toContain('support.notification');
    // Off: nothing is recorded, nothing is sent
    await change(person.id);
    await later(id, '10 hours');
    target.received.length = 0;
    await deliver();
    expect([target.received.length, (await shown(id)).waitingCount]).toEqual([0, 1]);
    target.answer = () => 200;
    const { data } = await run(SWITCH, { input: { webhookId: id, isActive: true } });
    expect(data.switchWebhook).toMatchObject({ isActive: true, failingSince: null });
    await deliver();
    expect(target.payloads().map((each) => each.data.id)).toEqual([person.id]);
  });

  test('a success in between begins anew', async () => {
    const { id } = await hook('PERSON_CHANGED');
    await failLong(id, 9, 99);
    await student(app);
    await deliver();
    expect((await shown(id)).failingSince).toBeNull();
    target.answer = () => 500;
    await student(app);
    await deliver();
    expect((await shown(id)).isActive).toBe(true);
  });

  test('410 switches it off at once', async () => {
    const { id } = await hook('PERSON_CHANGED');
    target.answer = () => 410;
    await student(app);
    await deliver();
    expect(await shown(id)).toMatchObject({ isActive: false, switchedOffFor: 'GONE' });
  });
});

describe('by hand', () => {
  test('a test is sent once, also while it is off', async () => {
    const { id, secret } = await hook('PERSON_CHANGED');
    await run(SWITCH, { input: { webhookId: id, isActive: false } });
    const TEST = 'mutation($id: ID!) { testWebhook(webhookId: $id) { id state } }';
    await run(TEST, { id });
    await deliver();
    expect(verified(secret, target.received[0]!).type).toBe('webhook.tested');
    target.answer = () => 500;
    await run(TEST, { id });
    await deliver();
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['FAILED', 'DELIVERED']);
    expect((await shown(id)).failingSince).toBeNull();
  });

  test('a delivery is replayed with its id, once; not while it waits, not while the webhook is off', async () => {
    const { id, secret } = await hook('PERSON_CHANGED');
    await student(app);
    const [one] = await deliveries(id);
    expect(reasonOf(await run(REPLAY, { id: one!.id }))).toBe('STILL_WAITING');
    await deliver();
    expect((await run(REPLAY, { id: one!.id })).data.replayWebhookDelivery).toMatchObject({
      state: 'WAITING',
    });
    target.answer = () => 500;
    await deliver();
    expect(target.received.map(({ headers }) => headers['webhook-id'])).toEqual([one!.id, one!.id]);
    verified(secret, target.received[1]!);
    expect((await deliveries(id))[0]).toMatchObject({
      state: 'FAILED',
      attempts: [{ fault: null }, { fault: 'STATUS' }],
    });
    const ALL = 'mutation($id: ID!) { replayFailedDeliveries(webhookId: $id) { count } }';
    target.answer = () => 200;
    expect((await run(ALL, { id })).data.replayFailedDeliveries).toEqual({ count: 1 });
    await deliver();
    expect((await deliveries(id))[0]!.state).toBe('DELIVERED');
    await run(SWITCH, { input: { webhookId: id, isActive: false } });
    expect(reasonOf(await run(REPLAY, { id: one!.id }))).toBe('WEBHOOK_OFF');
    expect(reasonOf(await run(ALL, { id }))).toBe('WEBHOOK_OFF');
    expect(codeOf(await run(REPLAY, { id: randomUUID() }))).toBe('NOT_FOUND');
  });

  test('at most 30 tries of a delivery are kept', async () => {
    const { id } = await hook('PERSON_CHANGED');
    await student(app);
    await select(
      app,
      `insert into webhook_attempt (delivery_id, at, duration_ms, status) select d.id, now(), 1, 200
       from webhook_delivery d, generate_series(1, 40)`,
    );
    await deliver();
    expect((await deliveries(id))[0]!.attempts).toHaveLength(30);
  });

  test('an address is kept as it is asked, however it was written', async () => {
    const { id } = await hook('PERSON_CHANGED');
    const UPDATE = 'mutation($input: UpdateWebhookInput!) { updateWebhook(input: $input) { address } }';
    const written = target.address.replace('127.0.0.1', '①27.1').replace('/hook', '\\@erp.example.vn');
    const asked = target.address.replace('/hook', '/@erp.example.vn');
    const { data } = await run(UPDATE, { input: { webhookId: id, address: written } });
    expect(data.updateWebhook).toEqual({ address: asked });
    expect((await create({ address: written })).data.createWebhook).toMatchObject({
      webhook: { address: asked },
    });
  });

  test('an edit changes where the next one goes; a deletion takes everything along', async () => {
    const { id } = await hook('PERSON_CHANGED');
    const elsewhere = await receiver();
    await student(app);
    const UPDATE = `mutation($input: UpdateWebhookInput!) { updateWebhook(input: $input) { ${FIELDS} } }`;
    const reply = await run(UPDATE, {
      input: { webhookId: id, address: elsewhere.address, kinds: ['ORDER_PAID'] },
    });
    expect(reply.data.updateWebhook).toMatchObject({ name: 'Kế toán', kinds: ['ORDER_PAID'] });
    await deliver();
    expect([target.received.length, elsewhere.received.length]).toEqual([0, 1]);
    const tested = await run(UPDATE, { input: { webhookId: id, kinds: ['WEBHOOK_TESTED'] } });
    expect(codeOf(tested)).toBe('BAD_INPUT');
    const DELETE = 'mutation($id: ID!) { deleteWebhook(webhookId: $id) { id } }';
    expect((await run(DELETE, { id })).data.deleteWebhook).toEqual({ id });
    expect(await select(app, 'select 1 from webhook_attempt')).toEqual([]);
    expect(codeOf(await run(DELETE, { id }))).toBe('NOT_FOUND');
  });

  describe('deleted', () => {
    const DELETE = 'mutation($id: ID!) { deleteWebhook(webhookId: $id) { id } }';

    test('while something happens that it was to be told of: that happens, and another webhook hears of it', async () => {
      const going = await hook('PERSON_CHANGED');
      const staying = await hook('PERSON_CHANGED');
      const person = await student(app);
      const changing = await app.services.orm.em.fork().transactional(async (em) => {
        await em.execute('delete from webhook where id = ?', [going.id]);
        const outcome = { done: Promise.allSettled([change(person.id)]) };
        await transactionsWaiting(app.services.orm);
        return outcome;
      });
      expect(await changing.done).toMatchObject([{ status: 'fulfilled' }]);
      expect((await deliveries(staying.id)).map(({ objectId }) => objectId)).toEqual([person.id, person.id]);
    });

    test('what happens does not wait for the commands of administrators', async () => {
      const { id } = await hook('PERSON_CHANGED');
      const person = await student(app);
      await app.services.orm.em.fork().transactional(async (em) => {
        await lockWebhook(em, id);
        const changing = change(person.id);
        await Promise.race([changing, pause(2000).then(() => expect.unreachable('it waits'))]);
      });
      expect(await deliveries(id)).toHaveLength(2);
    });

    test('while the outcome of a delivery is written down: neither waits for the other in a circle', async () => {
      const { id } = await hook('PERSON_CHANGED');
      await student(app);
      const delivering = await app.services.orm.em.fork().transactional(async (em) => {
        await lockWebhook(em, id);
        const outcome = { done: deliver() };
        await transactionsWaiting(app.services.orm);
        await em.execute("set local lock_timeout = '500ms'");
        await em.execute('delete from webhook_delivery where webhook_id = ?', [id]);
        return outcome;
      });
      await delivering.done;
      expect((await run(DELETE, { id })).data.deleteWebhook).toEqual({ id });
    });
  });

  test('deliveries are forgotten after thirty days', async () => {
    const { id } = await hook('PERSON_CHANGED');
    await student(app);
    await student(app);
    await select(
      app,
      `update webhook_delivery set occurred_at = now() - interval '31 days'
       where id = (select id from webhook_delivery limit 1)`,
    );
    await sweepWebhooks.handle(app.services, {});
    expect(await deliveries(id)).toHaveLength(1);
  });
});

test('an event is delivered by itself, within moments', async () => {
  await hook('ENROLMENT_CREATED');
  const mine = await course(app, (await teacher(app)).id);
  await app.work();
  const started = Date.now();
  const enrolment = await enrol(app, (await student(app)).id, mine.id);
  await vi.waitFor(() => expect(target.payloads().map(({ data }) => data.id)).toEqual([enrolment]), {
    timeout: 10_000,
  });
  expect(Date.now() - started).toBeLessThan(10_000);
});
