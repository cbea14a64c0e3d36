import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { CourseStatus } from '../../courses/course.enums.ts';
import type { SessionGuard } from '../sessions/session-guard.ts';
import { isWellFormed, newApiToken } from './api-token.ts';
import { app, CREATE, create, daysFromNow, ME, MINE, made, refusal } from './testing/api-tokens.ts';

const { admin, ask, course, db, fetchRoot, mailsTo, member, person, staff, student, teacher, updateRow } =
  helpersFor(app);

describe('an API token', () => {
  test('has a scannable format, is stored as a hash and shown once', async () => {
    const owner = await member();
    const reply = await create(owner, ['profile:read']);
    const { secret, apiToken } = reply.data.createApiToken as { secret: string; apiToken: { hint: string } };
    expect(secret).toMatch(/^sen_pat_[0-9A-Za-z]{49}$/);
    expect(apiToken.hint).toBe(secret.slice(-4));
    const [row] = await db<object>(
      "select t::text as row, encode(hash, 'hex') = ? as is_hash from api_token t where person_id = ?",
      createHash('sha256').update(secret).digest('hex'),
      owner.id,
    );
    expect(row).toMatchObject({ is_hash: true });
    expect(JSON.stringify(row)).not.toContain(secret.slice(8, 40));
    const [mail] = await mailsTo(owner.email);
    expect(mail!.props).toMatchObject({ event: 'api-token-created', apiToken: 'Bảng Notion' });
    const notifications = await db(
      "select 1 from notification where person_id = ? and kind = 'SECURITY'",
      owner.id,
    );
    expect(notifications).toHaveLength(1);
    const lines = await db<{ after: object }>(
      "select after from audit_log where action = 'api-token.create' and target_id = ?",
      owner.id,
    );
    expect(lines[0]!.after).toMatchObject({ name: 'Bảng Notion', scopes: ['profile:read'] });
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('works within its scopes and names a missing scope', async () => {
    const owner = await teacher();
    const mine = await made(owner, 'profile:read');
    const { data } = await ask(mine, ME);
    expect(data.me).toEqual({ id: owner.id, permissions: ['profile:read'] });
    const lacking = await ask(mine, 'mutation { updateProfile(input: { bio: "x" }) { id } }');
    expect(lacking.errors![0]!.extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'SCOPE_MISSING',
      permission: 'profile:update',
    });
    // The error does not mention scopes if the owner lacks the permission too
    expect(await refusal(mine, '{ people { total } }')).toBe('FORBIDDEN NOT_PERMITTED');
  });

  test('reads public data like a guest unless its scopes allow more', async () => {
    const owner = await teacher();
    const draft = await course(owner.id, { status: CourseStatus.DRAFT });
    const lesson = draft.lessonIds[0]!;
    const OWN = `query($course: String!, $lesson: ID!) {
      course(idOrSlug: $course) { id } lessonContent(id: $lesson) { id } }`;
    const read = async (actor: Pick<Actor, 'token'>) =>
      (await ask(actor, OWN, { course: draft.id, lesson })).data;
    const shown = { course: { id: draft.id }, lessonContent: { id: lesson } };
    expect(await read(owner)).toEqual(shown);
    expect(await read(await made(owner, 'course:read-own'))).toEqual(shown);
    expect(await read(await made(owner, 'profile:read'))).toEqual({ course: null, lessonContent: null });
    const studies = await made(owner, 'lesson:study');
    expect(await read(studies)).toEqual({ course: null, lessonContent: { id: lesson } });
  });

  test('never exceeds the current rights of its owner', async () => {
    const [boss, owner] = [await admin(), await staff('person:read')];
    const mine = await made(owner, 'person:read', 'profile:read');
    expect(await refusal(mine, '{ people { total } }')).toBe('answered');
    await db('delete from person_custom_role where person_id = ?', owner.id);
    await eventually(async () =>
      expect(await refusal(mine, '{ people { total } }')).toBe('FORBIDDEN NOT_PERMITTED'),
    );
    expect(await refusal(mine)).toBe('answered');
    expect(await refusal(boss, '{ people { total } }')).toBe('answered');
  });

  test('cannot use sessions, tokens or proofs', async () => {
    const owner = await person(Role.ADMIN, Role.TEACHER);
    const { data } = await ask(
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
    const fields = { name: 'Mã khác', scopes: ['profile:read'], expiresOn: daysFromNow(3) };
    expect(await refusal(mine, CREATE, { input: fields })).toBe('FORBIDDEN PERSON_NEEDED');
    const role =
      'mutation($id: ID!) { setPersonRoles(input: { personId: $id, roles: [USER, ADMIN] }) { id } }';
    const friend = await student();
    // The proof of the owner's session does not help
    const withProof = { token: mine.token, proof: owner.proof };
    expect(getReason(await ask(withProof, role, { id: friend.id }))).toBe('PERSON_NEEDED');
    const refresh = await ask(
      mine,
      `mutation { refreshSession(input: { refreshToken: "${mine.token}" }) { accessToken } }`,
    );
    expect(getCode(refresh)).toBe('UNAUTHENTICATED');
    await ask(mine, 'mutation { signOut(input: { allDevices: true }) { endedCount } }');
    expect(await refusal(owner)).toBe('answered');
  });

  test('cannot create or read a secret that outlives it', async () => {
    const owner = await student();
    const founded = await ask(owner, 'mutation { createGroup(input: { name: "Nhóm có mã" }) { id code } }');
    const { id, code } = founded.data.createGroup as { id: string; code: string };
    const mine = await made(owner, 'study:read', 'study:update', 'group:read', 'group:write');
    for (const query of [
      '{ myCalendarAddress { url } }',
      'mutation { renewCalendarAddress { url } }',
      'mutation { closeCalendarAddress { url } }',
      `mutation { renewGroupCode(groupId: "${id}") { code } }`,
    ])
      expect([query, await refusal(mine, query)]).toEqual([query, 'FORBIDDEN PERSON_NEEDED']);
    const codeSeenBy = async (who: Pick<Actor, 'token'>) => await fetchRoot(who, '{ myGroups { code } }');
    expect(await codeSeenBy(mine)).toEqual([{ code: '' }]);
    expect(await codeSeenBy(owner)).toEqual([{ code }]);
  });

  test('expires at the end of a day in Vietnam', async () => {
    const owner = await student();
    const mine = await made(owner, 'profile:read');
    expect(await refusal(mine)).toBe('answered');
    const [row] = await db<{ hour: string }>(
      "select to_char(expires_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') as hour from api_token where id = ?",
      mine.id,
    );
    expect(row!.hour).toBe('00:00');
    await updateRow('api_token', mine.id, "expires_at = now() + interval '300 milliseconds'");
    await eventually(async () => expect(await refusal(mine)).toBe('UNAUTHENTICATED API_TOKEN_ENDED'));
    for (const day of [daysFromNow(0), daysFromNow(366), '2020-01-01'])
      expect(
        (await create(owner, ['profile:read'], { expiresOn: day })).errors![0]!.extensions.details,
      ).toMatchObject([{ field: 'expiresOn' }]);
    expect((await create(owner, ['profile:read'], { expiresOn: daysFromNow(365) })).errors).toBeUndefined();
  });

  test('is rejected if its checksum or hash is wrong', async () => {
    const owner = await student();
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

  test('records its last use without a write per request', async () => {
    const owner = await student();
    const mine = await made(owner, 'profile:read');
    const lastUse = async () =>
      (await fetchRoot<{ lastUsedAt: string | null }[]>(owner, MINE))[0]!.lastUsedAt;
    for (let i = 0; i < 3; i++) await refusal(mine);
    expect(await lastUse()).toBeNull();
    await (app.services.sessions as SessionGuard).tokenUses.write();
    expect(Date.now() - new Date((await lastUse())!).getTime()).toBeLessThan(60_000);
    // The network address of the last use, for the owner and for administrators
    const [own] = await fetchRoot<{ lastUsedAddress: string }[]>(owner, MINE);
    expect(own!.lastUsedAddress).toBe('127.0.0.1');
    const { data } = await ask(
      await admin(),
      'query($id: ID!) { apiTokens(personId: $id) { items { lastUsedAddress } } }',
      { id: owner.id },
    );
    expect(data.apiTokens).toEqual({ items: [{ lastUsedAddress: '127.0.0.1' }] });
  });
});
