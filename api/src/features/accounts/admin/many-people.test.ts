import { describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { assign, customRole } from '../../../testing/custom-roles.ts';
import { admin, ask, codeOf, person, select, student } from '../../../testing/factories.ts';
import { isSoonOut } from '../../../testing/signing-in.ts';
import {
  activeAdmins,
  app,
  appoint,
  boss,
  lines,
  onlyAdministrators,
  ROLES,
  ROLES_DRY,
  result,
  STATUS,
  STATUS_DRY,
} from './testing/people.ts';

describe('bulk changes', () => {
  test('handle each person separately and match the preview', async () => {
    const [a, b, off] = [await student(app), await student(app), await student(app)];
    // Another administrator, so that the viewer is not the last one
    await admin(app);
    await select(app, 'update person set is_active = false where id = ?', [off.id]);
    const ids = [a.id, boss.id, off.id, '01900000-0000-7000-8000-000000000000', 'x', b.id, a.id];
    const input = { personIds: ids, isActive: false, reason: 'Dọn dẹp' };
    const expected = {
      done: 2,
      unchanged: 1,
      refused: 3,
      rows: [
        { id: a.id, outcome: 'DONE', refusal: null, fullName: 'Nguyễn Văn Thử' },
        {
          id: boss.id,
          outcome: 'REFUSED',
          refusal: 'OWN_ACCOUNT',
          message: expect.stringContaining('chính mình'),
        },
        { id: off.id, outcome: 'UNCHANGED' },
        { outcome: 'REFUSED', refusal: 'NOT_FOUND', fullName: null },
        { id: 'x', outcome: 'REFUSED', refusal: 'NOT_FOUND' },
        { id: b.id, outcome: 'DONE' },
      ],
    };
    expect(result(await ask(app, boss, STATUS_DRY, { input }))).toMatchObject(expected);
    expect(codeOf(await ask(app, a, '{ me { id } }'))).toBeUndefined();
    expect(await lines(a.id)).toEqual([]);
    expect(result(await ask(app, boss, STATUS, { input }))).toMatchObject(expected);
    await isSoonOut(app, a);
    expect(await lines(a.id)).toHaveLength(1);
    expect(await lines(off.id)).toEqual([]);
  });

  test('protect the last administrator within the batch', async () => {
    const clerk = await admin(app);
    const others = [await admin(app), await admin(app)];
    await onlyAdministrators(clerk.id, ...others.map(({ id }) => id));
    // Administrators who are removed earlier in the batch no longer count, so the clerk is the last one
    const ids = [...others.map(({ id }) => id), clerk.id];
    const roles = result(
      await ask(app, clerk, ROLES, { input: { personIds: ids, roles: ['USER'] } }),
      'setPeopleRoles',
    );
    expect(roles.rows.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual([
      'DONE',
      'DONE',
      'LAST_ADMINISTRATOR',
    ]);
    expect(await activeAdmins()).toBe(1);
    appoint(clerk);
  });

  test('treat different spellings of an ID as one person', async () => {
    const learner = await student(app);
    const reply = await ask(
      app,
      await admin(app),
      'mutation($i: SetPeopleStatusInput!) { setPeopleStatus(input: $i) { done rows { outcome } } }',
      { i: { personIds: [learner.id, learner.id.toUpperCase()], isActive: false } },
    );
    expect(reply.data.setPeopleStatus).toEqual({ done: 1, rows: [{ outcome: 'DONE' }] });
    const lines = "select 1 from audit_log where target_id = ? and action = 'person.deactivate'";
    expect(await select(app, lines, [learner.id])).toHaveLength(1);
  });

  test('accept 1 to 500 people', async () => {
    const ids = Array.from({ length: 501 }, () => '01900000-0000-7000-8000-000000000000');
    for (const wrong of [ids, []])
      for (const mutation of [STATUS, STATUS_DRY])
        expect(codeOf(await ask(app, boss, mutation, { input: { personIds: wrong, isActive: true } }))).toBe(
          'BAD_INPUT',
        );
    expect(
      codeOf(
        await ask(app, boss, ROLES, {
          input: { personIds: Array.from({ length: 10_000 }, () => boss.id), roles: ['USER'] },
        }),
      ),
    ).toBe('BAD_INPUT');
  });

  test('change 500 people in a few statements and seconds', async () => {
    const rows = await select<{ id: string }>(
      app,
      "insert into person (email, full_name) select 'm' || i || '@example.vn', 'Nhiều Người' from generate_series(1, 500) i returning id",
    );
    const ids = rows.map(({ id }) => id);
    expect(result(await ask(app, boss, STATUS, { input: { personIds: ids, isActive: false } })).done).toBe(
      500,
    );
    expect(
      result(
        await ask(app, boss, ROLES, { input: { personIds: ids, roles: ['TEACHER'], change: 'ADD' } }),
        'setPeopleRoles',
      ).done,
    ).toBe(500);
    expect(
      await select(
        app,
        "select 1 from teacher_profile t join person p on p.id = t.person_id where p.full_name = 'Nhiều Người'",
      ),
    ).toHaveLength(500);
    expect(
      await select(
        app,
        "select 1 from audit_log where action in ('person.deactivate', 'person.set-roles') and target_id in (select id from person where full_name = 'Nhiều Người')",
      ),
    ).toHaveLength(1000);
  });

  test('replace, add or remove roles and keep the others', async () => {
    const [a, b] = [await person(app, Role.TEACHER), await student(app)];
    const roleId = await customRole(app, ['person:read']);
    const kept = await customRole(app, ['audit:read']);
    await assign(app, b.id, kept);
    const ids = [a.id, b.id];
    const state = () =>
      select(
        app,
        `select p.roles, array(select x.role_id::text from person_custom_role x where x.person_id = p.id order by 1) as custom
        from person p where p.id in (?, ?) order by p.id = ? desc`,
        [a.id, b.id, a.id],
      );
    const run = async (input: object) => {
      const dry = result(
        await ask(app, boss, ROLES_DRY, { input: { personIds: ids, ...input } }),
        'setPeopleRoles',
      );
      const wet = result(
        await ask(app, boss, ROLES, { input: { personIds: ids, ...input } }),
        'setPeopleRoles',
      );
      expect(wet).toEqual(dry);
      return wet;
    };
    expect(await run({ customRoleIds: [roleId], change: 'ADD' })).toMatchObject({ done: 2 });
    expect(await state()).toEqual([
      { roles: ['USER', 'TEACHER'], custom: [roleId] },
      { roles: ['USER'], custom: [roleId, kept].sort() },
    ]);
    await run({ roles: ['TEACHER'], customRoleIds: [kept], change: 'REMOVE' });
    expect(await state()).toEqual([
      { roles: ['USER'], custom: [roleId] },
      { roles: ['USER'], custom: [roleId] },
    ]);
    await run({ roles: ['TEACHER'], change: 'REPLACE' });
    expect(await state()).toEqual([
      { roles: ['USER', 'TEACHER'], custom: [roleId] },
      { roles: ['USER', 'TEACHER'], custom: [roleId] },
    ]);
    expect(
      codeOf(
        await ask(app, boss, ROLES, {
          input: { personIds: ids, customRoleIds: ['01900000-0000-7000-8000-000000000000'] },
        }),
      ),
    ).toBe('BAD_INPUT');
  });
});
