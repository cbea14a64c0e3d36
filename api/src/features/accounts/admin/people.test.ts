import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { PersonSort } from './person-list.ts';

let statements: string[] = [];
const app = await ownApp({}, { onStatement: ({ text }) => void statements.push(text) });
const { admin, ask, assign, course, customRole, db, enrol, fetchRoot, staff, student, teacher, updateRow } =
  helpersFor(app);
let boss: Actor;
let roleId: string;

const FACTS = [
  ['Nguyễn Thị Hoà', 'hoa.nguyen@gmail.com', '0912 345 678', '{USER}', true, '2026-01-05', '2026-11-01'],
  ['Đặng Văn Ân', 'an@shopnho.vn', null, '{USER,TEACHER}', true, '2026-02-05', '2026-10-01'],
  ['Ânh Đào', 'anh_dao+sen@yahoo.com', '+84 98-7654-321', '{USER}', false, '2026-03-05', null],
  ['Bùi Đức', 'duc@sen.vn', null, '{USER,TEACHER,ADMIN}', true, '2026-04-05', '2026-11-15'],
] as const;

beforeAll(async () => {
  boss = await admin();
  await updateRow('person', boss.id, "created_at = '2026-05-05', last_seen_at = '2026-11-20'");
  for (const [fullName, email, phone, roles, isActive, createdAt, lastSeenAt] of FACTS)
    await db(
      'insert into person (full_name, email, phone, roles, is_active, created_at, last_seen_at) values (?, ?, ?, ?, ?, ?, ?)',
      fullName,
      email,
      phone,
      roles,
      isActive,
      createdAt,
      lastSeenAt,
    );
  const [dao] = await db<{ id: string }>("select id from person where full_name = 'Ânh Đào'");
  roleId = await customRole(['audit:read']);
  await assign(dao!.id, roleId);
  // The state of a session is read once and cached
  await ask(boss, '{ me { id } }');
});

const PEOPLE = `query P($filter: PersonFilter, $sortBy: PersonSort, $sortOrder: SortOrder, $page: Int, $limit: Int) {
  people(filter: $filter, sortBy: $sortBy, sortOrder: $sortOrder, page: $page, limit: $limit) { total items {
    id fullName email avatarUrl role roles customRoles { id name } isActive createdAt lastSeenAt hasPassword allowedActions version } } }`;

/** The full names on a page of the table, which is read in one statement for any filter, order and number of rows. */
async function names(variables: object, who = boss): Promise<string[]> {
  statements = [];
  const reply = await ask(who, PEOPLE, { sortBy: 'CREATED_AT', sortOrder: 'ASC', ...variables });
  expect(reply.errors).toBeUndefined();
  expect(statements).toHaveLength(1);
  const { items, total } = reply.data.people as { items: { fullName: string }[]; total: number };
  expect(total).toBeGreaterThanOrEqual(items.length);
  return items.map(({ fullName }) => fullName);
}

describe('the table of people', () => {
  test.each([
    ['a name without accents', 'hoa', ['Nguyễn Thị Hoà']],
    ['the beginning of a name, with đ', 'đặn', ['Đặng Văn Ân']],
    ['several beginnings in any order', 'an dan', ['Đặng Văn Ân']],
    ['the local part of an address', 'anh_dao', ['Ânh Đào']],
    ['the whole address', 'HOA.NGUYEN@gmail.com', ['Nguyễn Thị Hoà']],
    ['a domain', 'shopnho', ['Đặng Văn Ân']],
    ['a number with its blanks', '0912 345', ['Nguyễn Thị Hoà']],
    ['a number without blanks', '09123456', ['Nguyễn Thị Hoà']],
    ['a number with its country', '+84987', ['Ânh Đào']],
    ['punctuation only', '%_&|!', []],
    ['an unknown word', 'zzz', []],
  ])('can be searched by %s', async (_, search, expected) => {
    expect(await names({ filter: { search } })).toEqual(expected);
  });

  test.each([
    ['teachers', { roles: ['TEACHER'] }, ['Đặng Văn Ân', 'Bùi Đức']],
    ['people without any other role', { roles: ['USER'] }, ['Nguyễn Thị Hoà', 'Ânh Đào']],
    [
      'administrators or students',
      { roles: ['ADMIN', 'USER'] },
      ['Nguyễn Thị Hoà', 'Ânh Đào', 'Bùi Đức', 'Nguyễn Văn Thử'],
    ],
    ['suspended people', { isActive: false }, ['Ânh Đào']],
    [
      'people by the time of creation',
      { createdFrom: '2026-02-05T00:00:00Z', createdTo: '2026-04-05T00:00:00Z' },
      ['Đặng Văn Ân', 'Ânh Đào'],
    ],
    [
      'people by their last activity',
      { lastSeenFrom: '2026-11-01T00:00:00Z' },
      ['Nguyễn Thị Hoà', 'Bùi Đức', 'Nguyễn Văn Thử'],
    ],
    [
      'people without recent activity, except those without any',
      { lastSeenTo: '2026-10-15T00:00:00Z' },
      ['Đặng Văn Ân'],
    ],
    [
      'people by all conditions together',
      { search: 'an', roles: ['TEACHER'], isActive: true, createdFrom: '2026-01-01T00:00:00Z' },
      ['Đặng Văn Ân'],
    ],
    ['no one for an unknown role', { customRoleId: 'x' }, []],
  ])('shows %s', async (_, filter, expected) => {
    expect(await names({ filter })).toEqual(expected);
  });

  test('filters by a custom role', async () =>
    expect(await names({ filter: { customRoleId: roleId } })).toEqual(['Ânh Đào']));

  test.each([
    ['FULL_NAME', ['Ânh Đào', 'Bùi Đức', 'Đặng Văn Ân', 'Nguyễn Thị Hoà', 'Nguyễn Văn Thử']],
    ['FIRST_NAME', ['Đặng Văn Ân', 'Ânh Đào', 'Bùi Đức', 'Nguyễn Thị Hoà', 'Nguyễn Văn Thử']],
    ['CREATED_AT', ['Nguyễn Thị Hoà', 'Đặng Văn Ân', 'Ânh Đào', 'Bùi Đức', 'Nguyễn Văn Thử']],
    ['LAST_SEEN_AT', ['Ânh Đào', 'Đặng Văn Ân', 'Nguyễn Thị Hoà', 'Bùi Đức', 'Nguyễn Văn Thử']],
  ])('can be sorted by %s in both directions', async (sortBy, rising) => {
    expect(await names({ sortBy, sortOrder: 'ASC' })).toEqual(rising);
    expect(await names({ sortBy, sortOrder: 'DESC' })).toEqual([...rising].reverse());
  });

  test.each(Object.values(PersonSort))('is read in one statement by %s with any filter', async (sortBy) => {
    const filters = [
      null,
      { search: 'n' },
      { roles: ['USER', 'ADMIN'] },
      { customRoleId: roleId },
      {
        isActive: true,
        createdFrom: '2026-01-01T00:00:00Z',
        createdTo: '2027-01-01T00:00:00Z',
        lastSeenFrom: '2026-01-01T00:00:00Z',
        lastSeenTo: '2027-01-01T00:00:00Z',
        search: 'a',
        roles: ['TEACHER'],
      },
    ];
    for (const filter of filters)
      for (const sortOrder of ['ASC', 'DESC']) {
        const shown = await names({ filter, sortBy, sortOrder });
        expect(shown.length, JSON.stringify(filter)).toBeGreaterThan(0);
      }
  });

  test('rejects a page out of range and an unknown order', async () => {
    for (const variables of [
      { limit: 101 },
      { limit: 0 },
      { limit: -1 },
      { page: 0 },
      { sortBy: 'PASSWORD' },
      { sortBy: 'password' },
    ])
      expect(getCode(await ask(boss, PEOPLE, variables)), JSON.stringify(variables)).toBe('BAD_INPUT');
    expect(getCode(await ask(boss, PEOPLE, { limit: 1e9 }))).toBe('BAD_INPUT');
  });

  test('hides erased people and passwords', async () => {
    const gone = await student();
    await updateRow('person', gone.id, 'is_active = false, erased_at = now()');
    expect(JSON.stringify(await ask(boss, '{ people(limit: 100) { items { id } } }'))).not.toContain(gone.id);
    expect(await fetchRoot(boss, `{ personForAdmin(id: "${gone.id}") { id } }`)).toBeNull();
    const type = await ask(boss, '{ __type(name: "Person") { fields { name } } }');
    const { fields } = type.data.__type as { fields: { name: string }[] };
    expect(fields.map(({ name }) => name).filter((name) => /hash|secret|search|erased/i.test(name))).toEqual(
      [],
    );
  });
});

test('the statistics match the filters of the table', async () => {
  const { peopleStats } = (
    await ask(
      boss,
      '{ peopleStats { totalUsers activeUsers newInLast7Days newInPrevious7Days usersByRole { role count } } }',
    )
  ).data as {
    peopleStats: { totalUsers: number; activeUsers: number; usersByRole: { role: string; count: number }[] };
  };
  const getTotal = async (filter: object) =>
    (await fetchRoot<{ total: number }>(boss, PEOPLE, { filter })).total;
  expect(peopleStats.totalUsers).toBe(await getTotal({}));
  expect(peopleStats.activeUsers).toBe(await getTotal({ isActive: true }));
  expect(peopleStats.usersByRole.map(({ role }) => role)).toEqual(['ADMIN', 'TEACHER', 'USER']);
  for (const { role, count } of peopleStats.usersByRole)
    expect(count).toBe(await getTotal({ roles: [role] }));
  await db("update person set created_at = now() - interval '8 days' where full_name = 'Bùi Đức'");
  const after = (await ask(boss, '{ peopleStats { newInLast7Days newInPrevious7Days } }')).data
    .peopleStats as Record<string, number>;
  expect(after.newInPrevious7Days).toBe(1);
});

test('the quick search lists the best matches first, and nothing for an empty text', async () => {
  const found = async (q: string, limit?: number) =>
    (
      (
        await ask(
          boss,
          'query S($q: String!, $limit: Int) { searchPeople(search: $q, limit: $limit) { fullName } }',
          { q, limit },
        )
      ).data?.searchPeople as { fullName: string }[] | undefined
    )?.map(({ fullName }) => fullName);
  expect((await found('an'))![0]).toBe('Ânh Đào');
  expect(await found('an', 1)).toHaveLength(1);
  expect(await found('  ')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(getCode(await ask(boss, '{ searchPeople(search: "a", limit: 101) { id } }'))).toBe('BAD_INPUT');
});

test('the database records the last activity to ten minutes', async () => {
  const participant = await student();
  const [before] = await db<{ at: string }>(
    'select last_seen_at as at from person where id = ?',
    participant.id,
  );
  expect(before!.at).not.toBeNull();
  const seen = async (at: string) => {
    await db(
      'update session set last_used_at = last_used_at + ?::interval where person_id = ?',
      at,
      participant.id,
    );
    const [row] = await db<{ same: boolean }>(
      'select last_seen_at = ?::timestamptz as same from person where id = ?',
      before!.at,
      participant.id,
    );
    return row!.same;
  };
  expect(await seen('5 minutes')).toBe(true);
  expect(await seen('20 minutes')).toBe(false);
});

describe('a person’s page', () => {
  const PAGE = `query P($id: ID!) { personForAdmin(id: $id) { id taughtCourseCount
    sessions(first: 1) { totalCount pageInfo { hasNextPage } edges { node { id endedAt } } }
    enrolments { totalCount edges { node { courseTitle percentage source } } }
    orders { totalCount edges { node { number titles total } } }
    auditTrail { edges { node { action actor { id } } } } } }`;

  test('shows sessions, courses, orders and activity in one statement', async () => {
    const [learner, seller] = [await student(), await teacher()];
    const facts = await course(seller.id, { title: 'Vẽ tay' });
    await enrol(learner.id, facts.id);
    await db(
      "insert into orders (number, buyer_id, total, expires_at) values ('T-9', ?, 7, now())",
      learner.id,
    );
    await ask(
      boss,
      `mutation { deactivatePerson(input: { personId: "${learner.id}", reason: "thử xem" }) { id } }`,
    );
    statements = [];
    const reply = await ask(boss, PAGE, { id: learner.id });
    expect(reply.errors).toBeUndefined();
    expect(statements).toHaveLength(1);
    expect(reply.data.personForAdmin).toMatchObject({
      sessions: { totalCount: 1, edges: [{ node: { endedAt: expect.any(String) } }] },
      enrolments: { edges: [{ node: { courseTitle: 'Vẽ tay', percentage: 0, source: 'PURCHASE' } }] },
      orders: { edges: [{ node: { number: 'T-9', total: 7, titles: [] } }] },
      auditTrail: { edges: [{ node: { action: 'person.deactivate', actor: { id: boss.id } } }] },
    });
    expect(getCode(await ask(learner, PAGE, { id: learner.id }))).toBe('UNAUTHENTICATED');
  });

  test('shows only what the viewer may see', async () => {
    const learner = await student();
    const reader = await staff('person:read');
    const reply = await ask(reader, PAGE, { id: learner.id });
    expect(reply.errors).toBeUndefined();
    expect(reply.data.personForAdmin).toMatchObject({
      id: learner.id,
      enrolments: null,
      orders: null,
      auditTrail: null,
    });
    expect(getCode(await ask(await student(), PAGE, { id: learner.id }))).toBe('FORBIDDEN');
  });

  test('offers only the actions that the server allows', async () => {
    const actions = async (who: Actor, id: string) =>
      (
        await fetchRoot<{
          allowedActions: string[];
        }>(who, `{ personForAdmin(id: "${id}") { allowedActions } }`)
      ).allowedActions;
    const learner = await student();
    expect(await actions(boss, learner.id)).toEqual([
      'EDIT',
      'ASSIGN_ROLES',
      'DEACTIVATE',
      'DELETE',
      'VIEW_AS',
    ]);
    expect(await actions(boss, boss.id)).toEqual(['EDIT', 'ASSIGN_ROLES']);
    const other = await admin();
    expect(await actions(boss, other.id)).toEqual(['EDIT', 'ASSIGN_ROLES', 'DEACTIVATE', 'DELETE']);
    const support = await staff('person:read', 'person:update', 'person:view-as');
    expect(await actions(support, learner.id)).toEqual(['EDIT', 'VIEW_AS']);
    expect(await actions(support, boss.id)).toEqual([]);
    const auditor = await staff('audit:read');
    expect(await actions(support, auditor.id)).toEqual([]);
    await updateRow('person', learner.id, 'is_active = false');
    expect(await actions(boss, learner.id)).toEqual(['EDIT', 'ASSIGN_ROLES', 'ACTIVATE', 'DELETE']);
  });
});
