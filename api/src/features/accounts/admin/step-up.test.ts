import { describe, expect, test } from 'vitest';
import { issueProof } from '../../../graphql/identity-proof.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { testApp } from '../../../testing/app.ts';
import { customRole, staff } from '../../../testing/custom-roles.ts';
import {
  type Actor,
  ask,
  codeOf,
  member,
  PASSWORD,
  person,
  reasonOf,
  select,
  student,
  teacher,
} from '../../../testing/factories.ts';

const app = await testApp();
const bare = ({ token }: Actor) => ({ token });
const prove = (actor: Pick<Actor, 'token'>, input: object) =>
  ask(
    app,
    actor,
    'mutation($input: ProveIdentityInput!) { proveIdentity(input: $input) { token expiresAt } }',
    {
      input,
    },
  );
const boss = await member(app, Role.ADMIN);
let made = 0;
const newcomer = (facts: object) => ({
  input: { email: `step-up-${++made}@example.vn`, fullName: 'Người Mới', sendInvitation: false, ...facts },
});
const CREATE = 'mutation($input: CreatePersonInput!) { createPerson(input: $input) { id } }';
const UPDATE = 'mutation($input: UpdatePersonInput!) { updatePerson(input: $input) { id } }';

describe('an access token alone', () => {
  test('cannot create an administrator; a fresh proof can', async () => {
    const wanted = newcomer({ roles: ['ADMIN'], password: 'mot-mat-khau-dai-9' });
    expect(reasonOf(await ask(app, bare(boss), CREATE, wanted))).toBe('PROOF_NEEDED');
    const { data } = await prove(bare(boss), { password: PASSWORD });
    const { token: proof } = data.proveIdentity as { token: string };
    expect(codeOf(await ask(app, { token: boss.token, proof }, CREATE, wanted))).toBeUndefined();
  });

  test('cannot assign a custom role on any path; a fresh proof can', async () => {
    const customRoleIds = [await customRole(app, ['person:read'])];
    const personId = (await student(app)).id;
    for (const [document, variables] of [
      [CREATE, newcomer({ customRoleIds })],
      [
        'mutation($input: SetPersonRolesInput!) { setPersonRoles(input: $input) { id } }',
        { input: { personId, roles: [], customRoleIds } },
      ],
      [
        'mutation($input: SetPeopleRolesInput!) { setPeopleRoles(input: $input) { done } }',
        { input: { personIds: [personId], customRoleIds, change: 'ADD' } },
      ],
    ] as const) {
      expect([document, reasonOf(await ask(app, bare(boss), document, variables))]).toEqual([
        document,
        'PROOF_NEEDED',
      ]);
      expect([document, codeOf(await ask(app, boss, document, variables))]).toEqual([document, undefined]);
    }
  });

  test('cannot suspend or erase holders of a custom role', async () => {
    const { id: personId } = await staff(app, 'person:read');
    for (const name of ['deactivatePerson', 'deletePerson']) {
      const document = `mutation($id: ID!) { ${name}(input: { personId: $id, reason: "Nghỉ việc" }) { id } }`;
      expect([name, reasonOf(await ask(app, bare(boss), document, { id: personId }))]).toEqual([
        name,
        'PROOF_NEEDED',
      ]);
    }
  });

  test('cannot demote, suspend or erase administrators', async () => {
    const other = await member(app, Role.ADMIN);
    const id = other.id;
    for (const [document, variables] of [
      [
        'mutation($id: ID!) { deactivatePerson(input: { personId: $id, reason: "Nghỉ việc" }) { id } }',
        { id },
      ],
      ['mutation($id: ID!) { deletePerson(input: { personId: $id, reason: "Nghỉ việc" }) { id } }', { id }],
      ['mutation($id: ID!) { setPersonRoles(input: { personId: $id, roles: [USER] }) { id } }', { id }],
      [UPDATE, { input: { personId: id, roles: ['USER'] } }],
      [
        'mutation($input: SetPeopleStatusInput!) { setPeopleStatus(input: $input) { __typename } }',
        { input: { personIds: [(await student(app)).id, id], isActive: false, reason: 'Nghỉ việc' } },
      ],
    ] as const)
      expect([document, reasonOf(await ask(app, bare(boss), document, variables))]).toEqual([
        document,
        'PROOF_NEEDED',
      ]);
    expect(await select(app, 'select roles, is_active from person where id = ?', [id])).toEqual([
      { roles: expect.arrayContaining(['ADMIN']), is_active: true },
    ]);
  });

  test('can do ordinary work', async () => {
    const learner = await student(app);
    for (const roles of [null, ['TEACHER']])
      expect(codeOf(await ask(app, bare(boss), CREATE, newcomer({ roles })))).toBeUndefined();
    const input = {
      personId: learner.id,
      email: learner.email.toUpperCase(),
      fullName: 'Tên Khác',
      roles: ['TEACHER'],
    };
    expect(codeOf(await ask(app, bare(boss), UPDATE, { input }))).toBeUndefined();
  });

  test.each([
    ['moves no address', UPDATE, (id: string) => ({ input: { personId: id, email: 'noi-khac@example.vn' } })],
    ['promotes no one', UPDATE, (id: string) => ({ input: { personId: id, roles: ['ADMIN'] } })],
    [
      'sets no rights of one',
      'mutation($id: ID!, $roles: [Role!]!) { setPersonRoles(input: { personId: $id, roles: $roles }) { id } }',
      (id: string) => ({ id, roles: ['ADMIN'] }),
    ],
    [
      'sets no rights of many',
      'mutation($input: SetPeopleRolesInput!) { setPeopleRoles(input: $input) { done } }',
      (id: string) => ({ input: { personIds: [id], roles: ['ADMIN'], change: 'ADD' } }),
    ],
    [
      'makes no role',
      'mutation($input: CreateRoleInput!) { createRole(input: $input) { id } }',
      () => ({ input: { name: 'Vai trò thử', permissions: ['person:read'] } }),
    ],
    ['takes out no people', 'mutation { exportPeople(input: {}) { url } }', () => ({})],
    ['takes out no audit log', 'mutation { exportAuditLog(input: {}) { url } }', () => ({})],
    [
      'looks through no eyes',
      'mutation($input: StartViewAsInput!) { startViewAs(input: $input) { accessToken } }',
      (personId: string) => ({ input: { personId, reason: 'Xem thử' } }),
    ],
  ])('%s', async (_, document, variables) => {
    const learner = await student(app);
    expect(reasonOf(await ask(app, bare(boss), document, variables(learner.id)))).toBe('PROOF_NEEDED');
    expect(codeOf(await ask(app, boss, document, variables(learner.id)))).toBeUndefined();
    // No proof is requested from a person without the permission
    const other = await student(app);
    expect(reasonOf(await ask(app, bare(other), document, variables(learner.id)))).toBe('NOT_PERMITTED');
  });
});

describe('a proof of identity', () => {
  const exportsWith = async (token: string, proof: string) =>
    reasonOf(await ask(app, { token, proof }, 'mutation { exportPeople(input: {}) { url } }'));

  test('belongs to one session for ten minutes and cannot be forged', async () => {
    const other = await person(app, Role.ADMIN);
    expect(await exportsWith(boss.token, other.proof!)).toBe('PROOF_NEEDED');
    const [until, signature] = boss.proof!.split('.') as [string, string];
    expect(await exportsWith(boss.token, `${Number(until) + 1}.${signature}`)).toBe('PROOF_NEEDED');
    const sessionId = (await app.services.sessions.viewerOf(`Bearer ${boss.token}`, '127.0.0.1'))!.sessionId;
    const { expiresAt } = issueProof(app.services.keys, sessionId);
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    const past = Date.now() - 1;
    const old = `${past}.${app.services.keys.sign('identity proof', `${sessionId}.${past}`)}`;
    expect(await exportsWith(boss.token, old)).toBe('PROOF_NEEDED');
  });

  test('requires the password, or a recent sign-in without one', async () => {
    expect(codeOf(await prove(boss, { password: 'khong-dung' }))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await prove(boss, {}))).toBe('INVALID_CREDENTIALS');
    const google = await person(app, Role.ADMIN);
    expect(codeOf(await prove(google, {}))).toBeUndefined();
    await select(app, "update session set created_at = now() - interval '1 hour' where person_id = ?", [
      google.id,
    ]);
    expect(codeOf(await prove(google, {}))).toBe('POLICY');
  });

  test('requires the code with two-step sign-in', async () => {
    const guarded = await member(app, Role.ADMIN);
    await select(app, "insert into authenticator (person_id, secret, confirmed_at) values (?, '', now())", [
      guarded.id,
    ]);
    const { errors } = await prove(guarded, { password: PASSWORD });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      details: [{ field: 'code' }],
    });
  });
});

test('does not let an editor change the address of a person with more rights', async () => {
  const support = await staff(app, 'person:read', 'person:update');
  for (const more of [await teacher(app), await person(app, Role.ADMIN)]) {
    const input = { personId: more.id, email: `mine${more.id.slice(-6)}@example.vn` };
    expect(codeOf(await ask(app, support, UPDATE, { input }))).toBe('POLICY');
  }
  const input = { personId: (await student(app)).id, email: 'moved@example.vn' };
  expect(codeOf(await ask(app, support, UPDATE, { input }))).toBeUndefined();
});
