import { describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { expectSignedOut } from '../../../testing/signing-in.ts';
import {
  activeAdmins,
  app,
  appoint,
  boss,
  lines,
  onlyAdministrators,
  previewRoles,
  previewStatus,
  result,
  setManyRoles,
  setManyStatus,
} from './testing/people.ts';

const { admin, ask, assign, customRole, db, person, student, updateRow } = helpersFor(app);

describe('bulk changes', () => {
  test('handle each person separately and match the preview', async () => {
    const [a, b, off] = [await student(), await student(), await student()];
    // Another administrator, so that the viewer is not the last one
    await admin();
    await updateRow('person', off.id, 'is_active = false');
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
    expect(result(await previewStatus(boss, input))).toMatchObject(expected);
    expect(getCode(await ask(a, '{ me { id } }'))).toBeUndefined();
    expect(await lines(a.id)).toEqual([]);
    expect(result(await setManyStatus(boss, input))).toMatchObject(expected);
    await expectSignedOut(app, a);
    expect(await lines(a.id)).toHaveLength(1);
    expect(await lines(off.id)).toEqual([]);
  });

  test('protect the last administrator within the batch', async () => {
    const clerk = await admin();
    const others = [await admin(), await admin()];
    await onlyAdministrators(clerk.id, ...others.map(({ id }) => id));
    // Administrators who are removed earlier in the batch no longer count, so the clerk is the last one
    const ids = [...others.map(({ id }) => id), clerk.id];
    const roles = result(await setManyRoles(clerk, { personIds: ids, roles: ['USER'] }));
    expect(roles.rows.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual([
      'DONE',
      'DONE',
      'LAST_ADMINISTRATOR',
    ]);
    expect(await activeAdmins()).toBe(1);
    appoint(clerk);
  });

  test('treat different spellings of an ID as one person', async () => {
    const learner = await student();
    const personIds = [learner.id, learner.id.toUpperCase()];
    const reply = await setManyStatus(await admin(), { personIds, isActive: false });
    expect(result(reply)).toMatchObject({ done: 1, rows: [{ outcome: 'DONE' }] });
    expect(await lines(learner.id)).toMatchObject([{ action: 'person.deactivate' }]);
  });

  test.each([0, 501, 10_000])('reject %d people', async (count) => {
    const personIds = Array.from({ length: count }, () => boss.id);
    for (const act of [setManyStatus, previewStatus])
      expect(getCode(await act(boss, { personIds, isActive: true }))).toBe('BAD_INPUT');
    expect(getCode(await setManyRoles(boss, { personIds, roles: ['USER'] }))).toBe('BAD_INPUT');
  });

  test('change 500 people in a few statements and seconds', async () => {
    const rows = await db<{ id: string }>(
      "insert into person (email, full_name) select 'm' || i || '@example.vn', 'Nhiều Người' from generate_series(1, 500) i returning id",
    );
    const ids = rows.map(({ id }) => id);
    expect(result(await setManyStatus(boss, { personIds: ids, isActive: false })).done).toBe(500);
    expect(result(await setManyRoles(boss, { personIds: ids, roles: ['TEACHER'], change: 'ADD' })).done).toBe(
      500,
    );
    expect(
      await db(
        "select 1 from teacher_profile t join person p on p.id = t.person_id where p.full_name = 'Nhiều Người'",
      ),
    ).toHaveLength(500);
    expect(
      await db(
        "select 1 from audit_log where action in ('person.deactivate', 'person.set-roles') and target_id in (select id from person where full_name = 'Nhiều Người')",
      ),
    ).toHaveLength(1000);
  });

  test('replace, add or remove roles and keep the others', async () => {
    const [a, b] = [await person(Role.TEACHER), await student()];
    const roleId = await customRole(['person:read']);
    const kept = await customRole(['audit:read']);
    await assign(b.id, kept);
    const ids = [a.id, b.id];
    const state = () =>
      db(
        `select p.roles, array(select x.role_id::text from person_custom_role x where x.person_id = p.id order by 1) as custom
        from person p where p.id in (?, ?) order by p.id = ? desc`,
        a.id,
        b.id,
        a.id,
      );
    const run = async (input: object) => {
      const preview = result(await previewRoles(boss, { personIds: ids, ...input }));
      const applied = result(await setManyRoles(boss, { personIds: ids, ...input }));
      expect(applied).toEqual(preview);
      return applied;
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
      getCode(
        await setManyRoles(boss, { personIds: ids, customRoleIds: ['01900000-0000-7000-8000-000000000000'] }),
      ),
    ).toBe('BAD_INPUT');
  });
});
