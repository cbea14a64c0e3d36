import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Role } from '../../../platform/permissions.ts';
import { testApp } from '../../../testing/app.ts';
import { assign, customRole, staff } from '../../../testing/custom-roles.ts';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  person,
  type Reply,
  select,
  student,
  teacher,
} from '../../../testing/factories.ts';

const app = await testApp();
let boss: Actor;
beforeAll(async () => {
  boss = await admin(app);
});

const CREATE =
  'mutation C($input: CreatePersonInput!) { createPerson(input: $input) { id email fullName roles customRoles { id } hasPassword locale phone } }';
const UPDATE =
  'mutation U($input: UpdatePersonInput!) { updatePerson(input: $input) { id email fullName phone bio version emailVerifiedAt } }';
const SET = 'mutation S($id: ID!, $roles: [Role!]!) { setPersonRoles(id: $id, roles: $roles) { roles } }';
const OFF =
  'mutation D($id: ID!, $reason: String) { deactivatePerson(id: $id, reason: $reason) { isActive deactivatedAt deactivationReason } }';
const ON = 'mutation A($id: ID!) { activatePerson(id: $id) { isActive deactivatedAt deactivationReason } }';
const DELETE = 'mutation D($id: ID!) { deletePerson(id: $id, reason: "yêu cầu") }';
const STATUS =
  'mutation B($input: SetPeopleStatusInput!) { setPeopleStatus(input: $input) { done unchanged refused rows { id fullName email outcome refusal message } } }';
const STATUS_DRY = STATUS.replace('mutation B', 'query B').replace(
  '{ setPeopleStatus',
  '{ setPeopleStatus: previewPeopleStatus',
);
const ROLES =
  'mutation R($input: SetPeopleRolesInput!) { setPeopleRoles(input: $input) { done unchanged refused rows { id outcome refusal } } }';
const ROLES_DRY = ROLES.replace('mutation R', 'query R').replace(
  '{ setPeopleRoles',
  '{ setPeopleRoles: previewPeopleRoles',
);

const lines = (targetId: string) =>
  select<{ action: string; before: unknown; after: unknown; reason: string | null; actor_id: string }>(
    app,
    "select action, before, after, reason, actor_id from audit_log where target_type = 'person' and target_id = ? order by at, id",
    [targetId],
  );
const activeAdmins = async () =>
  (
    await select<{ n: number }>(
      app,
      "select count(*)::int as n from person where 'ADMIN' = any(roles) and is_active",
    )
  )[0]!.n;

/** Only these are administrators from now on. */
async function onlyAdministrators(...ids: string[]) {
  for (const id of ids)
    await select(app, "update person set roles = '{USER,ADMIN}', is_active = true where id = ?", [id]);
  await select(
    app,
    `update person set roles = '{USER}' where 'ADMIN' = any(roles) and id not in (${ids.map(() => '?').join(', ')})`,
    ids,
  );
}

const result = (reply: Reply, name = 'setPeopleStatus') =>
  reply.data[name] as {
    done: number;
    unchanged: number;
    refused: number;
    rows: {
      id: string;
      outcome: string;
      refusal: string | null;
      message: string | null;
      fullName: string | null;
    }[];
  };

describe('making an account for somebody', () => {
  test('sets no password and mails the link to set one', async () => {
    const input = {
      email: 'Moi@Example.VN',
      fullName: '  Lê   Thị Mới ',
      phone: '0912 345 678',
      locale: 'en',
    };
    const made = (await ask(app, boss, CREATE, { input })).data.createPerson as { id: string };
    expect(made).toMatchObject({
      email: 'moi@example.vn',
      fullName: 'Lê Thị Mới',
      roles: ['USER'],
      hasPassword: false,
      locale: 'en',
    });
    const jobs = await select(
      app,
      "select 1 from pgboss.job where name = 'account.invite' and data->'ids' ? ?".replace(
        '? ?',
        '@> to_jsonb(?::text)',
      ),
      [made.id],
    );
    expect(jobs).toHaveLength(1);
    expect(await lines(made.id)).toMatchObject([
      { action: 'person.create', actor_id: boss.id, after: { email: 'moi@example.vn' } },
    ]);
  });

  test('takes a first password, which no line of the log holds', async () => {
    const input = {
      email: 'pass@example.vn',
      fullName: 'Có Mật Khẩu',
      password: 'mot-mat-khau-rieng',
      sendInvitation: false,
    };
    const made = (await ask(app, boss, CREATE, { input })).data.createPerson as { id: string };
    const signed = await ask(
      app,
      undefined,
      'mutation { signIn(input: {email: "pass@example.vn", password: "mot-mat-khau-rieng"}) { user { id } } }',
    );
    expect(signed.data.signIn).toMatchObject({ user: { id: made.id } });
    expect(
      await select(
        app,
        "select 1 from audit_log l where l::text like '%mot-mat-khau-rieng%' or l::text like '%$argon2%'",
      ),
    ).toEqual([]);
  });

  test('refuses what is no account, an address that is taken, and a common password', async () => {
    const base = { email: 'x@example.vn', fullName: 'Ai Đó' };
    for (const wrong of [
      { email: 'x' },
      { fullName: ' A ' },
      { phone: 'abc' },
      { locale: 'fr' },
      { password: 'short' },
      { password: 'password123' },
    ])
      expect(
        codeOf(await ask(app, boss, CREATE, { input: { ...base, ...wrong } })),
        JSON.stringify(wrong),
      ).toBe('BAD_INPUT');
    expect(
      codeOf(await ask(app, boss, CREATE, { input: { ...base, email: boss.email.toUpperCase() } })),
    ).toBe('CONFLICT');
  });

  test('gives roles only where the viewer assigns roles, and only what they hold', async () => {
    const clerk = await staff(app, 'person:create', 'person:read');
    const roleId = await customRole(app, ['person:read']);
    const input = (more: object) => ({
      input: { email: `n${Math.random()}@example.vn`, fullName: 'Người Mới', ...more },
    });
    expect(codeOf(await ask(app, clerk, CREATE, input({ roles: ['ADMIN'] })))).toBe('FORBIDDEN');
    expect(codeOf(await ask(app, clerk, CREATE, input({ customRoleIds: [roleId] })))).toBe('FORBIDDEN');
    expect((await ask(app, clerk, CREATE, input({ roles: ['TEACHER'] }))).data.createPerson).toMatchObject({
      roles: ['USER', 'TEACHER'],
    });
    const chief = await staff(app, 'person:create', 'person:read', 'role:assign');
    expect(codeOf(await ask(app, chief, CREATE, input({ roles: ['ADMIN'] })))).toBe('POLICY');
    expect(
      (await ask(app, chief, CREATE, input({ customRoleIds: [roleId] }))).data.createPerson,
    ).toMatchObject({ customRoles: [{ id: roleId }] });
  });
});

describe('editing somebody', () => {
  test('changes what was sent, counts the version, and says before and after', async () => {
    const somebody = await student(app);
    const first = {
      id: somebody.id,
      expectedVersion: 1,
      fullName: 'Trần  Tên Mới',
      phone: '0912345678',
      bio: 'Chào\r\n[admin] person.delete',
    };
    expect((await ask(app, boss, UPDATE, { input: first })).data.updatePerson).toMatchObject({
      fullName: 'Trần Tên Mới',
      version: 2,
    });
    expect(codeOf(await ask(app, boss, UPDATE, { input: { ...first, fullName: 'Muộn Rồi' } }))).toBe(
      'CONFLICT',
    );
    const second = { id: somebody.id, expectedVersion: 2, phone: null };
    expect((await ask(app, boss, UPDATE, { input: second })).data.updatePerson).toMatchObject({
      phone: null,
      fullName: 'Trần Tên Mới',
      version: 3,
    });
    expect(await lines(somebody.id)).toMatchObject([
      {
        action: 'person.update',
        before: { fullName: 'Nguyễn Văn Thử', phone: null, bio: null },
        after: { fullName: 'Trần Tên Mới', phone: '0912345678', bio: 'Chào\r\n[admin] person.delete' },
      },
      { action: 'person.update', before: { phone: '0912345678' }, after: { phone: null } },
    ]);
    expect((await ask(app, boss, UPDATE, { input: second })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await ask(app, boss, UPDATE, { input: { id: somebody.id, fullName: 'Trần Tên Mới' } });
    expect(await lines(somebody.id), 'nothing changed, nothing said').toHaveLength(2);
  });

  test('another address counts as unproved, and a reset link that is out is worth nothing', async () => {
    const somebody = await student(app);
    await select(app, 'update person set email_verified_at = now() where id = ?', [somebody.id]);
    await select(
      app,
      "insert into one_time_code (hash, purpose, person_id, expires_at) values ('h', 'reset-password', ?, now() + interval '1 hour')",
      [somebody.id],
    );
    const reply = await ask(app, boss, UPDATE, { input: { id: somebody.id, email: 'Khac@example.vn' } });
    expect(reply.data.updatePerson).toMatchObject({ email: 'khac@example.vn', emailVerifiedAt: null });
    expect(await select(app, 'select 1 from one_time_code where person_id = ?', [somebody.id])).toEqual([]);
    expect(codeOf(await ask(app, boss, UPDATE, { input: { id: somebody.id, email: boss.email } }))).toBe(
      'CONFLICT',
    );
  });

  test('is not for who may do less than they', async () => {
    const support = await staff(app, 'person:update', 'person:read');
    const auditor = await staff(app, 'audit:read');
    for (const id of [boss.id, auditor.id])
      expect(codeOf(await ask(app, support, UPDATE, { input: { id, email: 'mine@example.vn' } }))).toBe(
        'POLICY',
      );
    expect(codeOf(await ask(app, support, UPDATE, { input: { id: 'x' } }))).toBe('NOT_FOUND');
    for (const wrong of [{ fullName: 'A' }, { email: 'x' }, { locale: 'fr' }])
      expect(
        codeOf(await ask(app, boss, UPDATE, { input: { id: auditor.id, ...wrong } })),
        JSON.stringify(wrong),
      ).toBe('BAD_INPUT');
  });
});

describe('suspending', () => {
  test('ends the sessions within a second; restoring opens the door again', async () => {
    const somebody = await student(app);
    expect(
      (await ask(app, boss, OFF, { id: somebody.id, reason: 'Gửi thư rác' })).data.deactivatePerson,
    ).toMatchObject({
      isActive: false,
      deactivationReason: 'Gửi thư rác',
      deactivatedAt: expect.any(String),
    });
    await vi.waitFor(
      async () => expect(codeOf(await ask(app, somebody, '{ me { id } }'))).toBe('UNAUTHENTICATED'),
      { timeout: 1000 },
    );
    expect(await select(app, 'select end_reason from session where person_id = ?', [somebody.id])).toEqual([
      { end_reason: 'deactivated' },
    ]);
    expect((await ask(app, boss, ON, { id: somebody.id })).data.activatePerson).toEqual({
      isActive: true,
      deactivatedAt: null,
      deactivationReason: null,
    });
    expect(codeOf(await ask(app, somebody, '{ me { id } }')), 'an ended session stays ended').toBe(
      'UNAUTHENTICATED',
    );
    expect(await lines(somebody.id)).toMatchObject([
      {
        action: 'person.deactivate',
        before: { isActive: true },
        after: { isActive: false },
        reason: 'Gửi thư rác',
      },
      { action: 'person.activate', before: { isActive: false }, after: { isActive: true } },
    ]);
  });

  test('is refused for oneself, for who may do more, and for nobody', async () => {
    const guard = await staff(app, 'person:deactivate', 'person:read');
    expect(codeOf(await ask(app, boss, OFF, { id: boss.id }))).toBe('POLICY');
    expect(codeOf(await ask(app, guard, OFF, { id: guard.id }))).toBe('POLICY');
    expect(codeOf(await ask(app, guard, OFF, { id: boss.id }))).toBe('POLICY');
    expect(codeOf(await ask(app, boss, OFF, { id: '01900000-0000-7000-8000-000000000000' }))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await ask(app, boss, OFF, { id: 'x' }))).toBe('NOT_FOUND');
    for (const reason of ['x', 'x'.repeat(301)])
      for (const mutation of [
        OFF,
        'mutation D($id: ID!, $reason: String) { deletePerson(id: $id, reason: $reason) }',
      ])
        expect(codeOf(await ask(app, boss, mutation, { id: guard.id, reason }))).toBe('BAD_INPUT');
    expect(codeOf(await ask(app, await student(app), OFF, { id: guard.id }))).toBe('FORBIDDEN');
  });
});

describe('deleting', () => {
  test('erases the person and keeps the line', async () => {
    const somebody = await student(app);
    expect((await ask(app, boss, DELETE, { id: somebody.id })).data.deletePerson).toBe(true);
    expect(codeOf(await ask(app, boss, DELETE, { id: somebody.id }))).toBe('NOT_FOUND');
    expect(await lines(somebody.id)).toMatchObject([
      { action: 'person.erase', reason: 'yêu cầu', actor_id: boss.id },
    ]);
    expect(codeOf(await ask(app, boss, DELETE, { id: boss.id }))).toBe('POLICY');
  });

  test('waits until nothing of theirs is on sale', async () => {
    const seller = await teacher(app);
    const { id } = await course(app, seller.id);
    expect(codeOf(await ask(app, boss, DELETE, { id: seller.id }))).toBe('POLICY');
    await select(app, "update course set status = 'UNPUBLISHED' where id = ?", [id]);
    expect((await ask(app, boss, DELETE, { id: seller.id })).data.deletePerson).toBe(true);
  });
});

describe('the last administrator (T25)', () => {
  test('is neither demoted, suspended nor deleted by themselves', async () => {
    await onlyAdministrators(boss.id);
    expect(codeOf(await ask(app, boss, SET, { id: boss.id, roles: ['USER'] }))).toBe('POLICY');
    expect(codeOf(await ask(app, boss, OFF, { id: boss.id }))).toBe('POLICY');
    expect(codeOf(await ask(app, boss, DELETE, { id: boss.id }))).toBe('POLICY');
    const alone = await ask(app, boss, STATUS_DRY, { input: { ids: [boss.id], isActive: false } });
    expect(result(alone).rows[0]!.refusal).toBe('LAST_ADMINISTRATOR');
    const dry = await ask(app, boss, ROLES_DRY, { input: { ids: [boss.id], roles: ['USER'] } });
    expect(result(dry, 'setPeopleRoles').rows[0]!.refusal).toBe('LAST_ADMINISTRATOR');
    const other = await admin(app);
    expect(
      codeOf(await ask(app, boss, SET, { id: boss.id, roles: ['USER'] })),
      'not even beside others',
    ).toBe('POLICY');
    await select(app, 'update person set is_active = false where id = ?', [other.id]);
  });

  test.each([
    ['demote', SET, (id: string) => ({ id, roles: ['USER'] })],
    ['suspend', OFF, (id: string) => ({ id })],
    ['delete', DELETE, (id: string) => ({ id })],
    ['demote in bulk', ROLES, (id: string) => ({ input: { ids: [id], roles: ['USER'] } })],
    ['suspend in bulk', STATUS, (id: string) => ({ input: { ids: [id], isActive: false } })],
  ])('stays when two %s each other at the same time', async (_, mutation, variables) => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await admin(app), await admin(app)];
      await onlyAdministrators(a.id, b.id);
      const replies = await Promise.all([
        ask(app, a, mutation, variables(b.id)),
        ask(app, b, mutation, variables(a.id)),
      ]);
      expect(await activeAdmins()).toBe(1);
      const refused = replies.filter(
        (reply) => reply.errors || (Object.values(reply.data)[0] as { refused?: number }).refused,
      );
      expect(refused).toHaveLength(1);
      // Said by the program, not by the trigger that stands behind it
      expect(codeOf(refused[0]!) ?? 'none').not.toBe('INTERNAL');
      boss = replies[0] === refused[0] ? b : a;
    }
  });

  test('stays when a circle of three goes off at once by different ways', async () => {
    for (let round = 0; round < 5; round++) {
      const circle = [await admin(app), await admin(app), await admin(app)];
      await onlyAdministrators(...circle.map(({ id }) => id));
      await Promise.all([
        ask(app, circle[0], SET, { id: circle[1]!.id, roles: ['USER'] }),
        ask(app, circle[1], OFF, { id: circle[2]!.id }),
        ask(app, circle[2], DELETE, { id: circle[0]!.id }),
      ]);
      expect(await activeAdmins()).toBeGreaterThan(0);
    }
    boss = await admin(app);
  });

  test('is held by the database itself, whatever road a change takes', async () => {
    const [a, b] = [await admin(app), await admin(app)];
    await onlyAdministrators(a.id, b.id);
    const em = () => app.services.orm.em.fork();
    const gone = await Promise.allSettled(
      [a, b].map(({ id }) =>
        em().transactional(async (each) => {
          await each.execute("update person set roles = '{USER}' where id = ?", [id]);
          await each.execute('select pg_sleep(0.1)');
        }),
      ),
    );
    expect(gone.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(
      select(app, "update person set is_active = false where 'ADMIN' = any(roles)"),
    ).rejects.toThrow('last active administrator');
    await expect(
      select(app, "delete from person where 'ADMIN' = any(roles) and is_active"),
    ).rejects.toThrow();
    expect(await activeAdmins()).toBe(1);
    boss = await admin(app);
  });
});

describe('many at once', () => {
  test('each for themselves; the preview says the same and changes nothing', async () => {
    const [a, b, off] = [await student(app), await student(app), await student(app)];
    await select(app, 'update person set is_active = false where id = ?', [off.id]);
    const ids = [a.id, boss.id, off.id, '01900000-0000-7000-8000-000000000000', 'x', b.id, a.id];
    const input = { ids, isActive: false, reason: 'Dọn dẹp' };
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
    await vi.waitFor(async () => expect(codeOf(await ask(app, a, '{ me { id } }'))).toBe('UNAUTHENTICATED'), {
      timeout: 1000,
    });
    expect(await lines(a.id)).toHaveLength(1);
    expect(await lines(off.id)).toEqual([]);
  });

  test('holds the rule of the last administrator within the batch', async () => {
    const clerk = await admin(app);
    const others = [await admin(app), await admin(app)];
    await onlyAdministrators(clerk.id, ...others.map(({ id }) => id));
    // Somebody who is no administrator any more when the rows are looked at has no say: all but themselves go
    const ids = [...others.map(({ id }) => id), clerk.id];
    const roles = result(await ask(app, clerk, ROLES, { input: { ids, roles: ['USER'] } }), 'setPeopleRoles');
    expect(roles.rows.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual([
      'DONE',
      'DONE',
      'LAST_ADMINISTRATOR',
    ]);
    expect(await activeAdmins()).toBe(1);
    boss = clerk;
  });

  test('an id is one person however it is spelt', async () => {
    const somebody = await student(app);
    const reply = await ask(
      app,
      await admin(app),
      'mutation($i: SetPeopleStatusInput!) { setPeopleStatus(input: $i) { done rows { outcome } } }',
      { i: { ids: [somebody.id, somebody.id.toUpperCase()], isActive: false } },
    );
    expect(reply.data.setPeopleStatus).toEqual({ done: 1, rows: [{ outcome: 'DONE' }] });
    const lines = "select 1 from audit_log where target_id = ? and action = 'person.deactivate'";
    expect(await select(app, lines, [somebody.id])).toHaveLength(1);
  });

  test('takes 500 at most, and some', async () => {
    const ids = Array.from({ length: 501 }, () => '01900000-0000-7000-8000-000000000000');
    for (const wrong of [ids, []])
      for (const mutation of [STATUS, STATUS_DRY])
        expect(codeOf(await ask(app, boss, mutation, { input: { ids: wrong, isActive: true } }))).toBe(
          'BAD_INPUT',
        );
    expect(
      codeOf(
        await ask(app, boss, ROLES, {
          input: { ids: Array.from({ length: 10_000 }, () => boss.id), roles: ['USER'] },
        }),
      ),
    ).toBe('BAD_INPUT');
  });

  test('500 are done in a few statements and seconds', async () => {
    const rows = await select<{ id: string }>(
      app,
      "insert into person (email, full_name) select 'm' || i || '@example.vn', 'Nhiều Người' from generate_series(1, 500) i returning id",
    );
    const ids = rows.map(({ id }) => id);
    expect(result(await ask(app, boss, STATUS, { input: { ids, isActive: false } })).done).toBe(500);
    expect(
      result(
        await ask(app, boss, ROLES, { input: { ids, roles: ['TEACHER'], change: 'ADD' } }),
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

  test('roles are replaced, added or removed; what is left out stays', async () => {
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
      const dry = result(await ask(app, boss, ROLES_DRY, { input: { ids, ...input } }), 'setPeopleRoles');
      const wet = result(await ask(app, boss, ROLES, { input: { ids, ...input } }), 'setPeopleRoles');
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
          input: { ids, customRoleIds: ['01900000-0000-7000-8000-000000000000'] },
        }),
      ),
    ).toBe('BAD_INPUT');
  });
});
