import { describe, expect, test } from 'vitest';
import { issueProof } from '../../../graphql/identity-proof.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

const app = await testApp();
const { ask, assign, customRole, db, member, mutate, person, staff, student, teacher } = helpersFor(app);
const bare = ({ token }: Actor) => ({ token });
const prove = (actor: Pick<Actor, 'token'>, input: object) =>
  mutate(actor, 'proveIdentity', input, 'token expiresAt');
const boss = await member(Role.ADMIN);
const role = await customRole(['person:read']);
let made = 0;
const newPerson = (more: object) => ({
  email: `step-up-${++made}@example.vn`,
  fullName: 'Người Mới',
  sendInvitation: false,
  ...more,
});
const REASON = 'Nghỉ việc';

interface People {
  readonly learner: string;
  readonly holder: string;
  readonly administrator: string;
  readonly role: string;
}

describe('an access token without a proof of identity', () => {
  test.each<[string, string, (people: People) => object]>([
    ['create an administrator', 'createPerson', () => newPerson({ roles: ['ADMIN'] })],
    ['create a holder of a role', 'createPerson', ({ role }) => newPerson({ customRoleIds: [role] })],
    ['assign a role', 'setPersonRoles', (p) => ({ personId: p.learner, roles: [], customRoleIds: [p.role] })],
    ['assign a role to many', 'setPeopleRoles', (p) => ({ personIds: [p.learner], customRoleIds: [p.role] })],
    ['suspend a holder of a role', 'deactivatePerson', (p) => ({ personId: p.holder, reason: REASON })],
    ['erase a holder of a role', 'deletePerson', (p) => ({ personId: p.holder, reason: REASON })],
    ['suspend an administrator', 'deactivatePerson', (p) => ({ personId: p.administrator, reason: REASON })],
    ['erase an administrator', 'deletePerson', (p) => ({ personId: p.administrator, reason: REASON })],
    ['demote an administrator', 'setPersonRoles', (p) => ({ personId: p.administrator, roles: ['USER'] })],
    ['edit the roles of an administrator', 'updatePerson', (p) => ({ personId: p.administrator, roles: [] })],
    [
      'suspend many with an administrator',
      'setPeopleStatus',
      (p) => ({ personIds: [p.learner, p.administrator], isActive: false, reason: REASON }),
    ],
    ['replace an address', 'updatePerson', (p) => ({ personId: p.learner, email: newPerson({}).email })],
    ['promote by an edit', 'updatePerson', (p) => ({ personId: p.learner, roles: ['ADMIN'] })],
    ['promote a person', 'setPersonRoles', (p) => ({ personId: p.learner, roles: ['ADMIN'] })],
    ['promote many', 'setPeopleRoles', (p) => ({ personIds: [p.learner], roles: ['ADMIN'], change: 'ADD' })],
    ['export people', 'exportPeople', () => ({})],
    ['export the audit log', 'exportAuditLog', () => ({})],
    ['view as a person', 'startViewAs', (p) => ({ personId: p.learner, reason: 'Xem thử' })],
  ])('cannot %s', async (_, name, inputFor) => {
    const [learner, holder] = [(await student()).id, (await student()).id];
    await assign(holder, role);
    const administrator = (await member(Role.ADMIN)).id;
    const input = inputFor({ learner, holder, administrator, role });
    const run = (actor: Pick<Actor, 'token' | 'proof'>) => mutate(actor, name, input, '__typename');
    expect(getReason(await run(bare(boss)))).toBe('PROOF_NEEDED');
    // No proof is requested from a person without the permission
    expect(getReason(await run(bare(await student())))).toBe('NOT_PERMITTED');
    expect(await db('select roles, is_active from person where id = ?', administrator)).toEqual([
      { roles: expect.arrayContaining(['ADMIN']), is_active: true },
    ]);
    expect(getCode(await run(boss))).toBeUndefined();
  });

  test('is sufficient for ordinary operations', async () => {
    const learner = await student();
    for (const roles of [null, ['TEACHER']])
      expect(getCode(await mutate(bare(boss), 'createPerson', newPerson({ roles })))).toBeUndefined();
    const email = learner.email.toUpperCase();
    const input = { personId: learner.id, email, fullName: 'Tên Khác', roles: ['TEACHER'] };
    expect(getCode(await mutate(bare(boss), 'updatePerson', input))).toBeUndefined();
  });
});

describe('a proof of identity', () => {
  test('allows a dangerous operation', async () => {
    const { data } = await prove(bare(boss), { password: PASSWORD });
    const { token: proof } = data.proveIdentity as { token: string };
    const input = newPerson({ roles: ['ADMIN'] });
    expect(getCode(await mutate({ token: boss.token, proof }, 'createPerson', input))).toBeUndefined();
  });

  const exportsWith = async (token: string, proof: string) =>
    getReason(await ask({ token, proof }, 'mutation { exportPeople(input: {}) { url } }'));

  test('belongs to one session for ten minutes and cannot be forged', async () => {
    const other = await person(Role.ADMIN);
    expect(await exportsWith(boss.token, other.proof!)).toBe('PROOF_NEEDED');
    const [until, signature] = boss.proof!.split('.') as [string, string];
    expect(await exportsWith(boss.token, `${Number(until) + 1}.${signature}`)).toBe('PROOF_NEEDED');
    const sessionId = (await app.services.sessions.findViewer(`Bearer ${boss.token}`, '127.0.0.1'))!
      .sessionId;
    const { expiresAt } = issueProof(app.services.keys, sessionId);
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    const past = Date.now() - 1;
    const old = `${past}.${app.services.keys.sign('identity proof', `${sessionId}.${past}`)}`;
    expect(await exportsWith(boss.token, old)).toBe('PROOF_NEEDED');
  });

  test('requires the password, or a recent sign-in without one', async () => {
    expect(getCode(await prove(boss, { password: 'khong-dung' }))).toBe('INVALID_CREDENTIALS');
    expect(getCode(await prove(boss, {}))).toBe('INVALID_CREDENTIALS');
    const google = await person(Role.ADMIN);
    expect(getCode(await prove(google, {}))).toBeUndefined();
    await db("update session set created_at = now() - interval '1 hour' where person_id = ?", google.id);
    expect(getCode(await prove(google, {}))).toBe('POLICY');
  });

  test('requires the code with two-step sign-in', async () => {
    const guarded = await member(Role.ADMIN);
    await db("insert into authenticator (person_id, secret, confirmed_at) values (?, '', now())", guarded.id);
    const { errors } = await prove(guarded, { password: PASSWORD });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      details: [{ field: 'code' }],
    });
  });
});

test('an editor cannot change the address of a person with more rights', async () => {
  const support = await staff('person:read', 'person:update');
  for (const more of [await teacher(), await person(Role.ADMIN)]) {
    const input = { personId: more.id, email: `mine${more.id.slice(-6)}@example.vn` };
    expect(getCode(await mutate(support, 'updatePerson', input))).toBe('POLICY');
  }
  const input = { personId: (await student()).id, email: 'moved@example.vn' };
  expect(getCode(await mutate(support, 'updatePerson', input))).toBeUndefined();
});
