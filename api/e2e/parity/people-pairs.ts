import { actors } from './fixture.ts';
import { ids, type Pair, page } from './pair.ts';

export const peoplePairs: readonly Pair[] = [
  {
    name: 'people, filtered and sorted',
    route: 'GET /admin/users',
    path: () =>
      '/admin/users?search=thu&roles=teacher&roles=user&isActive=true&sortBy=email&sortOrder=asc&limit=3',
    query:
      '{ people(filter: {search: "thu", roles: [TEACHER, USER], isActive: true}, sortBy: EMAIL, sortOrder: ASC, limit: 3) { items { id } total page limit } }',
    ofRest: ({ users, ...rest }) => ({ ...rest, items: ids(users) }),
    ofGraphql: (data) => page(data.people),
  },
  {
    name: 'a page of people out of range',
    route: 'GET /admin/users',
    path: () => '/admin/users?limit=101',
    query: '{ people(limit: 101) { items { id } total page limit } }',
  },
  {
    name: 'the numbers of people',
    route: 'GET /admin/users/stats',
    query: '{ peopleStats { totalUsers activeUsers usersByRole { role count } } }',
    ofRest: ({ totalUsers, activeUsers, usersByRole }) => [
      totalUsers,
      activeUsers,
      Object.entries(usersByRole as object).map(([role, count]) => ({ role: role.toUpperCase(), count })),
    ],
    ofGraphql: ({ peopleStats }) => {
      const { totalUsers, activeUsers, usersByRole } = peopleStats as Record<string, unknown>;
      return [totalUsers, activeUsers, usersByRole];
    },
  },
  {
    name: 'the quick search',
    route: 'GET /admin/users/search',
    path: () => '/admin/users/search?q=nguyen&limit=2',
    query: '{ searchPeople(search: "nguyen", limit: 2) { id } }',
    ofRest: (data) => ids(data),
    ofGraphql: (data) => ids(data.searchPeople),
  },
  {
    name: 'one user',
    route: 'GET /admin/users/{id}',
    path: () => `/admin/users/${actors.stranger!.id}`,
    query: 'query P($id: ID!) { personForAdmin(id: $id) { id email fullName lastName isActive } }',
    variables: () => ({ id: actors.stranger!.id }),
    ofRest: ({ id, email, fullName, lastName, isActive }) => ({ id, email, fullName, lastName, isActive }),
    ofGraphql: (data) => data.personForAdmin,
  },
  {
    name: 'no such user',
    route: 'GET /admin/users/{id}',
    path: () => '/admin/users/anonymous',
    query: '{ personForAdmin(id: "no one") { id } }',
    isAbsent: (data) => data.personForAdmin === null,
  },
  {
    name: 'an account with an address that is taken',
    route: 'POST /admin/users',
    body: () => ({ email: actors.stranger!.email, firstName: 'Đó', lastName: 'Ai', roles: ['teacher'] }),
    query:
      'mutation C($email: String!) { createPerson(input: {email: $email, fullName: "Ai Đó", roles: [TEACHER]}) { id } }',
    variables: () => ({ email: actors.stranger!.email }),
  },
  {
    name: 'an edited user',
    route: 'PUT /admin/users/{id}',
    path: () => `/admin/users/${actors.stranger!.id}`,
    body: () => ({ name: 'Nguyễn Văn Sửa', role: 'user', isActive: true }),
    query:
      'mutation U($id: ID!) { updatePerson(input: {personId: $id, fullName: "Nguyễn Văn Sửa", roles: [USER], isActive: true}) { id fullName } }',
    variables: () => ({ id: actors.stranger!.id }),
    ofRest: ({ id, fullName }) => ({ id, fullName }),
    ofGraphql: (data) => data.updatePerson,
  },
  {
    name: 'a deletion of oneself',
    route: 'DELETE /admin/users/{id}',
    path: () => `/admin/users/${actors.admin!.id}`,
    query: 'mutation D($id: ID!) { deletePerson(input: { personId: $id }) { id } }',
    variables: () => ({ id: actors.admin!.id }),
  },
  {
    name: 'a restored account',
    route: 'PATCH /admin/users/{id}/activate',
    path: () => `/admin/users/${actors.stranger!.id}/activate`,
    query: 'mutation A($id: ID!) { activatePerson(personId: $id) { id isActive } }',
    variables: () => ({ id: actors.stranger!.id }),
    ofRest: ({ id, isActive }) => ({ id, isActive }),
    ofGraphql: (data) => data.activatePerson,
  },
  {
    name: 'suspending oneself',
    route: 'PATCH /admin/users/{id}/deactivate',
    path: () => `/admin/users/${actors.admin!.id}/deactivate`,
    query: 'mutation D($id: ID!) { deactivatePerson(input: { personId: $id }) { id isActive } }',
    variables: () => ({ id: actors.admin!.id }),
  },
  ...(['bulk-status', 'bulk-roles'] as const).map(
    (name): Pair => ({
      name: 'many users, some of them refused',
      route: `PATCH /admin/users/${name}`,
      body: () => ({
        userIds: [actors.enrolled!.id, 'no-such-person', actors.admin!.id],
        ...(name === 'bulk-status' ? { isActive: true } : { roles: ['user'] }),
      }),
      query:
        name === 'bulk-status'
          ? 'mutation B($ids: [ID!]!) { result: setPeopleStatus(input: {personIds: $ids, isActive: true}) { rows { id refusal message } } }'
          : 'mutation B($ids: [ID!]!) { result: setPeopleRoles(input: {personIds: $ids, roles: [USER]}) { rows { id refusal message } } }',
      variables: () => ({ ids: [actors.enrolled!.id, 'no-such-person', actors.admin!.id] }),
      ofRest: ({ results }) =>
        (results as { id: string; ok: boolean; error?: { message: string } }[]).map(({ id, ok, error }) => [
          id,
          ok,
          error?.message ?? null,
        ]),
      ofGraphql: (data) =>
        (data.result as { rows: { id: string; refusal: string | null; message: string | null }[] }).rows.map(
          ({ id, refusal, message }) => [id, !refusal, message],
        ),
    }),
  ),
];
