import { ids, type Pair } from './pair.ts';

/** A row of a list on either side. */
type Listed = Readonly<Record<string, unknown>> & { readonly course?: { readonly id: string } | null };

/** The period of the deadlines that `settle` creates. */
const SPAN = { from: '2031-03-01T00:00:00.000Z', to: '2031-03-20T00:00:00.000Z' };

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

export const learnerPairs: readonly Pair[] = [
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
    query:
      '{ myCertificates { id serial verifyCode studentName courseTitle teacherName score status issuedAt revokedAt course { id } } }',
    ofRest: (data) =>
      (data as unknown as Listed[]).map(({ _id, verifyPath, course, ...rest }) => ({
        ...rest,
        isVerifiedAt: verifyPath === `/verify/${rest.verifyCode}`,
        course: course?.id,
      })),
    ofGraphql: ({ myCertificates }) =>
      (myCertificates as Listed[]).map(({ status, course, ...rest }) => ({
        ...rest,
        status: String(status).toLowerCase(),
        isVerifiedAt: true,
        course: course?.id,
      })),
  },
  {
    name: 'achievements',
    route: 'GET /client/auth/achievements',
    query: '{ myAchievements { code metric threshold progress earnedAt } }',
    ofRest: ({ earned, next }) => ({ earned, next }),
    ofGraphql: ({ myAchievements }) => {
      const all: Listed[] = (myAchievements as Listed[]).map((each) => ({
        ...each,
        metric: String(each.metric).toLowerCase().replaceAll('_', '-'),
      }));
      return {
        earned: all.filter(({ earnedAt }) => earnedAt),
        next: all.filter(({ earnedAt }) => !earnedAt),
      };
    },
  },
  {
    name: 'a schedule of lessons that open, of live ones and of own time',
    route: 'GET /client/auth/schedule',
    path: () => `/client/auth/schedule?from=${SPAN.from}&to=${SPAN.to}`,
    query: `{ mySchedule(from: "${SPAN.from}", to: "${SPAN.to}") { id kind title startsAt endsAt isDone course { id } } }`,
    ofRest: (data) =>
      (data as unknown as Listed[]).map(({ _id, course, ...rest }) => ({ ...rest, course: course?.id })),
    ofGraphql: ({ mySchedule }) =>
      (mySchedule as Listed[]).map(({ kind, course, ...rest }) => ({
        ...rest,
        kind: String(kind).toLowerCase().replaceAll('_', '-'),
        course: course?.id,
      })),
  },
  {
    name: 'a schedule that ends before it begins',
    route: 'GET /client/auth/schedule',
    path: () => '/client/auth/schedule?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z',
    query: '{ mySchedule(from: "2026-11-21T00:00:00Z", to: "2026-11-20T00:00:00Z") { id } }',
    ofRest: (data) => ids(data),
    ofGraphql: ({ mySchedule }) => ids(mySchedule),
  },
];
