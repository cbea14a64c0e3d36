import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { admin, ask, staff, student } = helpersFor(app);
let boss: Actor;
let learner: Actor;
beforeAll(async () => {
  boss = await admin();
  learner = await student();
  await select(app, "update person set full_name = 'Lê Thị Bích' where id = ?", [learner.id]);
  await select(
    app,
    `insert into audit_log (at, actor_id, real_actor_id, action, target_type, target_id, before, after, reason, origin) values
      ('2026-01-01', ?, null, 'person.update', 'person', ?, '{"a": 1, "b": "x", "same": true}', '{"a": [2], "c": null, "same": true}', 'Theo yêu cầu', 'graphql'),
      ('2026-02-01', ?, ?, 'course.create', 'course', null, null, '"DRAFT"', null, 'rest'),
      ('2026-03-01', null, null, 'order.expire', 'order', null, null, null, 'Hết giờ', 'job')`,
    [boss.id, learner.id, learner.id, boss.id],
  );
});

const LOG = `query L($filter: AuditFilter, $first: Int, $after: String) { auditLog(filter: $filter, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { action targetLabel actor { id fullName } realActor { id } reason origin changes { field before after } } } } }`;
type Log = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: Record<string, unknown> }[];
};
const log = async (variables: object = {}) => {
  const reply = await ask(boss, LOG, { ...variables });
  expect(reply.errors).toBeUndefined();
  return reply.data.auditLog as Log;
};
const actions = async (filter: object) => (await log({ filter })).edges.map(({ node }) => node.action);

describe('the audit log', () => {
  test('shows what changed, value by value', async () => {
    const [course, person] = (
      await log({ filter: { actions: ['person.update', 'course.create'] } })
    ).edges.map(({ node }) => node);
    expect(person).toMatchObject({
      targetLabel: 'Lê Thị Bích',
      actor: { id: boss.id },
      realActor: null,
      changes: [
        { field: 'a', before: '1', after: '[2]' },
        { field: 'b', before: 'x', after: null },
        { field: 'c', before: null, after: null },
      ],
    });
    expect(course).toMatchObject({
      actor: { id: learner.id },
      realActor: { id: boss.id },
      targetLabel: null,
      changes: [{ field: 'value', before: null, after: 'DRAFT' }],
    });
  });

  test.each([
    [
      'the actor, also while viewing as another user',
      () => ({ actorId: boss.id }),
      ['course.create', 'person.update'],
    ],
    ['action', () => ({ actions: ['order.expire'] }), ['order.expire']],
    ['kind of target', () => ({ targetType: 'course' }), ['course.create']],
    ['target', () => ({ targetId: learner.id }), ['person.update']],
    ['time', () => ({ from: '2026-01-15T00:00:00Z', to: '2026-03-01T00:00:00Z' }), ['course.create']],
    ['origin', () => ({ origin: 'REST' }), ['course.create']],
    ['view as', () => ({ isViewAs: true }), ['course.create']],
    ['words of the reason', () => ({ search: 'het gio' }), ['order.expire']],
    ['words of the action', () => ({ search: 'expire' }), ['order.expire']],
    ['words of its display name', () => ({ search: 'sua tai khoan' }), ['person.update']],
    ['the name of the actor or target', () => ({ search: 'bich' }), ['course.create', 'person.update']],
    ['a search with punctuation only', () => ({ search: '%' }), []],
    ['an invalid ID', () => ({ actorId: 'x' }), []],
  ])('is filtered by %s', async (_, filter, expected) => {
    expect(await actions(filter())).toEqual(expected);
  });

  test('is read by cursor, newest first, and lists its actions', async () => {
    const first = await log({ first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await log({ first: 2, after: first.pageInfo.endCursor });
    expect([...first.edges, ...rest.edges].map(({ node }) => node.action)).toEqual([
      'order.expire',
      'course.create',
      'person.update',
    ]);
    expect((await ask(boss, '{ auditActions }')).data.auditActions).toEqual([
      'course.create',
      'order.expire',
      'person.update',
    ]);
    expect(getCode(await ask(boss, LOG, { first: 101 }))).toBe('BAD_INPUT');
  });

  test('requires the permission to read it', async () => {
    const reader = await staff('audit:read');
    expect(getCode(await ask(reader, LOG))).toBeUndefined();
    expect(getCode(await ask(reader, 'mutation { exportAuditLog(input: {}) { url } }'))).toBe('FORBIDDEN');
    expect(getCode(await ask(learner, LOG))).toBe('FORBIDDEN');
    expect(getCode(await ask(undefined, LOG))).toBe('UNAUTHENTICATED');
  });

  test('is exported as CSV in which user text is escaped', async () => {
    const nasty = '=HYPERLINK("http://evil.test")\r\n2026-01-01,person.delete,"Sếp"';
    await ask(
      boss,
      'mutation D($id: ID!, $reason: String) { deactivatePerson(input: { personId: $id, reason: $reason }) { id } }',
      { id: learner.id, reason: nasty },
    );
    const link = (
      await ask(
        boss,
        'mutation { exportAuditLog(input: {filter: {actions: ["person.deactivate"]}}) { url expiresAt } }',
      )
    ).data.exportAuditLog as { url: string };
    const file = await app.server.inject(link.url);
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="nhat-ky-[\d-]+\.csv"$/);
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.body).toContain(`"'=HYPERLINK(""http://evil.test"")\r\n2026-01-01,person.delete,""Sếp"""`);
    expect(await actions({ actions: ['audit.export'] })).toEqual(['audit.export']);
  });
});
