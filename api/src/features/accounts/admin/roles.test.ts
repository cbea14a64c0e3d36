import { beforeAll, describe, expect, test } from 'vitest';
import { getPermissions, permissionVocabulary, Role } from '../../../platform/access/permissions.ts';
import { isMessageKey, translate } from '../../../platform/i18n/messages/index.ts';
import { ownApp, secondProcess } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Actor, ask as askOn, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { MAX_CUSTOM_ROLES } from './custom-role.entity.ts';

const app = await ownApp();
const { admin, ask, assign, customRole, db, fetchRoot, mutate, person, staff, student } = helpersFor(app);
let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});

const ME = '{ me { permissions administers } }';
const create = (who: Pick<Actor, 'token' | 'proof'>, input: object) =>
  mutate(who, 'createRole', input, 'id name permissions version holderCount');
const update = (who: Actor, roleId: string, expectedVersion: number, name: string, permissions: string[]) =>
  mutate(who, 'updateRole', { roleId, expectedVersion, name, permissions }, 'id name permissions version');
const DELETE = 'mutation D($id: ID!) { deleteRole(roleId: $id) { id } }';
const set = (who: Actor, personId: string, roles: string[], customRoleIds?: string[]) =>
  mutate(who, 'setPersonRoles', { personId, roles, customRoleIds }, 'roles customRoles { id }');

const getText = async (reply: Promise<{ errors?: readonly { message: string }[] }>) =>
  (await reply).errors?.[0]?.message;

describe('a custom role', () => {
  test('lets a reviewer review courses but not see people', async () => {
    const reviewer = await staff('course:review');
    const me = await fetchRoot<{ permissions: string[]; administers: boolean }>(reviewer, ME);
    expect(me.administers).toBe(true);
    expect(me.permissions).toContain('course:review');
    expect(getCode(await ask(reviewer, '{ courseReviews { total } }'))).toBeUndefined();
    for (const query of [
      '{ people { total } }',
      '{ roles { id } }',
      '{ auditLog { totalCount } }',
      '{ peopleStats { totalUsers } }',
    ])
      expect(getCode(await ask(reviewer, query)), query).toBe('FORBIDDEN');
    const nobody = await student();
    expect(await fetchRoot(nobody, ME)).toMatchObject({ administers: false });
    expect(getCode(await ask(nobody, '{ courseReviews { total } }'))).toBe('FORBIDDEN');
  });

  test('grants nothing for a removed permission', async () => {
    const learner = await student();
    await assign(learner.id, await customRole(['course:review', 'bank:rob', '', 'constructor']));
    const { permissions } = await fetchRoot<{ permissions: string[] }>(learner, ME);
    expect(permissions.filter((each) => !getPermissions([Role.USER]).has(each as never))).toEqual([
      'course:review',
    ]);
    expect(getCode(await ask(learner, '{ courseReviews { total } }'))).toBeUndefined();
    const viewer = await app.services.sessions.findViewer(`Bearer ${learner.token}`, '127.0.0.1');
    expect([...viewer!.permissions]).not.toContain('bank:rob');
  });

  test('grants the same permissions in SQL and in TypeScript', async () => {
    for (const roles of [[], [Role.TEACHER], [Role.ADMIN], [Role.TEACHER, Role.ADMIN]]) {
      const owner = await person(...roles);
      await assign(owner.id, await customRole(['person:read', 'nothing:known']));
      const { permissions } = await fetchRoot<{ permissions: string[] }>(owner, ME);
      expect(permissions).toEqual([...getPermissions(roles, ['person:read'])].sort());
    }
  });

  test('is limited to fifty, also when created simultaneously', async () => {
    const [{ n: before }] = (await db<{ n: number }>('select count(*)::int as n from custom_role')) as [
      { n: number },
    ];
    await db(
      "insert into custom_role (name) select 'Đầy ' || i from generate_series(1, ?) i",
      MAX_CUSTOM_ROLES - before - 1,
    );
    const made = await Promise.all(
      Array.from({ length: 4 }, (_, i) =>
        create(boss, { name: `Cùng lúc ${i}`, description: '', permissions: [] }),
      ),
    );
    expect(made.map((reply) => getCode(reply)).sort()).toEqual(['POLICY', 'POLICY', 'POLICY', undefined]);
    expect(made.find((reply) => reply.errors)!.errors![0]!.extensions).toMatchObject({
      reason: 'TOO_MANY_ROLES',
      limit: MAX_CUSTOM_ROLES,
    });
    expect(await fetchRoot(boss, '{ roles { id } }')).toHaveLength(MAX_CUSTOM_ROLES + 3);
    await db("delete from custom_role where name like 'Đầy %' or name like 'Cùng lúc %'");
  });

  test('is created, edited and deleted with an audit of each change', async () => {
    const made = await create(boss, {
      name: '  Biên   tập ',
      description: 'x',
      permissions: ['person:read'],
    });
    expect(made.data.createRole).toMatchObject({
      name: 'Biên tập',
      permissions: ['person:read'],
      version: 1,
      holderCount: 0,
    });
    const { id } = made.data.createRole as { id: string };
    const input = {
      roleId: id,
      expectedVersion: 1,
      name: 'Biên tập',
      description: 'y',
      permissions: ['audit:read', 'person:read'],
    };
    expect((await mutate(boss, 'updateRole', input, 'version')).data.updateRole).toMatchObject({
      version: 2,
    });
    expect(getCode(await mutate(boss, 'updateRole', input, 'version'))).toBe('CONFLICT');
    expect(getCode(await create(boss, { name: 'BIÊN TẬP', permissions: [] }))).toBe('CONFLICT');
    expect(await fetchRoot(boss, DELETE, { id })).toEqual({ id });
    expect(getCode(await ask(boss, DELETE, { id }))).toBe('NOT_FOUND');
    const lines = await db<{ action: string; before: unknown; after: unknown }>(
      'select action, before, after from audit_log where target_id = ? order by at, action',
      id,
    );
    expect(lines).toEqual([
      {
        action: 'role.create',
        before: null,
        after: { name: 'Biên tập', description: 'x', permissions: ['person:read'] },
      },
      {
        action: 'role.update',
        before: { name: 'Biên tập', description: 'x', permissions: ['person:read'] },
        after: { name: 'Biên tập', description: 'y', permissions: ['audit:read', 'person:read'] },
      },
      {
        action: 'role.delete',
        before: { name: 'Biên tập', description: 'y', permissions: ['audit:read', 'person:read'] },
        after: null,
      },
    ]);
  });

  test('is created with a proof of identity only', async () => {
    const bare = ({ token }: Actor) => ({ token });
    const input = { name: 'Vai trò thử', permissions: ['person:read'] };
    expect(getReason(await create(bare(boss), input))).toBe('PROOF_NEEDED');
    // No proof is requested from a person without the permission
    expect(getReason(await create(bare(await student()), input))).toBe('NOT_PERMITTED');
    expect(getCode(await create(boss, input))).toBeUndefined();
  });

  test('rejects an invalid name and permissions that are unknown or not administrative', async () => {
    for (const input of [
      { name: 'X', permissions: [] },
      { name: 'Tên dài '.repeat(12), permissions: [] },
      { name: 'Một vai trò', permissions: ['bank:rob'] },
      { name: 'Một vai trò', permissions: ['course:create'] },
      { name: 'Một vai trò', permissions: ['person:read', 'person:read'] },
    ])
      expect(getCode(await create(boss, input)), JSON.stringify(input)).toBe('BAD_INPUT');
  });

  test('cannot be deleted while a person has it', async () => {
    const id = await customRole(['audit:read']);
    await assign((await student()).id, id);
    expect(await getText(ask(boss, DELETE, { id }))).toContain('1 người');
  });
});

describe("granting more than one's own permissions", () => {
  test('is rejected when creating, editing or assigning a role, including the administrator’s', async () => {
    const clerk = await staff('role:create', 'role:update', 'role:assign', 'person:read');
    const victim = await student();
    const strong = await customRole(['audit:read']);
    const weak = await customRole(['person:read']);
    const attempts = {
      create: await create(clerk, { name: 'Mạnh hơn', permissions: ['audit:read'] }),
      add: await update(clerk, weak, 1, 'Yếu', ['person:read', 'audit:read']),
      takeAway: await update(clerk, strong, 1, 'Trống', []),
      assign: await set(clerk, victim.id, [], [strong]),
      assignToSelf: await set(clerk, clerk.id, [], [strong]),
      administrator: await set(clerk, victim.id, ['ADMIN'], []),
      demote: await set(clerk, boss.id, [], []),
    };
    for (const [name, reply] of Object.entries(attempts)) expect(getCode(reply), name).toBe('POLICY');
    expect((await set(clerk, victim.id, [], [weak])).data.setPersonRoles).toEqual({
      roles: ['USER'],
      customRoles: [{ id: weak }],
    });
    expect(getCode(await ask(clerk, DELETE, { id: weak }))).toBe('FORBIDDEN');
  });

  test('is impossible through a role with every permission', async () => {
    const viceroy = await student();
    await assign(viceroy.id, await customRole([...getPermissions([Role.ADMIN])]));
    const victim = await student();
    expect(getCode(await set(viceroy, victim.id, ['ADMIN']))).toBe('POLICY');
    expect(getCode(await set(viceroy, boss.id, ['USER']))).toBe('POLICY');
  });

  test('does not apply to the teacher’s role, which includes its profile', async () => {
    const clerk = await staff('role:assign', 'person:read');
    const learner = await student();
    const reply = await set(clerk, learner.id, ['TEACHER']);
    expect(reply.data.setPersonRoles).toMatchObject({ roles: ['USER', 'TEACHER'] });
    expect(await db('select 1 from teacher_profile where person_id = ?', learner.id)).toHaveLength(1);
  });
});

test('edited and assigned roles apply on every process within a second', async () => {
  const second = await secondProcess(app);
  const learner = await student();
  const may = async (at: typeof app) =>
    getCode(await askOn(at, learner, '{ courseReviews { total } }')) === undefined;
  const within = (at: typeof app, expected: boolean) =>
    eventually(async () => expect(await may(at)).toBe(expected));
  expect([await may(app), await may(second)]).toEqual([false, false]);
  const made = await create(boss, { name: 'Duyệt bài', permissions: ['course:review'] });
  const { id } = made.data.createRole as { id: string };
  await set(boss, learner.id, [], [id]);
  await Promise.all([within(app, true), within(second, true)]);
  await update(boss, id, 1, 'Duyệt bài', ['audit:read']);
  await Promise.all([within(app, false), within(second, false)]);
  await update(boss, id, 2, 'Duyệt bài', ['course:review']);
  await Promise.all([within(app, true), within(second, true)]);
  await set(boss, learner.id, [], []);
  await Promise.all([within(app, false), within(second, false)]);
});

describe('the screen of roles', () => {
  test('has a label for each permission in both languages', () => {
    const keys = permissionVocabulary().flatMap(({ resource, permissions }) => [
      `permission.resource.${resource}`,
      ...permissions.map((each) => `permission.action.${each.split(':')[1]}`),
    ]);
    expect(keys.filter((key) => !isMessageKey(key) || translate('en', key) === key)).toEqual([]);
  });

  test('lists system roles with their holders first, then custom ones by name', async () => {
    const { roles } = (
      await ask(boss, '{ roles { id kind name holderCount permissions version updatedAt } }')
    ).data as {
      roles: { id: string; kind: string; name: string; holderCount: number }[];
    };
    expect(roles.slice(0, 3).map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'ADMIN SYSTEM',
      'TEACHER SYSTEM',
      'USER SYSTEM',
    ]);
    const [{ admins, everybody }] = (await db<{ admins: number; everybody: number }>(
      "select count(*) filter (where 'ADMIN' = any(roles))::int as admins, count(*)::int as everybody from person",
    )) as [{ admins: number; everybody: number }];
    expect([roles[0]!.holderCount, roles[2]!.holderCount]).toEqual([admins, everybody]);
    const custom = roles.slice(3).map(({ name }) => name);
    expect(custom).toEqual([...custom].sort((a, b) => a.localeCompare(b, 'vi')));
    const one = (await ask(boss, '{ a: role(id: "TEACHER") { name } b: role(id: "no one") { name } }')).data;
    expect(one).toEqual({ a: { name: 'Giảng viên' }, b: null });
  });

  test("shows a person's permissions and their roles", async () => {
    const owner = await person(Role.TEACHER);
    const id = await customRole(['order:read-any', 'course:review', 'gone:gone']);
    await assign(owner.id, id);
    const found = (
      await ask(boss, `{ effectivePermissions(personId: "${owner.id}") { permission through { id kind } } }`)
    ).data.effectivePermissions as { permission: string; through: { id: string; kind: string }[] }[];
    expect(found.map(({ permission }) => permission)).toEqual(
      [...getPermissions([Role.TEACHER], ['order:read-any', 'course:review'])].sort(),
    );
    const of = (permission: string) => found.find((each) => each.permission === permission)?.through;
    expect(of('course:review')).toEqual([{ id, kind: 'CUSTOM' }]);
    expect(of('course:create')).toEqual([{ id: 'TEACHER', kind: 'SYSTEM' }]);
    expect(of('profile:read')).toEqual([{ id: 'USER', kind: 'SYSTEM' }]);
    expect(getCode(await ask(boss, '{ effectivePermissions(personId: "x") { permission } }'))).toBe(
      'NOT_FOUND',
    );
  });
});
