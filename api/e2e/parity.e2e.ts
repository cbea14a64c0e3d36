import { beforeAll, describe, expect, it } from 'vitest';
import { CourseStatus, CourseVisibility } from '../src/features/catalog/index.ts';
import { statusOf } from '../src/platform/errors.ts';
import { restRouteTable } from '../src/rest/routes/index.ts';
import {
  type Actor,
  admin,
  type CourseFacts,
  course,
  enrol,
  student,
  teacher,
} from '../src/testing/factories.ts';
import { type GraphqlBody, graphql, type Listening, listening, send } from './listening.ts';

/**
 * The same request by REST and by GraphQL: the same data, the same permission decision, the same code. The
 * GraphQL side is written by hand, as a third party would write it, not taken from the route.
 */
interface Pair {
  readonly name: string;
  /** Below /api, as in the route table, and as it is asked for. */
  readonly route: string;
  readonly path?: () => string;
  readonly body?: () => object;
  readonly query: string;
  readonly variables?: () => object;
  /** What of each answer has to be the same. */
  readonly ofRest: (data: Record<string, unknown>) => unknown;
  readonly ofGraphql: (data: Record<string, unknown>) => unknown;
  /** A null in GraphQL that REST words as 404. */
  readonly isAbsent?: (data: Record<string, unknown>) => boolean;
}

let sen: Listening;
const actors: Record<string, Actor | undefined> = {};
const courses: Record<string, CourseFacts> = {};

beforeAll(async () => {
  sen = await listening();
  const { app } = sen;
  Object.assign(actors, {
    owner: await teacher(app),
    other: await teacher(app),
    enrolled: await student(app),
    stranger: await student(app),
    admin: await admin(app),
  });
  Object.assign(actors, { ended: await student(app) });
  const mine = actors.owner!.id;
  courses.published = await course(app, mine, {
    title: 'Xác suất và thống kê',
    price: 600_000,
    salePrice: 400_000,
  } as never);
  courses.draft = await course(app, mine, { status: CourseStatus.DRAFT });
  courses.hidden = await course(app, mine, { visibility: CourseVisibility.PRIVATE });
  await enrol(app, actors.enrolled!.id, courses.published.id);
  await app.services.orm.em
    .getConnection()
    .execute('update person set is_active = false where id = ?', [actors.ended!.id]);
});

const progress = (name: string): Pair => ({
  name: `progress in the ${name} course`,
  route: 'GET /client/auth/courses/{id}/progress',
  path: () => `/client/auth/courses/${courses[name]!.id}/progress`,
  query: `query P($id: String!) { me { id } course(idOrSlug: $id) { myEnrolment { percentage completedLessons totalLessons }
    sections { lessons { id myProgress { doneSec } } } } }`,
  variables: () => ({ id: courses[name]!.id }),
  ofRest: ({ percentage, completedLessons, totalLessons, lessons }) => [
    { percentage, completedLessons, totalLessons },
    (lessons as { id: string; watchedSec: number }[]).map(({ id, watchedSec }) => [id, watchedSec]),
  ],
  ofGraphql: (data) => {
    const { myEnrolment, sections } = data.course as {
      myEnrolment: object;
      sections: { lessons: { id: string; myProgress?: { doneSec: number } }[] }[];
    };
    return [
      myEnrolment,
      sections.flatMap(({ lessons }) => lessons.map(({ id, myProgress }) => [id, myProgress?.doneSec ?? 0])),
    ];
  },
  isAbsent: (data) => !(data.course as { myEnrolment?: object } | null)?.myEnrolment,
});

const detail = (name: string): Pair => ({
  name: `the ${name} course`,
  route: 'GET /courses/{idOrSlug}',
  path: () => `/courses/${courses[name]!.slug}`,
  query:
    'query C($slug: String!) { course(idOrSlug: $slug) { id title salePrice currentPrice status teacher { id fullName } sections { id lessons { id title } } } }',
  variables: () => ({ slug: courses[name]!.slug }),
  ofRest: ({ id, title, salePrice, currentPrice, status, teacher: by, sections }) => ({
    id,
    title,
    salePrice,
    currentPrice,
    status,
    teacher: { id: (by as Actor).id, fullName: (by as { fullName: string }).fullName },
    sections: (sections as { id: string; lessons: { id: string; title: string }[] }[]).map((section) => ({
      id: section.id,
      lessons: section.lessons.map((lesson) => ({ id: lesson.id, title: lesson.title })),
    })),
  }),
  ofGraphql: (data) => {
    const found = data.course as { status: string };
    return { ...found, status: found.status.toLowerCase() };
  },
  isAbsent: (data) => data.course === null,
});

const person = (route: string): Pair => ({
  name: 'the person',
  route: `GET ${route}`,
  query: '{ me { id email fullName firstName lastName roles isActive createdAt } }',
  ofRest: ({ id, email, fullName, firstName, lastName, roles, isActive, createdAt }) => ({
    id,
    email,
    fullName,
    firstName,
    lastName,
    roles,
    isActive,
    createdAt,
  }),
  ofGraphql: (data) => {
    const me = data.me as { roles: string[] };
    return { ...me, roles: me.roles.map((role) => role.toLowerCase()) };
  },
});

const ids = (items: unknown) => (items as { id: string }[]).map(({ id }) => id);
const page = (data: unknown) => {
  const { items, ...rest } = data as { items: unknown };
  return { ...rest, items: ids(items) };
};

const table: readonly Pair[] = [
  person('/auth/me'),
  person('/client/auth/me'),
  person('/client/users/profile'),
  ...['/client/auth/profile', '/client/users/profile', '/client/users/bio'].map((path) => ({
    name: 'what one says of oneself',
    route: `PUT ${path}`,
    body: () => ({ bio: 'Mình thích học.' }),
    query: 'mutation { updateProfile(input: { bio: "Mình thích học." }) { bio } }',
    ofRest: ({ bio }: Record<string, unknown>) => bio,
    ofGraphql: (data: Record<string, unknown>) => (data.updateProfile as { bio: string }).bio,
  })),
  {
    name: 'skills that are too long',
    route: 'PUT /client/users/skills',
    body: () => ({ skills: ['a'.repeat(51)] }),
    query: 'mutation S($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
    variables: () => ({ input: { skills: ['a'.repeat(51)] } }),
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  {
    name: 'schools',
    route: 'PUT /client/users/education',
    body: () => ({ education: [{ school: 'Đại học Huế', from: 2001 }] }),
    query:
      'mutation { updateProfile(input: { education: [{ school: "Đại học Huế", from: 2001 }] }) { education { school from to } } }',
    ofRest: ({ education }) => (education as { school: string }[]).map(({ school }) => school),
    ofGraphql: (data) =>
      (data.updateProfile as { education: { school: string }[] }).education.map(({ school }) => school),
  },
  {
    name: 'a position without a company',
    route: 'PUT /client/users/experience',
    body: () => ({ experience: [{ company: ' ' }] }),
    query: 'mutation { updateProfile(input: { experience: [{ company: " " }] }) { id } }',
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  {
    name: 'what a student sees first',
    route: 'GET /client/auth/dashboard',
    query:
      '{ myEnrolments(status: IN_PROGRESS, limit: 3) { items { id } } studyStatistics { coursesInProgress } myActivity(first: 5) { edges { node { id } } } unreadNotificationCount }',
    ofRest: ({ resume, counts, activity, unreadNotifications }) => [
      ids(resume),
      (counts as { coursesInProgress: number }).coursesInProgress,
      ids(activity),
      unreadNotifications,
    ],
    ofGraphql: ({ myEnrolments, studyStatistics, myActivity, unreadNotificationCount }) => [
      ids((myEnrolments as { items: unknown }).items),
      (studyStatistics as { coursesInProgress: number }).coursesInProgress,
      (myActivity as { edges: { node: { id: string } }[] }).edges.map(({ node }) => node.id),
      unreadNotificationCount,
    ],
  },
  {
    name: 'the numbers of one’s studying',
    route: 'GET /client/auth/statistics',
    query:
      '{ studyStatistics { studyMinutes lessonsCompleted coursesInProgress } studyDays(days: 366) { day } }',
    ofRest: ({ studyMinutes, lessonsCompleted, coursesInProgress, days }) => [
      { studyMinutes, lessonsCompleted, coursesInProgress },
      days,
    ],
    ofGraphql: ({ studyStatistics, studyDays }) => [studyStatistics, studyDays],
  },
  {
    name: 'the counts of a profile',
    route: 'GET /client/users/profile/stats',
    query: '{ studyStatistics { coursesInProgress } courseQuota { used } }',
    ofRest: ({ coursesInProgress, coursesTaught }) => [coursesInProgress, coursesTaught],
    ofGraphql: ({ studyStatistics, courseQuota }) => [
      (studyStatistics as { coursesInProgress: number }).coursesInProgress,
      (courseQuota as { used: number }).used,
    ],
  },
  {
    name: 'the quota',
    route: 'GET /client/users/course-quota',
    query: '{ courseQuota { limit used reserved remaining storageUsed storageLimit packageCode periodEnd } }',
    ofRest: (data) => data,
    ofGraphql: ({ courseQuota }) => courseQuota,
  },
  {
    name: 'the feed',
    route: 'GET /client/auth/activity',
    path: () => '/client/auth/activity?limit=5',
    query: '{ myActivity(first: 5) { edges { node { id } } } }',
    ofRest: ({ items }) => ids(items),
    ofGraphql: ({ myActivity }) =>
      (myActivity as { edges: { node: { id: string } }[] }).edges.map(({ node }) => node.id),
  },
  {
    name: 'certificates',
    route: 'GET /client/auth/certificates',
    query: '{ myCertificates { id } }',
    ofRest: (data) => ids(data),
    ofGraphql: ({ myCertificates }) => ids(myCertificates),
  },
  {
    name: 'achievements',
    route: 'GET /client/auth/achievements',
    query: '{ myAchievements { code } }',
    ofRest: ({ earned, next }) =>
      [...(earned as { code: string }[]), ...(next as { code: string }[])].map(({ code }) => code),
    ofGraphql: ({ myAchievements }) => (myAchievements as { code: string }[]).map(({ code }) => code),
  },
  {
    name: 'a schedule that ends before it begins',
    route: 'GET /client/auth/schedule',
    path: () => '/client/auth/schedule?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z',
    query: '{ mySchedule(from: "2026-11-21T00:00:00Z", to: "2026-11-20T00:00:00Z") { id } }',
    ofRest: (data) => ids(data),
    ofGraphql: ({ mySchedule }) => ids(mySchedule),
  },
  detail('published'),
  detail('draft'),
  detail('hidden'),
  progress('published'),
  progress('draft'),
  progress('hidden'),
  {
    name: 'the catalogue, filtered',
    route: 'GET /courses',
    path: () => '/courses?search=xac+suat&sort=price-asc&limit=5&onSale=true',
    query:
      '{ courses(filter: {search: "xac suat", onSale: true}, sort: PRICE_ASC, limit: 5) { items { id } total page limit } }',
    ofRest: page,
    ofGraphql: (data) => page(data.courses),
  },
  {
    name: 'a page out of range',
    route: 'GET /courses',
    path: () => '/courses?limit=101',
    query: '{ courses(limit: 101) { items { id } total page limit } }',
    ofRest: page,
    ofGraphql: (data) => page(data.courses),
  },
  {
    name: 'the categories',
    route: 'GET /courses/categories',
    query: '{ categories { id courseCount } }',
    ofRest: (data) =>
      (data as unknown as { id: string; courseCount: number }[]).map(({ id, courseCount }) => ({
        id,
        courseCount,
      })),
    ofGraphql: (data) => data.categories,
  },
  {
    name: 'own courses',
    route: 'GET /client/auth/enrolled-courses',
    path: () => '/client/auth/enrolled-courses?status=in-progress&sortBy=title&sortOrder=asc',
    query:
      '{ myEnrolments(status: IN_PROGRESS, sortBy: TITLE, sortOrder: ASC) { items { id } total page limit } }',
    ofRest: page,
    ofGraphql: (data) => page(data.myEnrolments),
  },
  {
    name: 'a sign-in that fails',
    route: 'POST /auth/login',
    body: () => ({ email: 'nobody@example.vn', password: 'wrong-password' }),
    query:
      'mutation { signIn(input: {email: "nobody2@example.vn", password: "wrong-password"}) { accessToken } }',
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  {
    name: 'a registration with a common password',
    route: 'POST /auth/register',
    body: () => ({ email: 'somebody@example.vn', password: 'password123', fullName: 'Ai Đó' }),
    query:
      'mutation { register(input: {email: "somebody@example.vn", password: "password123", fullName: "Ai Đó"}) { accessToken } }',
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  ...['/auth/refresh', '/auth/refresh-token'].map((path) => ({
    name: 'a refresh that fails',
    route: `POST ${path}`,
    body: () => ({ refreshToken: 'unknown' }),
    query: 'mutation { refreshSession(refreshToken: "unknown") { accessToken } }',
    ofRest: (data: Record<string, unknown>) => data,
    ofGraphql: (data: Record<string, unknown>) => data,
  })),
  {
    name: 'the state of a token',
    route: 'POST /auth/validate-token',
    body: () => ({ token: actors.stranger!.token }),
    query: 'query T($token: String!) { tokenState(token: $token) { valid expiresAt } }',
    variables: () => ({ token: actors.stranger!.token }),
    ofRest: (data) => data,
    ofGraphql: (data) => data.tokenState,
  },
  {
    name: 'a sign-out with an unknown token',
    route: 'POST /auth/logout',
    body: () => ({ refreshToken: 'unknown' }),
    query: 'mutation { signOut(refreshToken: "unknown") }',
    ofRest: (data) => Object.keys(data).length === 0,
    ofGraphql: (data) => data.signOut,
  },
  {
    name: 'a forgotten password, to be mended on a strange page',
    route: 'POST /auth/forgot-password',
    body: () => ({ email: 'somebody@example.vn', redirectUrl: 'https://evil.example.com/' }),
    query:
      'mutation { requestPasswordReset(input: {email: "somebody@example.vn", redirectUrl: "https://evil.example.com/"}) }',
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  {
    name: 'a new password by a code nobody made',
    route: 'POST /auth/reset-password',
    body: () => ({ token: 'x', newPassword: 'mot-mat-khau-dai', confirmPassword: 'mot-mat-khau-dai' }),
    query: 'mutation { resetPassword(input: {token: "x", newPassword: "mot-mat-khau-dai"}) }',
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  ...['/auth/change-password', '/client/auth/change-password'].map((path) => ({
    name: 'a change to a common password',
    route: `POST ${path}`,
    body: () => ({ newPassword: 'password123', confirmPassword: 'password123' }),
    query: 'mutation { changePassword(input: {newPassword: "password123"}) { hasPassword } }',
    ofRest: (data: Record<string, unknown>) => data,
    ofGraphql: (data: Record<string, unknown>) => data,
  })),
  {
    name: 'whether Google is set up',
    route: 'GET /auth/google/config',
    query: '{ googleSignIn { enabled clientId authorizationUrl } }',
    ofRest: (data) => data,
    ofGraphql: (data) => data.googleSignIn,
  },
  {
    name: 'whether Google is linked',
    route: 'GET /auth/google/status',
    query: '{ accountSecurity { googleEmail googleLinkedAt } }',
    ofRest: ({ email, linkedAt }) => ({ email, linkedAt }),
    ofGraphql: (data) => {
      const { googleEmail, googleLinkedAt } = data.accountSecurity as Record<string, unknown>;
      return { email: googleEmail, linkedAt: googleLinkedAt };
    },
  },
  {
    name: 'linking Google where it is not set up',
    route: 'POST /auth/google/link',
    body: () => ({ googleIdToken: 'x' }),
    query: 'mutation { linkGoogle(input: {googleIdToken: "x"}) { googleEmail } }',
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  {
    name: 'unlinking Google without meaning it',
    route: 'DELETE /auth/google/unlink',
    body: () => ({ confirmUnlink: false }),
    query: 'mutation { unlinkGoogle(confirmUnlink: false) { googleEmail } }',
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
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
    ofRest: (data) => data,
    ofGraphql: (data) => data,
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
    query: '{ searchPeople(q: "nguyen", limit: 2) { id } }',
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
    path: () => '/admin/users/nobody',
    query: '{ personForAdmin(id: "nobody") { id } }',
    ofRest: (data) => data,
    ofGraphql: (data) => data,
    isAbsent: (data) => data.personForAdmin === null,
  },
  {
    name: 'an account with an address that is taken',
    route: 'POST /admin/users',
    body: () => ({ email: actors.stranger!.email, firstName: 'Đó', lastName: 'Ai', roles: ['teacher'] }),
    query:
      'mutation C($email: String!) { createPerson(input: {email: $email, fullName: "Ai Đó", roles: [TEACHER]}) { id } }',
    variables: () => ({ email: actors.stranger!.email }),
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  {
    name: 'an edited user',
    route: 'PUT /admin/users/{id}',
    path: () => `/admin/users/${actors.stranger!.id}`,
    body: () => ({ name: 'Nguyễn Văn Sửa', role: 'user', isActive: true }),
    query:
      'mutation U($id: ID!) { updatePerson(input: {id: $id, fullName: "Nguyễn Văn Sửa", roles: [USER], isActive: true}) { id fullName } }',
    variables: () => ({ id: actors.stranger!.id }),
    ofRest: ({ id, fullName }) => ({ id, fullName }),
    ofGraphql: (data) => data.updatePerson,
  },
  {
    name: 'a deletion of oneself',
    route: 'DELETE /admin/users/{id}',
    path: () => `/admin/users/${actors.admin!.id}`,
    query: 'mutation D($id: ID!) { deletePerson(id: $id) }',
    variables: () => ({ id: actors.admin!.id }),
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  {
    name: 'a restored account',
    route: 'PATCH /admin/users/{id}/activate',
    path: () => `/admin/users/${actors.stranger!.id}/activate`,
    query: 'mutation A($id: ID!) { activatePerson(id: $id) { id isActive } }',
    variables: () => ({ id: actors.stranger!.id }),
    ofRest: ({ id, isActive }) => ({ id, isActive }),
    ofGraphql: (data) => data.activatePerson,
  },
  {
    name: 'suspending oneself',
    route: 'PATCH /admin/users/{id}/deactivate',
    path: () => `/admin/users/${actors.admin!.id}/deactivate`,
    query: 'mutation D($id: ID!) { deactivatePerson(id: $id) { id isActive } }',
    variables: () => ({ id: actors.admin!.id }),
    ofRest: (data) => data,
    ofGraphql: (data) => data,
  },
  ...(['bulk-status', 'bulk-roles'] as const).map(
    (name): Pair => ({
      name: 'many at once, some refused',
      route: `PATCH /admin/users/${name}`,
      body: () => ({
        userIds: [actors.enrolled!.id, 'nobody', actors.admin!.id],
        ...(name === 'bulk-status' ? { isActive: true } : { roles: ['user'] }),
      }),
      query:
        name === 'bulk-status'
          ? 'mutation B($ids: [ID!]!) { result: setPeopleStatus(input: {ids: $ids, isActive: true}) { rows { id refusal message } } }'
          : 'mutation B($ids: [ID!]!) { result: setPeopleRoles(input: {ids: $ids, roles: [USER]}) { rows { id refusal message } } }',
      variables: () => ({ ids: [actors.enrolled!.id, 'nobody', actors.admin!.id] }),
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

const codeOf = ({ data, errors }: GraphqlBody, isAbsent: Pair['isAbsent']) =>
  errors?.[0]?.extensions.code ?? (isAbsent?.(data as never) ? 'NOT_FOUND' : undefined);

describe.each(table)(
  '$route: $name',
  ({ route, path, body, query, variables, ofRest, ofGraphql, isAbsent }) => {
    it.each(['nobody', 'stranger', 'enrolled', 'other', 'owner', 'admin', 'ended', 'forged'])(
      'as %s',
      async (who) => {
        const token = who === 'forged' ? 'no.good.token' : actors[who]?.token;
        const [method, pattern] = route.split(' ') as [string, string];
        const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
        const rest = await send<{
          success: boolean;
          data: never;
          error?: { code: string; message: string };
          details?: unknown;
        }>(`${sen.url}/api${path?.() ?? pattern}`, {
          method,
          headers: { ...bearer, 'x-requested-with': 'XMLHttpRequest' },
          body: body?.(),
        });
        if (who === 'nobody') {
          const { needsSignIn } = restRouteTable.find(
            (each) => each.method === method && each.path === pattern,
          )!;
          expect(rest.body.error?.code === 'UNAUTHENTICATED' && !pattern.includes('refresh')).toBe(
            needsSignIn,
          );
        }
        const direct = await graphql(sen, query, { variables: variables?.(), token });
        const code = codeOf(direct.body, isAbsent);
        expect([rest.status, rest.body.error?.code]).toEqual([
          code ? statusOf[code as keyof typeof statusOf] : 200,
          code,
        ]);
        if (code) {
          if (direct.body.errors) expect(rest.body.error?.message).toBe(direct.body.errors[0]!.message);
          expect(rest.body.details).toEqual(direct.body.errors?.[0]?.extensions.details);
        } else expect(ofRest(rest.body.data)).toEqual(ofGraphql(direct.body.data as never));
      },
    );
  },
);

it('leaves no route out', () => {
  const compared = new Set(table.map(({ route }) => route));
  expect(
    restRouteTable
      // A file has no counterpart in GraphQL; rest-files.e2e.ts holds these to the same rules
      .filter(({ file }) => !file)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !compared.has(route)),
  ).toEqual([]);
});
