import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createLog } from '../../platform/process/log.ts';
import { eventually } from '../../testing/eventually.ts';
import { getCode, getReason, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { lockWebhook } from './save-webhook.ts';
import { startReceiver } from './testing/receiver.ts';
import {
  app,
  change,
  create,
  createHook,
  deliver,
  deliveries,
  FIELDS,
  findWebhook,
  REPLAY,
  removeWebhooks,
  run,
  SWITCH,
  target,
  verify,
} from './testing/webhook-world.ts';
import { sweepWebhooks } from './webhook.jobs.ts';

const { course, enrol, student, teacher } = helpersFor(app);

afterEach(removeWebhooks);

describe('an administrator', () => {
  test('sends a test event once, also to a disabled webhook', async () => {
    const { id, secret } = await createHook('PERSON_CHANGED');
    await run(SWITCH, { input: { webhookId: id, isActive: false } });
    const TEST = 'mutation($id: ID!) { testWebhook(webhookId: $id) { id state } }';
    await run(TEST, { id });
    await deliver();
    expect(verify(secret, target.received[0]!).type).toBe('webhook.tested');
    target.answer = () => 500;
    await run(TEST, { id });
    await deliver();
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['FAILED', 'DELIVERED']);
    expect((await findWebhook(id)).failingSince).toBeNull();
  });

  test('replays an ended delivery once with its ID, unless the webhook is disabled', async () => {
    const { id, secret } = await createHook('PERSON_CHANGED');
    await student();
    const [one] = await deliveries(id);
    expect(getReason(await run(REPLAY, { id: one!.id }))).toBe('STILL_WAITING');
    await deliver();
    expect((await run(REPLAY, { id: one!.id })).data.replayWebhookDelivery).toMatchObject({
      state: 'WAITING',
    });
    target.answer = () => 500;
    await deliver();
    expect(target.received.map(({ headers }) => headers['webhook-id'])).toEqual([one!.id, one!.id]);
    verify(secret, target.received[1]!);
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
    expect(getReason(await run(REPLAY, { id: one!.id }))).toBe('WEBHOOK_OFF');
    expect(getReason(await run(ALL, { id }))).toBe('WEBHOOK_OFF');
    expect(getCode(await run(REPLAY, { id: randomUUID() }))).toBe('NOT_FOUND');
  });

  test('sees at most 30 attempts of a delivery', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    await student();
    await select(
      app,
      `insert into webhook_attempt (delivery_id, at, duration_ms, status) select d.id, now(), 1, 200
       from webhook_delivery d, generate_series(1, 40)`,
    );
    await deliver();
    expect((await deliveries(id))[0]!.attempts).toHaveLength(30);
  });

  test('sees the URL as it is requested, regardless of its spelling', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    const UPDATE = 'mutation($input: UpdateWebhookInput!) { updateWebhook(input: $input) { address } }';
    const written = target.address.replace('127.0.0.1', '①27.1').replace('/hook', '\\@erp.example.vn');
    const asked = target.address.replace('/hook', '/@erp.example.vn');
    const { data } = await run(UPDATE, { input: { webhookId: id, address: written } });
    expect(data.updateWebhook).toEqual({ address: asked });
    expect((await create({ address: written })).data.createWebhook).toMatchObject({
      webhook: { address: asked },
    });
  });

  test('edits the URL of pending deliveries, and deletes a webhook with its deliveries', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    const elsewhere = await startReceiver();
    await student();
    const UPDATE = `mutation($input: UpdateWebhookInput!) { updateWebhook(input: $input) { ${FIELDS} } }`;
    const reply = await run(UPDATE, {
      input: { webhookId: id, address: elsewhere.address, kinds: ['ORDER_PAID'] },
    });
    expect(reply.data.updateWebhook).toMatchObject({ name: 'Kế toán', kinds: ['ORDER_PAID'] });
    await deliver();
    expect([target.received.length, elsewhere.received.length]).toEqual([0, 1]);
    const tested = await run(UPDATE, { input: { webhookId: id, kinds: ['WEBHOOK_TESTED'] } });
    expect(getCode(tested)).toBe('BAD_INPUT');
    const DELETE = 'mutation($id: ID!) { deleteWebhook(webhookId: $id) { id } }';
    expect((await run(DELETE, { id })).data.deleteWebhook).toEqual({ id });
    expect(await select(app, 'select 1 from webhook_attempt')).toEqual([]);
    expect(getCode(await run(DELETE, { id }))).toBe('NOT_FOUND');
  });

  describe('a change of an object', () => {
    const DELETE = 'mutation($id: ID!) { deleteWebhook(webhookId: $id) { id } }';

    test('succeeds during the deletion of a webhook, and other webhooks receive it', async () => {
      const going = await createHook('PERSON_CHANGED');
      const staying = await createHook('PERSON_CHANGED');
      const person = await student();
      const changing = await app.services.orm.em.fork().transactional(async (em) => {
        await em.execute('delete from webhook where id = ?', [going.id]);
        const outcome = { done: Promise.allSettled([change(person.id)]) };
        await transactionsWaiting(app.services.orm);
        return outcome;
      });
      expect(await changing.done).toMatchObject([{ status: 'fulfilled' }]);
      expect((await deliveries(staying.id)).map(({ objectId }) => objectId)).toEqual([person.id, person.id]);
    });

    test('does not wait for commands on webhooks', async () => {
      const { id } = await createHook('PERSON_CHANGED');
      const person = await student();
      await app.services.orm.em.fork().transactional(async (em) => {
        await lockWebhook(em, id);
        const changing = change(person.id);
        await Promise.race([changing, pause(2000).then(() => expect.unreachable('it waits'))]);
      });
      expect(await deliveries(id)).toHaveLength(2);
    });

    test('causes no deadlock between the outcome of a delivery and the deletion of the webhook', async () => {
      const { id } = await createHook('PERSON_CHANGED');
      await student();
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

  test('no longer sees deliveries after thirty days', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    await student();
    await student();
    await select(
      app,
      `update webhook_delivery set occurred_at = now() - interval '31 days'
       where id = (select id from webhook_delivery limit 1)`,
    );
    await sweepWebhooks.handle(app.services, {});
    expect(await deliveries(id)).toHaveLength(1);
  });
});

test('an event is delivered by the worker', async () => {
  await createHook('ENROLMENT_CREATED');
  const mine = await course((await teacher()).id);
  // In a separate app that ends with the test: the workers of the shared one would send deliveries of later tests
  const worker = await createApp({
    config: app.services.config,
    databaseUrl: app.services.databaseUrl,
    log: createLog('silent'),
  });
  try {
    await worker.work();
    const enrolment = await enrol((await student()).id, mine.id);
    await eventually(() => expect(target.payloads().map(({ data }) => data.id)).toEqual([enrolment]));
  } finally {
    await worker.close();
  }
});
