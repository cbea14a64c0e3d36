import { describe, expect, test } from 'vitest';
import { type Actor, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { transactionsWaiting } from '../../../testing/locks.ts';
import { expectSignedOut } from '../../../testing/signing-in.ts';
import {
  activeAdmins,
  app,
  appoint,
  boss,
  create,
  erase,
  lines,
  onlyAdministrators,
  previewRoles,
  previewStatus,
  restore,
  result,
  setManyRoles,
  setManyStatus,
  setRoles,
  suspend,
  update,
} from './testing/people.ts';

const { admin, ask, count, course, customRole, db, staff, student, teacher, updateRow } = helpersFor(app);

describe('creating an account for a person', () => {
  test('sets no password and mails a link to set one', async () => {
    const input = {
      email: 'Moi-Tao@Example.VN',
      fullName: '  Lê   Thị Mới ',
      phone: '0912 345 678',
      locale: 'EN',
    };
    const made = (await create(boss, input)).data.createPerson as { id: string };
    expect(made).toMatchObject({
      email: 'moi-tao@example.vn',
      fullName: 'Lê Thị Mới',
      roles: ['USER'],
      hasPassword: false,
      locale: 'EN',
    });
    const jobs = await db(
      "select 1 from pgboss.job where name = 'account.invite' and data->'ids' @> to_jsonb(?::text)",
      made.id,
    );
    expect(jobs).toHaveLength(1);
    expect(await lines(made.id)).toMatchObject([
      { action: 'person.create', actor_id: boss.id, after: { email: 'moi-tao@example.vn' } },
    ]);
  });

  test('accepts an initial password, which is not logged', async () => {
    const input = {
      email: 'pass@example.vn',
      fullName: 'Có Mật Khẩu',
      password: 'mot-mat-khau-rieng',
      sendInvitation: false,
    };
    const made = (await create(boss, input)).data.createPerson as { id: string };
    const signed = await ask(
      undefined,
      'mutation { signIn(input: {email: "pass@example.vn", password: "mot-mat-khau-rieng"}) { user { id } } }',
    );
    expect(signed.data.signIn).toMatchObject({ user: { id: made.id } });
    expect(
      await count("audit_log l where l::text like '%mot-mat-khau-rieng%' or l::text like '%$argon2%'"),
    ).toBe(0);
  });

  test('rejects invalid accounts, existing addresses and common passwords', async () => {
    const base = { email: 'x@example.vn', fullName: 'Ai Đó' };
    for (const wrong of [
      { email: 'x' },
      { fullName: ' A ' },
      { phone: 'abc' },
      { locale: 'fr' },
      { password: 'short' },
      { password: 'password123' },
    ])
      expect(getCode(await create(boss, { ...base, ...wrong })), JSON.stringify(wrong)).toBe('BAD_INPUT');
    expect(getCode(await create(boss, { ...base, email: boss.email.toUpperCase() }))).toBe('CONFLICT');
  });

  test("assigns roles only with the permission, within the viewer's own rights", async () => {
    const clerk = await staff('person:create', 'person:read');
    const roleId = await customRole(['person:read']);
    let made = 0;
    const createAs = (who: Actor, more: object) =>
      create(who, { email: `moi${++made}@example.vn`, fullName: 'Người Mới', ...more });
    expect(getCode(await createAs(clerk, { roles: ['ADMIN'] }))).toBe('FORBIDDEN');
    expect(getCode(await createAs(clerk, { customRoleIds: [roleId] }))).toBe('FORBIDDEN');
    expect((await createAs(clerk, { roles: ['TEACHER'] })).data.createPerson).toMatchObject({
      roles: ['USER', 'TEACHER'],
    });
    const chief = await staff('person:create', 'person:read', 'role:assign');
    expect(getCode(await createAs(chief, { roles: ['ADMIN'] }))).toBe('POLICY');
    expect((await createAs(chief, { customRoleIds: [roleId] })).data.createPerson).toMatchObject({
      customRoles: [{ id: roleId }],
    });
  });
});

describe('editing a person', () => {
  test('changes the passed fields, increments the version and is audited', async () => {
    const learner = await student();
    const first = {
      personId: learner.id,
      expectedVersion: 1,
      fullName: 'Trần  Tên Mới',
      phone: '0912345678',
      bio: 'Chào\r\n[admin] person.delete',
    };
    expect((await update(boss, first)).data.updatePerson).toMatchObject({
      fullName: 'Trần Tên Mới',
      version: 2,
    });
    expect(getCode(await update(boss, { ...first, fullName: 'Muộn Rồi' }))).toBe('CONFLICT');
    const second = { personId: learner.id, expectedVersion: 2, phone: null };
    expect((await update(boss, second)).data.updatePerson).toMatchObject({
      phone: null,
      fullName: 'Trần Tên Mới',
      version: 3,
    });
    expect(await lines(learner.id)).toMatchObject([
      {
        action: 'person.update',
        before: { fullName: 'Nguyễn Văn Thử', phone: null, bio: null },
        after: { fullName: 'Trần Tên Mới', phone: '0912345678', bio: 'Chào\r\n[admin] person.delete' },
      },
      { action: 'person.update', before: { phone: '0912345678' }, after: { phone: null } },
    ]);
    expect((await update(boss, second)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await update(boss, { personId: learner.id, fullName: 'Trần Tên Mới' });
    expect(await lines(learner.id), 'an edit without changes is not audited').toHaveLength(2);
  });

  test('makes a new address unverified and revokes reset links', async () => {
    const learner = await student();
    await updateRow('person', learner.id, 'email_verified_at = now()');
    await db(
      "insert into one_time_code (hash, purpose, person_id, expires_at) values ('h', 'reset-password', ?, now() + interval '1 hour')",
      learner.id,
    );
    const reply = await update(boss, { personId: learner.id, email: 'Khac@example.vn' });
    expect(reply.data.updatePerson).toMatchObject({ email: 'khac@example.vn', emailVerifiedAt: null });
    expect(await db('select purpose from one_time_code where person_id = ?', learner.id)).toEqual([
      { purpose: 'verify-email' },
    ]);
    expect(getCode(await update(boss, { personId: learner.id, email: boss.email }))).toBe('CONFLICT');
  });

  test('requires at least the rights of the person', async () => {
    const support = await staff('person:update', 'person:read');
    const auditor = await staff('audit:read');
    for (const id of [boss.id, auditor.id])
      for (const change of [{ email: 'mine@example.vn' }, { fullName: 'Tên Khác' }])
        expect(getCode(await update(support, { personId: id, ...change }))).toBe('POLICY');
    expect(getCode(await update(support, { personId: 'x' }))).toBe('NOT_FOUND');
    for (const wrong of [{ fullName: 'A' }, { email: 'x' }, { locale: 'fr' }])
      expect(getCode(await update(boss, { personId: auditor.id, ...wrong })), JSON.stringify(wrong)).toBe(
        'BAD_INPUT',
      );
  });
});

describe('suspending', () => {
  test('ends the sessions within a second, and restoring allows sign-in again', async () => {
    const learner = await student();
    expect((await suspend(boss, learner.id, 'Gửi thư rác')).data.deactivatePerson).toMatchObject({
      isActive: false,
      deactivationReason: 'Gửi thư rác',
      deactivatedAt: expect.any(String),
    });
    await expectSignedOut(app, learner);
    expect(await db('select end_reason from session where person_id = ?', learner.id)).toEqual([
      { end_reason: 'deactivated' },
    ]);
    expect((await restore(boss, learner.id)).data.activatePerson).toEqual({
      isActive: true,
      deactivatedAt: null,
      deactivationReason: null,
    });
    expect(getCode(await ask(learner, '{ me { id } }')), 'an ended session stays ended').toBe(
      'UNAUTHENTICATED',
    );
    expect(await lines(learner.id)).toMatchObject([
      {
        action: 'person.deactivate',
        before: { isActive: true },
        after: { isActive: false },
        reason: 'Gửi thư rác',
      },
      { action: 'person.activate', before: { isActive: false }, after: { isActive: true } },
    ]);
  });

  test('is rejected for oneself, people with more rights and missing people', async () => {
    const guard = await staff('person:deactivate', 'person:read');
    expect(getCode(await suspend(boss, boss.id))).toBe('POLICY');
    expect(getCode(await suspend(guard, guard.id))).toBe('POLICY');
    expect(getCode(await suspend(guard, boss.id))).toBe('POLICY');
    expect(getCode(await suspend(boss, '01900000-0000-7000-8000-000000000000'))).toBe('NOT_FOUND');
    expect(getCode(await suspend(boss, 'x'))).toBe('NOT_FOUND');
    for (const reason of ['x', 'x'.repeat(301)])
      for (const act of [suspend, erase])
        expect(getCode(await act(boss, guard.id, reason))).toBe('BAD_INPUT');
    expect(getCode(await suspend(await student(), guard.id))).toBe('FORBIDDEN');
  });
});

describe('deleting', () => {
  test('erases the person and keeps the row', async () => {
    const learner = await student();
    expect((await erase(boss, learner.id)).data.deletePerson).toEqual({ id: learner.id });
    expect(getCode(await erase(boss, learner.id))).toBe('NOT_FOUND');
    expect(await lines(learner.id)).toMatchObject([
      { action: 'person.erase', reason: 'yêu cầu', actor_id: boss.id },
    ]);
    expect(getCode(await erase(boss, boss.id))).toBe('POLICY');
  });

  test('is blocked while they sell courses', async () => {
    const seller = await teacher();
    const { id } = await course(seller.id);
    expect(getCode(await erase(boss, seller.id))).toBe('POLICY');
    await updateRow('course', id, "status = 'UNPUBLISHED'");
    expect((await erase(boss, seller.id)).data.deletePerson).toEqual({ id: seller.id });
  });
});

describe('the last administrator', () => {
  test('cannot demote, suspend or delete themselves', async () => {
    await onlyAdministrators(boss.id);
    expect(getCode(await setRoles(boss, boss.id, 'USER'))).toBe('POLICY');
    expect(getCode(await suspend(boss, boss.id))).toBe('POLICY');
    expect(getCode(await erase(boss, boss.id))).toBe('POLICY');
    const alone = await previewStatus(boss, { personIds: [boss.id], isActive: false });
    expect(result(alone).rows[0]!.refusal).toBe('LAST_ADMINISTRATOR');
    const dry = await previewRoles(boss, { personIds: [boss.id], roles: ['USER'] });
    expect(result(dry).rows[0]!.refusal).toBe('LAST_ADMINISTRATOR');
    const other = await admin();
    expect(getCode(await setRoles(boss, boss.id, 'USER')), 'also if there are others').toBe('POLICY');
    await updateRow('person', other.id, 'is_active = false');
  });

  test.each([
    ['demote', (who: Actor, id: string) => setRoles(who, id, 'USER')],
    ['suspend', suspend],
    ['delete', erase],
    ['demote in bulk', (who: Actor, id: string) => setManyRoles(who, { personIds: [id], roles: ['USER'] })],
    ['suspend in bulk', (who: Actor, id: string) => setManyStatus(who, { personIds: [id], isActive: false })],
  ])('remains when two administrators %s each other simultaneously', async (_, act) => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await admin(), await admin()];
      await onlyAdministrators(a.id, b.id);
      const replies = await Promise.all([act(a, b.id), act(b, a.id)]);
      expect(await activeAdmins()).toBe(1);
      const refused = replies.filter(
        (reply) => reply.errors || (Object.values(reply.data)[0] as { refused?: number }).refused,
      );
      expect(refused).toHaveLength(1);
      // Rejected by the server, not by the trigger of the database
      expect(getCode(refused[0]!) ?? 'none').not.toBe('INTERNAL');
      appoint(replies[0] === refused[0] ? b : a);
    }
  });

  test('remains when three administrators remove each other in different ways', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b, c] = [await admin(), await admin(), await admin()];
      await onlyAdministrators(a.id, b.id, c.id);
      await Promise.all([setRoles(a, b.id, 'USER'), suspend(b, c.id), erase(c, a.id)]);
      expect(await activeAdmins()).toBeGreaterThan(0);
    }
    appoint(await admin());
  });

  test('is protected by the database, regardless of the path of the change', async () => {
    const [a, b] = [await admin(), await admin()];
    await onlyAdministrators(a.id, b.id);
    const results = await Promise.allSettled(
      [a, b].map(({ id }) =>
        app.services.orm.em.fork().transactional(async (em) => {
          await em.execute("update person set roles = '{USER}' where id = ?", [id]);
          // Waits until the second transaction is blocked by the first
          await transactionsWaiting(app.services.orm);
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(db("update person set is_active = false where 'ADMIN' = any(roles)")).rejects.toThrow(
      'last active administrator',
    );
    await expect(db("delete from person where 'ADMIN' = any(roles) and is_active")).rejects.toThrow();
    expect(await activeAdmins()).toBe(1);
    appoint(await admin());
  });
});
