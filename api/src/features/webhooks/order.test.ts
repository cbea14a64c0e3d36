import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createLog } from '../../platform/process/log.ts';
import { eventually } from '../../testing/eventually.ts';
import { select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { pauseAfter, RETRY_AFTER_SECONDS, RETRY_HOURS } from './schedule.ts';
import { startReceiver } from './testing/receiver.ts';
import {
  app,
  change,
  create,
  createHook,
  deliver,
  deliveries,
  findWebhook,
  moveDueTimes,
  removeWebhooks,
  target,
  type WebhookFacts,
} from './testing/webhook-world.ts';
import { deliverWebhooks } from './webhook.jobs.ts';

const { student, value } = helpersFor(app);

afterEach(removeWebhooks);

describe('order and retries', () => {
  test('a failing delivery delays only later events of the same object', async () => {
    const [bad, good] = [await student(), await student()];
    const { id } = await createHook('PERSON_CHANGED');
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
    // The receiver recovers: both deliveries arrive, the earlier one first, with its original ID
    const first = target.received.find(({ body }) => body.includes(bad.id))!;
    target.received.length = 0;
    target.answer = () => 200;
    await moveDueTimes(id, '1 hour');
    await deliver();
    expect(target.payloads().map(({ data }) => data.id)).toEqual([bad.id, bad.id]);
    expect(target.received[0]!.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(target.received[0]!.body).toBe(first.body);
    const [one, two] = target.payloads();
    expect(two!.data.version).toBeGreaterThan(one!.data.version);
  });

  test('intervals between retries increase and are randomised', () => {
    expect(RETRY_AFTER_SECONDS.every((each, i, all) => !i || each > all[i - 1]!)).toBe(true);
    expect(pauseAfter(1, 0)).toBe(4000);
    expect(pauseAfter(1, 1)).toBe(6000);
    expect(pauseAfter(99, 0.5)).toBe(21_600_000);
  });

  test('a delivery fails after a day with a last attempt, and the next one is sent', async () => {
    const person = await student();
    const { id } = await createHook('PERSON_CHANGED');
    await change(person.id);
    const hours = await value<number>(
      'select extract(epoch from retry_until - occurred_at)::int / 3600 as hours from webhook_delivery',
    );
    expect(hours).toBe(RETRY_HOURS);
    target.answer = () => 503;
    await deliver();
    await change(person.id);
    const gap = async () => {
      const waiting = (await deliveries(id, { state: 'WAITING' })).find(({ isHeldBack }) => !isHeldBack)!;
      return Date.parse(waiting.nextTryAt!) - Date.now();
    };
    expect(await gap()).toBeLessThan(6000);
    // Almost a day later: the pause is limited to the remaining retry period
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
  ])('a response %s is recorded as %s and not followed', async (status, fault) => {
    const { id } = await createHook('PERSON_CHANGED');
    target.answer = (_, response) => {
      response.writeHead(status, { location: target.address }).end('x');
      return undefined;
    };
    await student();
    await deliver();
    expect(target.received).toHaveLength(1);
    const [one] = await deliveries(id);
    expect(one).toMatchObject({ state: 'WAITING', attempts: [{ fault, status }] });
  });

  test('a refused connection is recorded', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    await select(app, "update webhook set address = 'http://127.0.0.1:9/x'");
    await student();
    await deliver();
    expect((await deliveries(id))[0]!.attempts).toMatchObject([{ fault: 'CONNECTION', status: null }]);
  });

  test('a slow receiver gets three simultaneous requests and delays no other receiver', async () => {
    const slow = await startReceiver();
    const open: (() => void)[] = [];
    slow.answer = (_, response) => void open.push(() => response.end());
    const { data } = await create({ address: slow.address });
    const { id } = await createHook('PERSON_CHANGED');
    for (let i = 0; i < 6; i++) await student();
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
    expect((data.createWebhook as { webhook: WebhookFacts }).webhook.waitingCount).toBe(0);
  });
});

describe('several processes', () => {
  test('deliver each event once, in order', async () => {
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
      await createHook('PERSON_CHANGED');
      const people = await Promise.all(Array.from({ length: 5 }, () => student()));
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

  test('lose no event of a late commit, and the version of an object never decreases', async () => {
    await createHook('PERSON_CHANGED');
    const [person, other] = [await student(), await student()];
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

  test('resend a killed process’s delivery after its claim has expired', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    await student();
    await select(app, "update webhook_delivery set sending_until = now() + interval '1 minute', tries = 1");
    await deliver();
    expect(target.received).toEqual([]);
    await select(app, "update webhook_delivery set sending_until = now() - interval '1 second'");
    await deliver();
    expect((await deliveries(id))[0]!.state).toBe('DELIVERED');
  });

  test('release claims at shutdown without recording a failure', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    target.answer = () => undefined;
    await student();
    const stop = new AbortController();
    const round = deliverWebhooks.handle(app.services, {}, { signal: stop.signal, isLast: false });
    await eventually(() => expect(target.received).toHaveLength(1));
    stop.abort();
    await round;
    target.answer = () => 200;
    await deliver();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'DELIVERED', attempts: [{ fault: null }] });
    expect((await findWebhook(id)).failingSince).toBeNull();
  });
});
