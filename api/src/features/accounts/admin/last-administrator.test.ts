import { describe, expect, test } from 'vitest';
import { admin, ask, codeOf, select } from '../../../testing/factories.ts';
import { transactionsWaiting } from '../../../testing/locks.ts';
import {
  activeAdmins,
  app,
  appoint,
  boss,
  DELETE,
  OFF,
  onlyAdministrators,
  ROLES,
  ROLES_DRY,
  result,
  SET,
  STATUS,
  STATUS_DRY,
} from './testing/people.ts';

describe('the last administrator (T25)', () => {
  test('cannot demote, suspend or delete themselves', async () => {
    await onlyAdministrators(boss.id);
    expect(codeOf(await ask(app, boss, SET, { id: boss.id, roles: ['USER'] }))).toBe('POLICY');
    expect(codeOf(await ask(app, boss, OFF, { id: boss.id }))).toBe('POLICY');
    expect(codeOf(await ask(app, boss, DELETE, { id: boss.id }))).toBe('POLICY');
    const alone = await ask(app, boss, STATUS_DRY, { input: { personIds: [boss.id], isActive: false } });
    expect(result(alone).rows[0]!.refusal).toBe('LAST_ADMINISTRATOR');
    const dry = await ask(app, boss, ROLES_DRY, { input: { personIds: [boss.id], roles: ['USER'] } });
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
    ['demote in bulk', ROLES, (id: string) => ({ input: { personIds: [id], roles: ['USER'] } })],
    ['suspend in bulk', STATUS, (id: string) => ({ input: { personIds: [id], isActive: false } })],
  ])('remains when two administrators %s each other simultaneously', async (_, mutation, variables) => {
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
      // Rejected by the server, not by the trigger of the database
      expect(codeOf(refused[0]!) ?? 'none').not.toBe('INTERNAL');
      appoint(replies[0] === refused[0] ? b : a);
    }
  });

  test('remains when three administrators remove each other in different ways', async () => {
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
    appoint(await admin(app));
  });

  test('is protected by the database, regardless of the path of the change', async () => {
    const [a, b] = [await admin(app), await admin(app)];
    await onlyAdministrators(a.id, b.id);
    const gone = await Promise.allSettled(
      [a, b].map(({ id }) =>
        app.services.orm.em.fork().transactional(async (em) => {
          await em.execute("update person set roles = '{USER}' where id = ?", [id]);
          // Waits until the second transaction is blocked by the first
          await transactionsWaiting(app.services.orm);
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
    appoint(await admin(app));
  });
});
