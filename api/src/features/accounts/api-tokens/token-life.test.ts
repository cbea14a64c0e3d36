import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { secondProcess } from '../../../testing/app.ts';
import { type Actor, getCode, getReason, type Reply } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { remindExpiringTokens } from './remind-expiring-tokens.jobs.ts';
import {
  app,
  create,
  daysFromNow,
  endsSoon,
  type Made,
  ME,
  MINE,
  made,
  RENEW,
  REVOKE,
  refusal,
  WITHDRAW,
} from './testing/api-tokens.ts';

const { admin, ask, db, fetchRoot, mailsTo, member, mutate, staff, student, updateRow } = helpersFor(app);

const addTokens = (owner: Actor, count: number) =>
  db(
    `insert into api_token (person_id, name, scopes, hash, hint, expires_at)
     select ?, 'Mã', '{profile:read}', sha256(gen_random_uuid()::text::bytea), 'abcd', now() + interval '1 day'
     from generate_series(1, ?::int)`,
    owner.id,
    count,
  );

describe('creating a token', () => {
  test('requires a proof, grants at most own permissions and is idempotent', async () => {
    const owner = await student();
    expect(getReason(await create({ ...owner, proof: undefined }, ['profile:read']))).toBe('PROOF_NEEDED');
    expect(getReason(await create(owner, ['person:read']))).toBe('GRANTS_TOO_MUCH');
    const key = { idempotencyKey: randomUUID() };
    const [first, again] = [
      await create(owner, ['profile:read'], key),
      await create(owner, ['profile:read'], key),
    ];
    const made = (reply: Reply) =>
      reply.data.createApiToken as { secret: string | null; apiToken: { id: string } };
    expect(made(again).apiToken.id).toBe(made(first).apiToken.id);
    expect(made(again).secret).toBeNull();
    expect(getReason(await create(owner, ['profile:update'], key))).toBe('KEY_REUSED');
  });

  test('is limited to twenty, also simultaneously', async () => {
    const owner = await student();
    await addTokens(owner, 18);
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(owner, ['profile:read'])));
    expect(replies.map(getReason).filter((reason) => reason === 'TOO_MANY_API_TOKENS')).toHaveLength(2);
  });
});

describe('renewing a token', () => {
  const renew = (owner: Actor, id: string, more: object = {}): Promise<Reply> =>
    ask(owner, RENEW, { input: { apiTokenId: id, expiresOn: daysFromNow(60), ...more } });
  const renewedBy = async (owner: Actor, id: string, more: object = {}): Promise<Made> => {
    const { data } = await renew(owner, id, more);
    const { secret, apiToken } = data.renewApiToken as { secret: string; apiToken: { id: string } };
    return { id: apiToken.id, token: secret };
  };
  const listed = async (owner: Actor) => (await fetchRoot<{ id: string }[]>(owner, MINE)).map(({ id }) => id);

  test('issues a new secret, and the old one remains valid for the overlap', async () => {
    const owner = await member();
    const mine = await made(owner, 'profile:read', 'profile:update');
    const reply = await renew(owner, mine.id, { overlapHours: 2 });
    const { secret, apiToken } = reply.data.renewApiToken as {
      secret: string;
      apiToken: { id: string; expiresAt: string };
    };
    expect(apiToken).toMatchObject({ name: 'Bảng Notion', scopes: ['profile:read', 'profile:update'] });
    expect(await refusal({ token: secret })).toBe('answered');
    expect(await refusal(mine)).toBe('answered');
    const [former] = await db<{ hours: number; renewed: string }>(
      'select round(extract(epoch from expires_at - now()) / 3600)::int as hours, renewed_as_id as renewed from api_token where id = ?',
      mine.id,
    );
    expect(former).toEqual({ hours: 2, renewed: apiToken.id });
    expect(await listed(owner)).toEqual([apiToken.id, mine.id]);
    await updateRow('api_token', mine.id, "expires_at = now() - interval '1 second'");
    await endsSoon(mine);
    // A renewed token is not listed after its end
    expect(await listed(owner)).toEqual([apiToken.id]);
    const mails = (await mailsTo(owner.email)).map(({ props }) => (props as { event?: string }).event);
    expect(mails).toContain('api-token-renewed');
    const [line] = await db<{ line: string }>(
      "select a::text as line from audit_log a where action = 'api-token.renew' and target_id = ?",
      owner.id,
    );
    expect(line!.line).toContain(apiToken.id);
    expect(line!.line).not.toContain(secret);
  });

  test('can end the old one immediately and revives an expired token', async () => {
    const owner = await student();
    const mine = await made(owner, 'profile:read');
    expect(await refusal(mine)).toBe('answered');
    const second = await renewedBy(owner, mine.id, { overlapHours: 0 });
    expect(await refusal(mine)).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
    await updateRow('api_token', second.id, 'expires_at = now()');
    await endsSoon(second);
    const third = await renewedBy(owner, second.id);
    expect(await refusal(third)).toBe('answered');
    expect(await refusal(second)).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
  });

  test('leaves at most two valid secrets', async () => {
    const owner = await student();
    const first = await made(owner, 'profile:read');
    const second = await renewedBy(owner, first.id);
    const third = await renewedBy(owner, second.id);
    await endsSoon(first);
    expect(await refusal(second)).toBe('answered');
    expect(await refusal(third)).toBe('answered');
  });

  test('rejects foreign, revoked and renewed tokens and is idempotent', async () => {
    const [owner, other] = [await student(), await student()];
    const mine = await made(owner, 'profile:read');
    for (const id of [mine.id, randomUUID(), 'x']) expect(getCode(await renew(other, id))).toBe('NOT_FOUND');
    expect(getReason(await renew({ ...owner, proof: undefined }, mine.id))).toBe('PROOF_NEEDED');
    for (const [more, field] of [
      [{ overlapHours: 25 }, 'overlapHours'],
      [{ overlapHours: -1 }, 'overlapHours'],
      [{ expiresOn: daysFromNow(0) }, 'expiresOn'],
      [{ expiresOn: daysFromNow(366) }, 'expiresOn'],
    ] as const)
      expect((await renew(owner, mine.id, more)).errors![0]!.extensions.details).toMatchObject([{ field }]);
    const key = { idempotencyKey: randomUUID() };
    const first = await renewedBy(owner, mine.id, key);
    const again = await renew(owner, mine.id, key);
    expect(again.data.renewApiToken).toMatchObject({ secret: null, apiToken: { id: first.id } });
    expect(getCode(await renew(owner, mine.id))).toBe('NOT_FOUND');
    await ask(owner, REVOKE, { id: first.id });
    expect(getCode(await renew(owner, first.id))).toBe('NOT_FOUND');
  });

  test('does not count towards the limit, and one of two simultaneous requests succeeds', async () => {
    const owner = await student();
    await addTokens(owner, 19);
    const mine = await made(owner, 'profile:read');
    const replies = await Promise.all([renew(owner, mine.id), renew(owner, mine.id)]);
    expect(replies.map((reply) => (reply.errors ? getCode(reply) : 'renewed')).sort()).toEqual([
      'NOT_FOUND',
      'renewed',
    ]);
    expect(getReason(await create(owner, ['profile:read']))).toBe('TOO_MANY_API_TOKENS');
  });
});

describe('a token that expires soon', () => {
  test('is announced once in the application and by e-mail unless it is already renewed', async () => {
    const owner = await member();
    const makeToken = async (sql: string) => {
      const { id } = await made(owner, 'profile:read');
      await updateRow('api_token', id, sql);
      return id;
    };
    const near = "created_at = now() - interval '30 days', expires_at = now() + interval '6 days'";
    const soon = await makeToken(near);
    await makeToken("created_at = now() - interval '30 days', expires_at = now() + interval '8 days'");
    await makeToken(`${near}, ended_at = now(), end_reason = 'REVOKED'`);
    await makeToken(`${near}, renewed_as_id = id`);
    await makeToken("expires_at = now() + interval '6 days'");
    await Promise.all([
      remindExpiringTokens.handle(app.services, {}),
      remindExpiringTokens.handle(app.services, {}),
    ]);
    await remindExpiringTokens.handle(app.services, {});
    const notifications = await db(
      "select params from notification where person_id = ? and kind = 'API_TOKEN_EXPIRING'",
      owner.id,
    );
    const day = expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/);
    expect(notifications).toMatchObject([{ params: { name: 'Bảng Notion', day } }]);
    const reminded = await db<{ id: string }>(
      'select id from api_token where person_id = ? and reminded_at is not null',
      owner.id,
    );
    expect(reminded).toEqual([{ id: soon }]);
    expect((await mailsTo(owner.email)).map(({ mail }) => mail)).toContain('support.notification');
  });
});

describe('an API token ends', () => {
  test('when its owner revokes it, on every process and for simultaneous requests', async () => {
    const second = await secondProcess(app);
    const owner = await student();
    const mine = await made(owner, 'profile:read');
    expect(await refusal(mine, ME, {}, second)).toBe('answered');
    const using = Promise.all(
      Array.from({ length: 40 }, (_, i) => refusal(mine, ME, {}, i % 2 ? app : second)),
    );
    const revoked = await ask(owner, REVOKE, { id: mine.id });
    expect(revoked.data.revokeApiToken).toEqual({ id: mine.id, endReason: 'REVOKED' });
    // A state that was loaded during the revocation must not be cached
    expect(await refusal(mine)).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
    await using;
    expect(await refusal(mine)).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
    await endsSoon(mine, second);
    expect(getCode(await ask(owner, REVOKE, { id: mine.id }))).toBe('NOT_FOUND');
    expect(await refusal(owner)).toBe('answered');
  });

  test('only if its own owner revokes it', async () => {
    const [owner, other] = [await student(), await student()];
    const mine = await made(owner, 'profile:read');
    for (const id of [mine.id, randomUUID(), 'x'])
      expect(getCode(await ask(other, REVOKE, { id }))).toBe('NOT_FOUND');
    expect(await fetchRoot(other, MINE)).toEqual([]);
    expect(await refusal(mine)).toBe('answered');
  });

  test('when its owner is suspended, and stays revoked after the owner is restored', async () => {
    const [boss, owner] = [await admin(), await student()];
    const mine = await made(owner, 'profile:read');
    expect(await refusal(mine)).toBe('answered');
    const set = (isActive: boolean) =>
      mutate(boss, 'setPeopleStatus', { personIds: [owner.id], isActive }, 'done');
    await set(false);
    await endsSoon(mine);
    await set(true);
    await endsSoon(mine);
  });

  test('when a forgotten password is replaced, not after an ordinary change', async () => {
    const owner = await member();
    const mine = await made(owner, 'profile:read');
    const end = (reason: 'password-changed' | 'password-reset') =>
      app.services.orm.em.fork().transactional((em) => endSessions(em, owner.id, reason));
    await end('password-changed');
    expect(await refusal(mine)).toBe('answered');
    await end('password-reset');
    await endsSoon(mine);
  });

  test('when an administrator revokes it', async () => {
    const [boss, owner] = [await staff('api-token:read', 'api-token:revoke'), await student()];
    const mine = await made(owner, 'profile:read');
    const LIST =
      'query($id: ID!, $live: Boolean) { apiTokens(personId: $id, isLive: $live) { total items { id ownerId ownerName name } } }';
    const list = async (live?: boolean) => await fetchRoot(boss, LIST, { id: owner.id, live });
    expect(await list(true)).toMatchObject({
      total: 1,
      items: [{ id: mine.id, ownerId: owner.id, name: 'Bảng Notion' }],
    });
    expect(await list(false)).toMatchObject({ total: 0 });
    const input = { apiTokenId: mine.id, reason: 'Mã bị lộ trên mạng' };
    expect(getCode(await ask(await student(), WITHDRAW, { input }))).toBe('FORBIDDEN');
    const { data } = await ask(boss, WITHDRAW, { input });
    expect(data.withdrawApiToken).toMatchObject({ endReason: 'WITHDRAWN' });
    await endsSoon(mine);
    expect(await fetchRoot(owner, MINE)).toMatchObject([{ id: mine.id, endReason: 'WITHDRAWN' }]);
    const [line] = await db<{ reason: string }>(
      "select reason from audit_log where action = 'api-token.withdraw' and target_id = ?",
      owner.id,
    );
    expect(line!.reason).toBe(input.reason);
  });

  test('while administrators switch tokens off, and works afterwards', async () => {
    const owner = await student();
    const mine = await made(owner, 'profile:read');
    const boss = await admin();
    const allow = async (isAllowed: boolean, version: number) => {
      await db(
        "insert into setting_value (key, version, value, changed_by, reason) values ('apiTokens.allowed', ?, ?::jsonb, ?, 'Thử')",
        version,
        String(isAllowed),
        boss.id,
      );
      await app.services.settings.reload();
    };
    await allow(false, 1);
    try {
      expect(await refusal(mine)).toBe('FORBIDDEN API_TOKENS_OFF');
      expect(getReason(await create(owner, ['profile:read']))).toBe('API_TOKENS_OFF');
      expect(await refusal(owner)).toBe('answered');
    } finally {
      await allow(true, 2);
    }
    expect(await refusal(mine)).toBe('answered');
  });
});
