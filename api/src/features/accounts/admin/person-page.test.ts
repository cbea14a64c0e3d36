import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { staff } from '../../../testing/custom-roles.ts';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  enrol,
  select,
  student,
  teacher,
} from '../../../testing/factories.ts';

let statements: string[] = [];
const app = await testApp(({ text }) => void statements.push(text));
let boss: Actor;
beforeAll(async () => {
  boss = await admin(app);
});

describe('a person’s page', () => {
  const PAGE = `query P($id: ID!) { personForAdmin(id: $id) { id taughtCourseCount
    sessions(first: 1) { totalCount pageInfo { hasNextPage } edges { node { id endedAt } } }
    enrolments { totalCount edges { node { courseTitle percentage source } } }
    orders { totalCount edges { node { number titles total } } }
    auditTrail { edges { node { action actor { id } } } } } }`;

  test('shows sessions, courses, orders and activity in one statement', async () => {
    const [learner, seller] = [await student(app), await teacher(app)];
    const facts = await course(app, seller.id, { title: 'Vẽ tay' });
    await enrol(app, learner.id, facts.id);
    await select(
      app,
      "insert into orders (number, buyer_id, total, expires_at) values ('T-9', ?, 7, now())",
      [learner.id],
    );
    await ask(
      app,
      boss,
      `mutation { deactivatePerson(input: { personId: "${learner.id}", reason: "thử xem" }) { id } }`,
    );
    statements = [];
    const reply = await ask(app, boss, PAGE, { id: learner.id });
    expect(reply.errors).toBeUndefined();
    expect(statements).toHaveLength(1);
    expect(reply.data.personForAdmin).toMatchObject({
      sessions: { totalCount: 1, edges: [{ node: { endedAt: expect.any(String) } }] },
      enrolments: { edges: [{ node: { courseTitle: 'Vẽ tay', percentage: 0, source: 'PURCHASE' } }] },
      orders: { edges: [{ node: { number: 'T-9', total: 7, titles: [] } }] },
      auditTrail: { edges: [{ node: { action: 'person.deactivate', actor: { id: boss.id } } }] },
    });
    expect(codeOf(await ask(app, learner, PAGE, { id: learner.id }))).toBe('UNAUTHENTICATED');
  });

  test('shows only what the viewer may see', async () => {
    const learner = await student(app);
    const reader = await staff(app, 'person:read');
    const reply = await ask(app, reader, PAGE, { id: learner.id });
    expect(reply.errors).toBeUndefined();
    expect(reply.data.personForAdmin).toMatchObject({
      id: learner.id,
      enrolments: null,
      orders: null,
      auditTrail: null,
    });
    expect(codeOf(await ask(app, await student(app), PAGE, { id: learner.id }))).toBe('FORBIDDEN');
  });

  test('offers only the actions that the server allows', async () => {
    const actions = async (who: Actor, id: string) =>
      (
        (await ask(app, who, `{ personForAdmin(id: "${id}") { allowedActions } }`)).data.personForAdmin as {
          allowedActions: string[];
        }
      ).allowedActions;
    const learner = await student(app);
    expect(await actions(boss, learner.id)).toEqual([
      'EDIT',
      'ASSIGN_ROLES',
      'DEACTIVATE',
      'DELETE',
      'VIEW_AS',
    ]);
    expect(await actions(boss, boss.id)).toEqual(['EDIT', 'ASSIGN_ROLES']);
    const other = await admin(app);
    expect(await actions(boss, other.id)).toEqual(['EDIT', 'ASSIGN_ROLES', 'DEACTIVATE', 'DELETE']);
    const support = await staff(app, 'person:read', 'person:update', 'person:view-as');
    expect(await actions(support, learner.id)).toEqual(['EDIT', 'VIEW_AS']);
    expect(await actions(support, boss.id)).toEqual([]);
    const auditor = await staff(app, 'audit:read');
    expect(await actions(support, auditor.id)).toEqual([]);
    await select(app, 'update person set is_active = false where id = ?', [learner.id]);
    expect(await actions(boss, learner.id)).toEqual(['EDIT', 'ASSIGN_ROLES', 'ACTIVATE', 'DELETE']);
  });
});
