import { afterEach, describe, expect, test } from 'vitest';
import { select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  app,
  boss,
  change,
  createHook,
  deliver,
  deliveries,
  findWebhook,
  moveDueTimes,
  ROTATE,
  removeWebhooks,
  run,
  SWITCH,
  secrets,
  target,
  verify,
} from './testing/webhook-world.ts';

const { mailsTo, student, updateRow } = helpersFor(app);

afterEach(removeWebhooks);

describe('a webhook secret', () => {
  test('signs together with its replacement for a day and then no longer', async () => {
    const { id, secret } = await createHook('PERSON_CHANGED');
    const { data } = await run(ROTATE, { id });
    const fresh = (data.rotateWebhookSecret as { secret: string }).secret;
    secrets.push(fresh);
    await student();
    await deliver();
    const [both] = target.received;
    expect(both!.headers['webhook-signature']!.split(' ')).toHaveLength(2);
    verify(secret, both!);
    verify(fresh, both!);
    const left = Date.parse((await findWebhook(id)).formerSecretUntil!) - Date.now();
    expect(Math.abs(left - 86_400_000)).toBeLessThan(60_000);
    await select(app, 'update webhook set former_secret_until = now()');
    await student();
    await deliver();
    const last = target.received.at(-1)!;
    verify(fresh, last);
    expect(() => verify(secret, last)).toThrow('No matching signature');
  });

  test('that the server cannot decrypt is reported in the attempt', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    await select(app, "update webhook set secret_sealed = 'x'");
    await student();
    await deliver();
    expect(target.received).toEqual([]);
    expect((await deliveries(id))[0]!.attempts).toMatchObject([{ fault: 'SECRET_UNREADABLE' }]);
  });
});

describe('a webhook that fails', () => {
  const failLong = (id: string, days: number, failures: number) =>
    updateRow('webhook', id, 'failing_since = now() - make_interval(days => ?::int), failures = ?', [
      days,
      failures,
    ]);

  test('is disabled after days, administrators are notified, and pending deliveries resume when it is enabled', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    const person = await student();
    target.answer = () => 500;
    await deliver();
    expect((await findWebhook(id)).failingSince).not.toBeNull();
    for (const [days, failures] of [
      [2, 500],
      [4, 5],
    ] as const) {
      await failLong(id, days, failures);
      await moveDueTimes(id, '1 minute');
      await deliver();
      expect((await findWebhook(id)).isActive).toBe(true);
    }
    await failLong(id, 3, 19);
    await moveDueTimes(id, '10 minutes');
    await deliver();
    expect(await findWebhook(id)).toMatchObject({
      isActive: false,
      switchedOffFor: 'FAILING',
      waitingCount: 1,
    });
    const [notice] = await select<{ params: object; link: string }>(
      app,
      "select params, link from notification where kind = 'WEBHOOK_OFF' and person_id = ?",
      [boss.id],
    );
    expect(notice).toEqual({ params: { name: 'Kế toán', reason: 'FAILING' }, link: `/admin/webhooks/${id}` });
    expect((await mailsTo(boss.email)).map(({ mail }) => mail)).toContain('support.notification');
    // While it is off, nothing is recorded or sent
    await change(person.id);
    await moveDueTimes(id, '10 hours');
    target.received.length = 0;
    await deliver();
    expect([target.received.length, (await findWebhook(id)).waitingCount]).toEqual([0, 1]);
    target.answer = () => 200;
    const { data } = await run(SWITCH, { input: { webhookId: id, isActive: true } });
    expect(data.switchWebhook).toMatchObject({ isActive: true, failingSince: null });
    await deliver();
    expect(target.payloads().map((each) => each.data.id)).toEqual([person.id]);
  });

  test('starts a new count after a success', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    await failLong(id, 9, 99);
    await student();
    await deliver();
    expect((await findWebhook(id)).failingSince).toBeNull();
    target.answer = () => 500;
    await student();
    await deliver();
    expect((await findWebhook(id)).isActive).toBe(true);
  });

  test('is disabled immediately by 410', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    target.answer = () => 410;
    await student();
    await deliver();
    expect(await findWebhook(id)).toMatchObject({ isActive: false, switchedOffFor: 'GONE' });
  });
});
