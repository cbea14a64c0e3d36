import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { createLog } from '../../../platform/log.ts';
import { Role } from '../../../platform/permissions.ts';
import { testApp } from '../../../testing/app.ts';
import { staff } from '../../../testing/custom-roles.ts';
import { withinASecond } from '../../../testing/eventually.ts';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  member,
  person,
  type Reply,
  reasonOf,
  select,
  student,
  teacher,
} from '../../../testing/factories.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { CourseStatus } from '../../catalog/course.enums.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import type { SessionGuard } from '../sessions/session-guard.ts';
import { isWellFormed, newApiToken } from './api-token.ts';
import { remindExpiringTokens } from './remind-expiring-tokens.jobs.ts';

const app = await testApp();
const CREATE = `mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) {
  secret apiToken { id name scopes hint expiresAt lastUsedAt endedAt endReason } } }`;
const REVOKE = 'mutation($id: ID!) { revokeApiToken(apiTokenId: $id) { id endReason } }';
const WITHDRAW =
  'mutation($input: WithdrawApiTokenInput!) { withdrawApiToken(input: $input) { endReason ownerName } }';
const RENEW = `mutation($input: RenewApiTokenInput!) { renewApiToken(input: $input) {
  secret apiToken { id name scopes expiresAt } } }`;
const MINE = '{ myApiTokens { id name endReason lastUsedAt lastUsedAddress renewedAsId expiresAt } }';
const ME = '{ me { id permissions } }';

const inDays = (days: number) =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

interface Made {
  readonly id: string;
  readonly token: string;
}
const create = (owner: Actor, scopes: readonly string[], more: object = {}): Promise<Reply> =>
  ask(app, owner, CREATE, { input: { name: 'Bảng Notion', scopes, expiresOn: inDays(30), ...more } });
async function made(owner: Actor, ...scopes: string[]): Promise<Made> {
  const { data } = await create(owner, scopes);
  const { secret, apiToken } = data.createApiToken as { secret: string; apiToken: { id: string } };
  return { id: apiToken.id, token: secret };
}
const refusal = async (actor: Pick<Actor, 'token'>, query = ME, variables = {}, on = app) => {
  const reply = await ask(on, actor, query, variables);
  return reply.errors ? `${codeOf(reply)} ${reasonOf(reply)}` : 'answered';
};
const isSoonEnded = (actor: Pick<Actor, 'token'>, on = app) =>
  withinASecond(async () => expect(await refusal(actor, ME, {}, on)).toBe('UNAUTHENTICATED API_TOKEN_ENDED'));

describe('a token', () => {
  test('is letters that scanners find, stored as a hash, shown once and told of', async () => {
    const owner = await member(app);
    const reply = await create(owner, ['profile:read']);
    const { secret, apiToken } = reply.data.createApiToken as { secret: string; apiToken: { hint: string } };
    expect(secret).toMatch(/^sen_pat_[0-9A-Za-z]{49}$/);
    expect(apiToken.hint).toBe(secret.slice(-4));
    const [row] = await select<object>(
      app,
      "select t::text as row, encode(hash, 'hex') = ? as is_hash from api_token t where person_id = ?",
      [createHash('sha256').update(secret).digest('hex'), owner.id],
    );
    expect(row).toMatchObject({ is_hash: true });
    expect(JSON.stringify(row)).not.toContain(secret.slice(8, 40));
    const [mail] = await mailsTo(app, owner.email);
    expect(mail!.props).toMatchObject({ event: 'api-token-created', apiToken: 'Bảng Notion' });
    const told = await select(app, "select 1 from notification where person_id = ? and kind = 'SECURITY'", [
      owner.id,
    ]);
    expect(told).toHaveLength(1);
    const lines = await select<{ after: object }>(
      app,
      "select after from audit_log where action = 'api-token.create' and target_id = ?",
      [owner.id],
    );
    expect(lines[0]!.after).toMatchObject({ name: 'Bảng Notion', scopes: ['profile:read'] });
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('does what its scopes say, and names the scope that it lacks', async () => {
    const owner = await teacher(app);
    const mine = await made(owner, 'profile:read');
    const { data } = await ask(app, mine, ME);
    expect(data.me).toEqual({ id: owner.id, permissions: ['profile:read'] });
    const lacking = await ask(app, mine, 'mutation { updateProfile(input: { bio: "x" }) { id } }');
    expect(lacking.errors![0]!.extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'SCOPE_MISSING',
      permission: 'profile:update',
    });
    // What the owner may not do themselves is no matter of scopes
    expect(await refusal(mine, '{ people { total } }')).toBe('FORBIDDEN NOT_PERMITTED');
  });

  test('sees of what is open to everyone what anyone sees, unless its scopes show it its owner’s own', async () => {
    const owner = await teacher(app);
    const draft = await course(app, owner.id, { status: CourseStatus.DRAFT });
    const lesson = draft.lessonIds[0]!;
    const OWN = `query($course: String!, $lesson: ID!) {
      course(idOrSlug: $course) { id } lessonContent(id: $lesson) { id } }`;
    const read = async (actor: Pick<Actor, 'token'>) =>
      (await ask(app, actor, OWN, { course: draft.id, lesson })).data;
    const shown = { course: { id: draft.id }, lessonContent: { id: lesson } };
    expect(await read(owner)).toEqual(shown);
    expect(await read(await made(owner, 'course:read-own'))).toEqual(shown);
    expect(await read(await made(owner, 'profile:read'))).toEqual({ course: null, lessonContent: null });
    const studies = await made(owner, 'lesson:study');
    expect(await read(studies)).toEqual({ course: null, lessonContent: { id: lesson } });
  });

  test('never does more than its owner may at this moment', async () => {
    const [boss, owner] = [await admin(app), await staff(app, 'person:read')];
    const mine = await made(owner, 'person:read', 'profile:read');
    expect(await refusal(mine, '{ people { total } }')).toBe('answered');
    await select(app, 'delete from person_custom_role where person_id = ?', [owner.id]);
    await withinASecond(async () =>
      expect(await refusal(mine, '{ people { total } }')).toBe('FORBIDDEN NOT_PERMITTED'),
    );
    expect(await refusal(mine)).toBe('answered');
    expect(await refusal(boss, '{ people { total } }')).toBe('answered');
  });

  test('can do nothing that is for people: no sessions, tokens or proofs', async () => {
    const owner = await person(app, Role.ADMIN, Role.TEACHER);
    const { data } = await ask(
      app,
      owner,
      '{ apiTokenTerms { isAllowed limit longestDays resources { actions { permission } } } }',
    );
    const terms = data.apiTokenTerms as { resources: { actions: { permission: string }[] }[] };
    expect(terms).toMatchObject({ isAllowed: true, limit: 20, longestDays: 365 });
    const scopes = terms.resources.flatMap(({ actions }) => actions.map(({ permission }) => permission));
    const never = [
      'account:secure',
      'person:view-as',
      'api-token:read',
      'api-token:revoke',
      'setting:update',
      'payout:approve',
    ];
    expect(scopes.filter((each) => never.includes(each))).toEqual([]);
    for (const each of never)
      expect((await create(owner, ['profile:read', each])).errors![0]!.extensions.details).toMatchObject([
        { field: 'scopes', code: 'UNKNOWN_REFERENCE', message: expect.stringContaining(`“${each}”`) },
      ]);
    const mine = await made(owner, ...scopes);
    for (const query of [
      MINE,
      '{ mySessions { id } }',
      '{ apiTokens { total } }',
      'mutation { proveIdentity(input: { password: "x" }) { token } }',
      'mutation { endOtherSessions { endedCount } }',
    ])
      expect([query, await refusal(mine, query)]).toEqual([query, 'FORBIDDEN PERSON_NEEDED']);
    const fields = { name: 'Mã khác', scopes: ['profile:read'], expiresOn: inDays(3) };
    expect(await refusal(mine, CREATE, { input: fields })).toBe('FORBIDDEN PERSON_NEEDED');
    const role =
      'mutation($id: ID!) { setPersonRoles(input: { personId: $id, roles: [USER, ADMIN] }) { id } }';
    const friend = await student(app);
    // Also not with the proof of its owner's session
    const withProof = { token: mine.token, proof: owner.proof };
    expect(reasonOf(await ask(app, withProof, role, { id: friend.id }))).toBe('PERSON_NEEDED');
    const refresh = await ask(
      app,
      mine,
      `mutation { refreshSession(input: { refreshToken: "${mine.token}" }) { accessToken } }`,
    );
    expect(codeOf(refresh)).toBe('UNAUTHENTICATED');
    await ask(app, mine, 'mutation { signOut(input: { allDevices: true }) { endedCount } }');
    expect(await refusal(owner)).toBe('answered');
  });

  test('ends by its expiry, at the end of a day in Vietnam', async () => {
    const owner = await student(app);
    const mine = await made(owner, 'profile:read');
    expect(await refusal(mine)).toBe('answered');
    const [row] = await select<{ hour: string }>(
      app,
      "select to_char(expires_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') as hour from api_token where id = ?",
      [mine.id],
    );
    expect(row!.hour).toBe('00:00');
    await select(app, "update api_token set expires_at = now() + interval '300 milliseconds' where id = ?", [
      mine.id,
    ]);
    await withinASecond(async () => expect(await refusal(mine)).toBe('UNAUTHENTICATED API_TOKEN_ENDED'));
    for (const day of [inDays(0), inDays(366), '2020-01-01'])
      expect(
        (await create(owner, ['profile:read'], { expiresOn: day })).errors![0]!.extensions.details,
      ).toMatchObject([{ field: 'expiresOn' }]);
    expect((await create(owner, ['profile:read'], { expiresOn: inDays(365) })).errors).toBeUndefined();
  });

  test('that is forged is refused: by its checksum, or by its hash', async () => {
    const owner = await student(app);
    const { token } = await made(owner, 'profile:read');
    const other = token.at(-1) === 'A' ? 'B' : 'A';
    expect(await refusal({ token: token.slice(0, -1) + other })).toBe('UNAUTHENTICATED TOKEN_INVALID');
    expect(await refusal({ token: `${token}x` })).toBe('UNAUTHENTICATED TOKEN_INVALID');
    expect(await refusal({ token: 'sen_pat_' })).toBe('UNAUTHENTICATED TOKEN_INVALID');
    const unknown = newApiToken();
    expect(isWellFormed(unknown)).toBe(true);
    expect(await refusal({ token: unknown })).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
    expect(await refusal({ token })).toBe('answered');
  });

  test('remembers its last use without a write for each', async () => {
    const owner = await student(app);
    const mine = await made(owner, 'profile:read');
    const lastUse = async () =>
      ((await ask(app, owner, MINE)).data.myApiTokens as { lastUsedAt: string | null }[])[0]!.lastUsedAt;
    for (let i = 0; i < 3; i++) await refusal(mine);
    expect(await lastUse()).toBeNull();
    await (app.services.sessions as SessionGuard).tokenUses.write();
    expect(Date.now() - new Date((await lastUse())!).getTime()).toBeLessThan(60_000);
    // From where, for its owner and for administrators
    const [own] = (await ask(app, owner, MINE)).data.myApiTokens as { lastUsedAddress: string }[];
    expect(own!.lastUsedAddress).toBe('127.0.0.1');
    const { data } = await ask(
      app,
      await admin(app),
      'query($id: ID!) { apiTokens(personId: $id) { items { lastUsedAddress } } }',
      { id: owner.id },
    );
    expect(data.apiTokens).toEqual({ items: [{ lastUsedAddress: '127.0.0.1' }] });
  });
});

describe('making', () => {
  test('asks for a proof, gives no more than one has, and is done once for one key', async () => {
    const owner = await student(app);
    expect(reasonOf(await create({ ...owner, proof: undefined }, ['profile:read']))).toBe('PROOF_NEEDED');
    expect(reasonOf(await create(owner, ['person:read']))).toBe('GRANTS_TOO_MUCH');
    const key = { idempotencyKey: randomUUID() };
    const [first, again] = [
      await create(owner, ['profile:read'], key),
      await create(owner, ['profile:read'], key),
    ];
    const made = (reply: Reply) =>
      reply.data.createApiToken as { secret: string | null; apiToken: { id: string } };
    expect(made(again).apiToken.id).toBe(made(first).apiToken.id);
    expect(made(again).secret).toBeNull();
    expect(reasonOf(await create(owner, ['profile:update'], key))).toBe('KEY_REUSED');
  });

  test('stops at twenty, also when many are made at once', async () => {
    const owner = await student(app);
    await select(
      app,
      `insert into api_token (person_id, name, scopes, hash, hint, expires_at)
       select ?, 'Mã', '{profile:read}', sha256(gen_random_uuid()::text::bytea), 'abcd', now() + interval '1 day' from generate_series(1, 18)`,
      [owner.id],
    );
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(owner, ['profile:read'])));
    expect(replies.map(reasonOf).filter((reason) => reason === 'TOO_MANY_API_TOKENS')).toHaveLength(2);
  });
});

describe('renewing', () => {
  const renew = (owner: Actor, id: string, more: object = {}): Promise<Reply> =>
    ask(app, owner, RENEW, { input: { apiTokenId: id, expiresOn: inDays(60), ...more } });
  const renewedBy = async (owner: Actor, id: string, more: object = {}): Promise<Made> => {
    const { data } = await renew(owner, id, more);
    const { secret, apiToken } = data.renewApiToken as { secret: string; apiToken: { id: string } };
    return { id: apiToken.id, token: secret };
  };
  const listed = async (owner: Actor) =>
    ((await ask(app, owner, MINE)).data.myApiTokens as { id: string }[]).map(({ id }) => id);

  test('gives a new secret with the same name and scopes; the old one is good for the overlap', async () => {
    const owner = await member(app);
    const mine = await made(owner, 'profile:read', 'profile:update');
    const reply = await renew(owner, mine.id, { overlapHours: 2 });
    const { secret, apiToken } = reply.data.renewApiToken as {
      secret: string;
      apiToken: { id: string; expiresAt: string };
    };
    expect(apiToken).toMatchObject({ name: 'Bảng Notion', scopes: ['profile:read', 'profile:update'] });
    expect(await refusal({ token: secret })).toBe('answered');
    expect(await refusal(mine)).toBe('answered');
    const [former] = await select<{ hours: number; renewed: string }>(
      app,
      'select round(extract(epoch from expires_at - now()) / 3600)::int as hours, renewed_as_id as renewed from api_token where id = ?',
      [mine.id],
    );
    expect(former).toEqual({ hours: 2, renewed: apiToken.id });
    expect(await listed(owner)).toEqual([apiToken.id, mine.id]);
    await select(app, "update api_token set expires_at = now() - interval '1 second' where id = ?", [
      mine.id,
    ]);
    await isSoonEnded(mine);
    // What was renewed and is over is no news
    expect(await listed(owner)).toEqual([apiToken.id]);
    const mails = (await mailsTo(app, owner.email)).map(({ props }) => (props as { event?: string }).event);
    expect(mails).toContain('api-token-renewed');
    const [line] = await select<{ line: string }>(
      app,
      "select a::text as line from audit_log a where action = 'api-token.renew' and target_id = ?",
      [owner.id],
    );
    expect(line!.line).toContain(apiToken.id);
    expect(line!.line).not.toContain(secret);
  });

  test('ends the old one at once where that is wanted, and one that has expired comes back', async () => {
    const owner = await student(app);
    const mine = await made(owner, 'profile:read');
    expect(await refusal(mine)).toBe('answered');
    const second = await renewedBy(owner, mine.id, { overlapHours: 0 });
    expect(await refusal(mine)).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
    await select(app, 'update api_token set expires_at = now() where id = ?', [second.id]);
    await isSoonEnded(second);
    const third = await renewedBy(owner, second.id);
    expect(await refusal(third)).toBe('answered');
    expect(await refusal(second)).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
  });

  test('leaves no more than two that are good, however often', async () => {
    const owner = await student(app);
    const first = await made(owner, 'profile:read');
    const second = await renewedBy(owner, first.id);
    const third = await renewedBy(owner, second.id);
    await isSoonEnded(first);
    expect(await refusal(second)).toBe('answered');
    expect(await refusal(third)).toBe('answered');
  });

  test('is not for another’s token, one that was ended or one that was renewed, and is done once for one key', async () => {
    const [owner, other] = [await student(app), await student(app)];
    const mine = await made(owner, 'profile:read');
    for (const id of [mine.id, randomUUID(), 'x']) expect(codeOf(await renew(other, id))).toBe('NOT_FOUND');
    expect(reasonOf(await renew({ ...owner, proof: undefined }, mine.id))).toBe('PROOF_NEEDED');
    for (const [more, field] of [
      [{ overlapHours: 25 }, 'overlapHours'],
      [{ overlapHours: -1 }, 'overlapHours'],
      [{ expiresOn: inDays(0) }, 'expiresOn'],
      [{ expiresOn: inDays(366) }, 'expiresOn'],
    ] as const)
      expect((await renew(owner, mine.id, more)).errors![0]!.extensions.details).toMatchObject([{ field }]);
    const key = { idempotencyKey: randomUUID() };
    const first = await renewedBy(owner, mine.id, key);
    const again = await renew(owner, mine.id, key);
    expect(again.data.renewApiToken).toMatchObject({ secret: null, apiToken: { id: first.id } });
    expect(codeOf(await renew(owner, mine.id))).toBe('NOT_FOUND');
    await ask(app, owner, REVOKE, { id: first.id });
    expect(codeOf(await renew(owner, first.id))).toBe('NOT_FOUND');
  });

  test('does not count towards the twenty, and is one of two that race', async () => {
    const owner = await student(app);
    await select(
      app,
      `insert into api_token (person_id, name, scopes, hash, hint, expires_at)
       select ?, 'Mã', '{profile:read}', sha256(gen_random_uuid()::text::bytea), 'abcd', now() + interval '1 day' from generate_series(1, 19)`,
      [owner.id],
    );
    const mine = await made(owner, 'profile:read');
    const replies = await Promise.all([renew(owner, mine.id), renew(owner, mine.id)]);
    expect(replies.map((reply) => (reply.errors ? codeOf(reply) : 'renewed')).sort()).toEqual([
      'NOT_FOUND',
      'renewed',
    ]);
    expect(reasonOf(await create(owner, ['profile:read']))).toBe('TOO_MANY_API_TOKENS');
  });
});

describe('a token that ends soon', () => {
  test('is told of once, by bell and mail, and only where no one has seen to it', async () => {
    const owner = await member(app);
    const [soon, late, ended, renewed, brief] = [
      await made(owner, 'profile:read'),
      await made(owner, 'profile:read'),
      await made(owner, 'profile:read'),
      await made(owner, 'profile:read'),
      await made(owner, 'profile:read'),
    ];
    const set = (id: string, sql: string) => select(app, `update api_token set ${sql} where id = ?`, [id]);
    const near = "created_at = now() - interval '30 days', expires_at = now() + interval '6 days'";
    await set(soon.id, near);
    await set(late.id, "created_at = now() - interval '30 days', expires_at = now() + interval '8 days'");
    await set(ended.id, `${near}, ended_at = now(), end_reason = 'REVOKED'`);
    await set(renewed.id, `${near}, renewed_as_id = id`);
    await set(brief.id, "expires_at = now() + interval '6 days'");
    const told = () =>
      select<{ params: { name: string; day: string } }>(
        app,
        "select params from notification where person_id = ? and kind = 'API_TOKEN_EXPIRING'",
        [owner.id],
      );
    await Promise.all([
      remindExpiringTokens.handle(app.services, {}),
      remindExpiringTokens.handle(app.services, {}),
    ]);
    await remindExpiringTokens.handle(app.services, {});
    const lines = await told();
    expect(lines).toHaveLength(1);
    expect(lines[0]!.params).toMatchObject({
      name: 'Bảng Notion',
      day: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    });
    const reminded = await select<{ id: string }>(
      app,
      'select id from api_token where person_id = ? and reminded_at is not null',
      [owner.id],
    );
    expect(reminded).toEqual([{ id: soon.id }]);
    expect((await mailsTo(app, owner.email)).map(({ mail }) => mail)).toContain('support.notification');
  });
});

describe('a token ends', () => {
  test('when its owner revokes it, on every process and for requests that run beside it', async () => {
    const { config, orm } = app.services;
    const second = await createApp({
      config,
      databaseUrl: orm.config.get('clientUrl')!,
      log: createLog('silent'),
    });
    try {
      const owner = await student(app);
      const mine = await made(owner, 'profile:read');
      expect(await refusal(mine, ME, {}, second)).toBe('answered');
      const using = Promise.all(
        Array.from({ length: 40 }, (_, i) => refusal(mine, ME, {}, i % 2 ? app : second)),
      );
      const revoked = await ask(app, owner, REVOKE, { id: mine.id });
      expect(revoked.data.revokeApiToken).toEqual({ id: mine.id, endReason: 'REVOKED' });
      // What was looked up while it was revoked is not believed afterwards
      expect(await refusal(mine)).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
      await using;
      expect(await refusal(mine)).toBe('UNAUTHENTICATED API_TOKEN_ENDED');
      await isSoonEnded(mine, second);
      expect(codeOf(await ask(app, owner, REVOKE, { id: mine.id }))).toBe('NOT_FOUND');
      expect(await refusal(owner)).toBe('answered');
    } finally {
      await second.close();
    }
  });

  test('only by its owner', async () => {
    const [owner, other] = [await student(app), await student(app)];
    const mine = await made(owner, 'profile:read');
    for (const id of [mine.id, randomUUID(), 'x'])
      expect(codeOf(await ask(app, other, REVOKE, { id }))).toBe('NOT_FOUND');
    expect((await ask(app, other, MINE)).data.myApiTokens).toEqual([]);
    expect(await refusal(mine)).toBe('answered');
  });

  test('with its owner’s account, and does not come back with it', async () => {
    const [boss, owner] = [await admin(app), await student(app)];
    const mine = await made(owner, 'profile:read');
    expect(await refusal(mine)).toBe('answered');
    const set = (isActive: boolean) =>
      ask(app, boss, 'mutation($input: SetPeopleStatusInput!) { setPeopleStatus(input: $input) { done } }', {
        input: { personIds: [owner.id], isActive },
      });
    await set(false);
    await isSoonEnded(mine);
    await set(true);
    await isSoonEnded(mine);
  });

  test('when a forgotten password is replaced, not when a known one is', async () => {
    const owner = await member(app);
    const mine = await made(owner, 'profile:read');
    const end = (reason: 'password-changed' | 'password-reset') =>
      app.services.orm.em.fork().transactional((em) => endSessionsOf(em, owner.id, reason));
    await end('password-changed');
    expect(await refusal(mine)).toBe('answered');
    await end('password-reset');
    await isSoonEnded(mine);
  });

  test('when an administrator withdraws it, who sees all of them', async () => {
    const [boss, owner] = [await staff(app, 'api-token:read', 'api-token:revoke'), await student(app)];
    const mine = await made(owner, 'profile:read');
    const LIST =
      'query($id: ID!, $live: Boolean) { apiTokens(personId: $id, isLive: $live) { total items { id ownerId ownerName name } } }';
    const list = async (live?: boolean) =>
      (await ask(app, boss, LIST, { id: owner.id, live })).data.apiTokens;
    expect(await list(true)).toMatchObject({
      total: 1,
      items: [{ id: mine.id, ownerId: owner.id, name: 'Bảng Notion' }],
    });
    expect(await list(false)).toMatchObject({ total: 0 });
    const input = { apiTokenId: mine.id, reason: 'Mã bị lộ trên mạng' };
    expect(codeOf(await ask(app, await student(app), WITHDRAW, { input }))).toBe('FORBIDDEN');
    const { data } = await ask(app, boss, WITHDRAW, { input });
    expect(data.withdrawApiToken).toMatchObject({ endReason: 'WITHDRAWN' });
    await isSoonEnded(mine);
    expect((await ask(app, owner, MINE)).data.myApiTokens).toMatchObject([
      { id: mine.id, endReason: 'WITHDRAWN' },
    ]);
    const [line] = await select<{ reason: string }>(
      app,
      "select reason from audit_log where action = 'api-token.withdraw' and target_id = ?",
      [owner.id],
    );
    expect(line!.reason).toBe(input.reason);
  });

  test('while the administrators have switched tokens off, and comes back', async () => {
    const owner = await student(app);
    const mine = await made(owner, 'profile:read');
    const boss = await admin(app);
    const allow = async (isAllowed: boolean, version: number) => {
      await select(
        app,
        "insert into setting_value (key, version, value, changed_by, reason) values ('apiTokens.allowed', ?, ?::jsonb, ?, 'Thử')",
        [version, String(isAllowed), boss.id],
      );
      await app.services.settings.reload();
    };
    await allow(false, 1);
    try {
      expect(await refusal(mine)).toBe('FORBIDDEN API_TOKENS_OFF');
      expect(reasonOf(await create(owner, ['profile:read']))).toBe('API_TOKENS_OFF');
      expect(await refusal(owner)).toBe('answered');
    } finally {
      await allow(true, 2);
    }
    expect(await refusal(mine)).toBe('answered');
  });
});
