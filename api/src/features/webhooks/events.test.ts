import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { getCode, getReason, select, teacher } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  app,
  boss,
  change,
  create,
  createHook,
  deliver,
  deliveries,
  lines,
  removeWebhooks,
  secrets,
  target,
  verify,
} from './testing/webhook-world.ts';

const { ask, fetchRoot, staff, student, updateRow } = helpersFor(app);

afterEach(removeWebhooks);

describe('a webhook event', () => {
  test('is a message that the Standard Webhooks library verifies, with an increasing version', async () => {
    const { id, secret } = await createHook('PERSON_CHANGED');
    const person = await student();
    await change(person.id);
    await deliver();
    const told = target.payloads();
    expect(told.map(({ type, data }) => [type, data.id])).toEqual([
      ['person.changed', person.id],
      ['person.changed', person.id],
    ]);
    expect(told[1]!.data.version).toBeGreaterThan(told[0]!.data.version);
    for (const each of target.received) expect(verify(secret, each).type).toBe('person.changed');
    const [tampered] = target.received;
    expect(() =>
      verify(secret, { ...tampered!, body: tampered!.body.replace('person', 'nobody') }),
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

  test('is sent only for subscribed kinds, and not after a rollback or an update without a change', async () => {
    await createHook('COURSE_PUBLISHED');
    const person = await student();
    await change(person.id, 'Như cũ');
    await select(app, 'update webhook set kinds = ?', ['{PERSON_CHANGED}']);
    await change(person.id, 'Như cũ');
    await updateRow('person', person.id, 'last_seen_at = now()');
    const failed = app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('update person set bio = null where id = ?', [person.id]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await deliver();
    expect(target.received).toEqual([]);
  });

  test('is sent once per transaction, also for changes of roles and of the teacher profile', async () => {
    await createHook('PERSON_CHANGED');
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
    const clerk = await staff('audit:read');
    await deliver();
    await select(app, 'delete from person_custom_role where person_id = ?', [clerk.id]);
    await deliver();
    // Created, role granted, role removed
    expect(target.payloads().map(({ data }) => data.id)).toEqual([
      person.id,
      person.id,
      clerk.id,
      clerk.id,
      clerk.id,
    ]);
  });
});

describe('a webhook', () => {
  test('is created only with the permission and a fresh proof of identity, never with an API token', async () => {
    expect(getCode(await create({}, await student()))).toBe('FORBIDDEN');
    const reader = await staff('webhook:read');
    expect(getCode(await create({}, reader))).toBe('FORBIDDEN');
    expect(await fetchRoot(reader, '{ webhooks { id } }')).toEqual([]);
    const { proof, ...unproved } = boss;
    expect(getReason(await create({}, unproved))).toBe('PROOF_NEEDED');
    const { data } = await ask(boss, '{ apiTokenTerms { resources { resource actions { permission } } } }');
    const scopes = JSON.stringify(data);
    expect(scopes).toContain('webhook:read');
    expect(scopes).not.toContain('webhook:manage');
  });

  test('shows its secret once and stores it in no log or table', async () => {
    const input = { idempotencyKey: randomUUID() };
    const made = (await create(input)).data.createWebhook as { secret: string };
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await create(input)).data.createWebhook).toMatchObject({ secret: null });
    expect(await select(app, 'select 1 from webhook')).toHaveLength(1);
    secrets.push(made.secret);
    await select(app, "update webhook set kinds = '{PERSON_CHANGED}'");
    await student();
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

  test('is rejected beyond twenty, also when created simultaneously', async () => {
    const { id } = await createHook('PERSON_CHANGED');
    await select(
      app,
      `insert into webhook (name, address, kinds, secret_sealed) select 'W', 'https://x.test', '{ORDER_PAID}', secret_sealed
       from webhook, generate_series(1, 18) where id = ?`,
      [id],
    );
    const replies = await Promise.all([create({}), create({}), create({})]);
    expect(replies.map(getReason).sort()).toEqual(['TOO_MANY_WEBHOOKS', 'TOO_MANY_WEBHOOKS', undefined]);
  });

  test.each([
    ['http://example.com/x', 'INSECURE_ADDRESS', 'https://'],
    ['https://127.0.0.1/x', 'PRIVATE_ADDRESS', 'mạng riêng'],
    ['https://u:p@example.com/x', 'CREDENTIALS_IN_ADDRESS', 'mật khẩu'],
    ['ftp://example.com', 'INVALID', 'đầy đủ'],
    ['https://example.com:25/x', 'PORT_NOT_ALLOWED', 'cổng'],
  ])('is rejected with a reason for the URL %s', async (address, code, words) => {
    await select(app, "update webhook set name = 'x'");
    const reply = await create({ address: address.replace('127.0.0.1', '[::ffff:127.0.0.1]') });
    expect(reply.errors?.[0]?.extensions.details).toMatchObject([
      { field: 'address', code, message: expect.stringContaining(words) },
    ]);
  });
});
