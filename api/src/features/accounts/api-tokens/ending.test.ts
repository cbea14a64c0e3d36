import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { createLog } from '../../../platform/process/log.ts';
import { staff } from '../../../testing/custom-roles.ts';
import { admin, ask, codeOf, member, reasonOf, select, student } from '../../../testing/factories.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import {
  app,
  create,
  isSoonEnded,
  ME,
  MINE,
  made,
  REVOKE,
  refusal,
  WITHDRAW,
} from './testing/token-world.ts';

describe('an API token ends', () => {
  test('when its owner revokes it, on every process and for simultaneous requests', async () => {
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
      // A state that was loaded during the revocation must not be cached
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

  test('only by its own owner', async () => {
    const [owner, other] = [await student(app), await student(app)];
    const mine = await made(owner, 'profile:read');
    for (const id of [mine.id, randomUUID(), 'x'])
      expect(codeOf(await ask(app, other, REVOKE, { id }))).toBe('NOT_FOUND');
    expect((await ask(app, other, MINE)).data.myApiTokens).toEqual([]);
    expect(await refusal(mine)).toBe('answered');
  });

  test('with its owner’s account and stays revoked after restoration', async () => {
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

  test('when a forgotten password is replaced, not after an ordinary change', async () => {
    const owner = await member(app);
    const mine = await made(owner, 'profile:read');
    const end = (reason: 'password-changed' | 'password-reset') =>
      app.services.orm.em.fork().transactional((em) => endSessionsOf(em, owner.id, reason));
    await end('password-changed');
    expect(await refusal(mine)).toBe('answered');
    await end('password-reset');
    await isSoonEnded(mine);
  });

  test('when an administrator revokes it', async () => {
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

  test('while administrators switch tokens off, and works afterwards', async () => {
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
