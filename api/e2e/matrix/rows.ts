import { PASSWORD } from '../../src/testing/factories.ts';
import type { ActorName, Scene } from './scene.ts';

/**
 * One operation, and what becomes of it for each actor: nobody, ended (deactivated), stranger (a student), enrolled
 * (a student of the owner's course), other (another teacher), owner, admin.
 *
 * `+` answered, `0` answered with null: no such thing for them; otherwise refused:
 * `A` UNAUTHENTICATED, `F` FORBIDDEN, `N` NOT_FOUND, `C` CONFLICT, `P` POLICY, `B` BAD_INPUT,
 * `I` INVALID_CREDENTIALS, `G` GONE.
 */
export interface Row {
  /** For example `Query.course`. */
  readonly op: string;
  /** Where one operation has several rows. */
  readonly what?: string;
  readonly expect: string;
  /** Arguments as they stand in the document, with their variables' types. */
  readonly args?: string;
  readonly types?: string;
  readonly fields?: string;
  readonly variables?: (scene: Scene, actor: ActorName) => Record<string, unknown>;
}

/** Everybody who is signed in may. */
const SIGNED = 'AA+++++';
const TEACHERS = 'AAFF++F';
/** Administrators alone. */
const ADMINS = 'AAFFFF+';
const ALL = '+A+++++';

const row = (op: string, expect: string, more: Omit<Row, 'op' | 'expect'> = {}): Row => ({
  op,
  expect,
  ...more,
});
const byId = (
  op: string,
  expect: string,
  of: (scene: Scene, actor: ActorName) => string,
  more: Omit<Row, 'op' | 'expect'> & { name?: string } = {},
): Row => {
  const { name = 'id', ...rest } = more;
  return row(op, expect, {
    args: `${name}: $id`,
    types: '$id: ID!',
    variables: (scene, actor) => ({ id: of(scene, actor) }),
    ...rest,
  });
};
const byInput = (
  op: string,
  expect: string,
  input: (scene: Scene, actor: ActorName) => object,
  more: Omit<Row, 'op' | 'expect'> & { type?: string } = {},
): Row => {
  const name = op.split('.')[1]!;
  const { type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`, ...rest } = more;
  return row(op, expect, {
    args: 'input: $input',
    types: `$input: ${type}!`,
    variables: (scene, actor) => ({ input: input(scene, actor) }),
    ...rest,
  });
};

const ITEMS = ['CONTENT', 'MEDIA', 'DESCRIPTION', 'PRICE', 'COPYRIGHT', 'POLICY'];
const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

export const ROWS: readonly Row[] = [
  // People, as anyone sees them
  byId('Query.instructor', ALL, ({ actors }) => actors.owner.id, { fields: '{ id fullName }' }),
  byId('Query.instructor', '0A00000', ({ actors }) => actors.enrolled.id, {
    what: 'a student',
    fields: '{ id }',
  }),
  row('Query.featuredTeachers', ALL, { fields: '{ id }' }),

  // One's own account
  row('Query.me', SIGNED, { fields: '{ id email }' }),
  row('Query.viewAs', 'AA00000', { fields: '{ until }' }),
  row('Query.tokenState', '+++++++', { args: 'token: "x"', fields: '{ valid }' }),
  row('Query.accountSecurity', SIGNED, { fields: '{ __typename }' }),
  row('Query.mySessions', SIGNED, { fields: '{ id }' }),
  row('Query.myDataRequests', SIGNED, { fields: '{ id }' }),
  row('Query.courseQuota', SIGNED, { fields: '{ used }' }),
  row('Query.myTeacherProfile', 'AAFF++F', { fields: '{ id }' }),
  row('Query.googleSignIn', ALL, { fields: '{ enabled }' }),
  byInput('Mutation.updateProfile', SIGNED, () => ({ bio: 'Chào' }), { fields: '{ id }' }),
  byInput('Mutation.setAvatar', SIGNED, () => ({ uploadId: null }), { fields: '{ id }' }),
  byInput(
    'Mutation.updateTeacherProfile',
    TEACHERS,
    () => ({ headline: 'Dạy vẽ', links: [], sellerClass: 'COMPANY' }),
    {
      fields: '{ id }',
    },
  ),
  byInput('Mutation.becomeTeacher', 'AA++CC+', () => ({ headline: 'Dạy vẽ', sellerClass: 'INDIVIDUAL' }), {
    fields: '{ id }',
  }),
  byId('Mutation.endSession', 'AANNNNN', () => crypto.randomUUID()),
  row('Mutation.endOtherSessions', SIGNED),
  row('Mutation.beginAuthenticator', SIGNED, { args: `password: "${PASSWORD}"`, fields: '{ __typename }' }),
  row('Mutation.confirmAuthenticator', 'AACCCCC', { args: 'code: "123456"' }),
  byInput('Mutation.disableAuthenticator', 'AACCCCC', () => ({ password: PASSWORD, code: '123456' }), {
    type: 'StrongProofInput',
  }),
  byInput('Mutation.renewRecoveryCodes', 'AACCCCC', () => ({ password: PASSWORD, code: '123456' }), {
    type: 'StrongProofInput',
  }),
  byInput(
    'Mutation.changePassword',
    SIGNED,
    () => ({ currentPassword: PASSWORD, newPassword: 'mot-mat-khau-khac-2' }),
    {
      fields: '{ __typename }',
    },
  ),
  row('Mutation.requestEmailVerification', SIGNED),
  byInput(
    'Mutation.changeEmail',
    SIGNED,
    () => ({ newEmail: `${crypto.randomUUID()}@example.vn`, password: PASSWORD }),
    {
      fields: '{ __typename }',
    },
  ),
  byInput('Mutation.linkGoogle', 'AAGGGGG', () => ({ code: 'x' }), { fields: '{ __typename }' }),
  row('Mutation.unlinkGoogle', 'AACCCCC', { args: 'confirmUnlink: true', fields: '{ __typename }' }),
  row('Mutation.requestDataExport', SIGNED, { fields: '{ id }' }),
  row('Mutation.requestErasure', 'AA+++PP', { args: `password: "${PASSWORD}"`, fields: '{ id }' }),
  row('Mutation.cancelErasure', 'AANNNNN', { fields: '{ id }' }),

  // Coming in: a token plays no part
  byInput(
    'Mutation.register',
    '+++++++',
    () => ({
      email: `${crypto.randomUUID()}@example.vn`,
      password: PASSWORD,
      fullName: 'Người Mới',
    }),
    { fields: '{ accessToken }' },
  ),
  byInput(
    'Mutation.signIn',
    'IIIIIII',
    () => ({ email: `${crypto.randomUUID()}@example.vn`, password: 'khong-dung-1' }),
    {
      fields: '{ accessToken }',
    },
  ),
  byInput('Mutation.signIn', '+++++++', ({ target }) => ({ email: target.email, password: PASSWORD }), {
    what: 'with the password',
    fields: '{ accessToken }',
  }),
  byInput('Mutation.signInWithGoogle', 'GGGGGGG', () => ({ code: 'x' }), {
    type: 'GoogleSignInInput',
    fields: '{ accessToken }',
  }),
  row('Mutation.refreshSession', 'AAAAAAA', { args: 'refreshToken: "x"', fields: '{ accessToken }' }),
  row('Mutation.signOut', '+++++++'),
  byInput('Mutation.requestPasswordReset', '+++++++', () => ({ email: `${crypto.randomUUID()}@example.vn` })),
  byInput('Mutation.resetPassword', 'GGGGGGG', () => ({ token: 'x', newPassword: 'mot-mat-khau-khac-2' })),
  row('Mutation.confirmEmail', 'GGGGGGG', { args: 'token: "x"' }),
  row('Mutation.cancelEmailChange', 'GGGGGGG', { args: 'token: "x"' }),

  // Notifications
  row('Query.myNotifications', SIGNED, { fields: '{ totalCount }' }),
  row('Query.unreadNotificationCount', SIGNED),
  row('Query.notificationPreferences', SIGNED, { fields: '{ kind }' }),
  byInput('Mutation.markNotificationsRead', SIGNED, () => ({ ids: [crypto.randomUUID()] })),
  row('Mutation.markAllNotificationsRead', SIGNED),
  byInput(
    'Mutation.setNotificationPreference',
    SIGNED,
    () => ({ kind: 'ENROLLED', channel: 'MAIL', isOn: true }),
    {
      fields: '{ kind }',
    },
  ),
  row('Subscription.notificationReceived', SIGNED, { fields: '{ id }' }),

  // The catalogue
  row('Query.categories', ALL, { fields: '{ id }' }),
  row('Query.category', '0A00000', { args: 'slug: "khong-co"', fields: '{ id }' }),
  row('Query.courses', ALL, { fields: '{ total }' }),
  row('Query.searchSuggestions', ALL, { args: 'query: "toán"', fields: '{ __typename }' }),
  byId('Query.course', ALL, ({ published }) => published.slug, {
    name: 'idOrSlug',
    types: '$id: String!',
    fields: '{ id }',
  }),
  byId('Query.course', '0A000++', ({ draft }) => draft.id, {
    what: 'a draft',
    name: 'idOrSlug',
    types: '$id: String!',
    fields: '{ id }',
  }),
  byId('Query.course', '0A000++', ({ hidden }) => hidden.id, {
    what: 'a private one',
    name: 'idOrSlug',
    types: '$id: String!',
    fields: '{ id }',
  }),
  byId('Query.lessonContent', '0A000++', ({ published }) => published.lessonIds[1]!, { fields: '{ id }' }),
  byId('Query.lessonContent', '0A000++', ({ draft }) => draft.lessonIds[0]!, {
    what: 'of a draft',
    fields: '{ id }',
  }),

  // Studying
  row('Query.myEnrolments', SIGNED, { fields: '{ total }' }),
  row('Query.studyStatistics', SIGNED, { fields: '{ studyMinutes }' }),
  row('Query.studyDays', SIGNED, { fields: '{ day }' }),
  row('Query.myActivity', SIGNED, { fields: '{ totalCount }' }),
  row('Query.myAchievements', SIGNED, { fields: '{ code }' }),
  row('Query.myCertificates', SIGNED, { fields: '{ id }' }),
  row('Query.mySchedule', SIGNED, {
    args: 'from: "2026-11-01T00:00:00Z", to: "2026-11-30T00:00:00Z"',
    fields: '{ id }',
  }),
  byId('Mutation.openLesson', 'AAF+F++', ({ published }) => published.lessonIds[0]!, {
    name: 'lessonId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.recordProgress',
    'AACCCCC',
    ({ published }) => ({ lessonId: published.lessonIds[0], dwellSec: 1 }),
    {
      fields: '{ id }',
    },
  ),

  // Buying
  row('Query.paymentGateways', ALL, { fields: '{ code }' }),
  byId('Query.order', 'AA0+000', ({ order }) => order.id, { fields: '{ id }' }),
  byId('Query.paymentAttempt', 'AA0+000', ({ order }) => order.reference, {
    name: 'reference',
    types: '$id: String!',
    fields: '{ id }',
  }),
  byId('Subscription.orderStatusChanged', 'AAN+NNN', ({ order }) => order.id, {
    name: 'orderId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.checkout',
    'AA+C+P+',
    ({ published }) => ({ courseId: published.id, gateway: 'VNPAY', idempotencyKey: crypto.randomUUID() }),
    { fields: '{ order { id } }' },
  ),

  // Building courses
  row('Query.myTaughtCourses', TEACHERS, { fields: '{ total }' }),
  byInput('Mutation.createCourse', TEACHERS, () => ({ title: 'Vẽ tranh' }), { fields: '{ id }' }),
  byInput(
    'Mutation.updateCourse',
    'AAFFN+F',
    ({ draft }) => ({ courseId: draft.id, expectedVersion: 1, title: 'Vẽ tranh' }),
    {
      fields: '{ id }',
    },
  ),
  byInput('Mutation.setCourseCover', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id, uploadId: null }), {
    fields: '{ id }',
  }),
  byInput('Mutation.createSection', 'AAFFN+F', ({ draft }) => ({ courseId: draft.id, title: 'Chương' }), {
    fields: '{ id }',
  }),
  byInput(
    'Mutation.updateSection',
    'AAFFN+F',
    ({ draft }) => ({ sectionId: draft.sectionId, title: 'Chương' }),
    {
      fields: '{ id }',
    },
  ),
  byInput('Mutation.moveSection', 'AAFFN+F', ({ draft }) => ({ sectionId: draft.sectionId, position: 0 }), {
    fields: '{ id }',
  }),
  byId('Mutation.deleteSection', 'AAFFNCF', ({ draft }) => draft.sectionId, {
    name: 'sectionId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.createLesson',
    'AAFFN+F',
    ({ draft }) => ({ sectionId: draft.sectionId, title: 'Bài', kind: 'TEXT' }),
    {
      fields: '{ id }',
    },
  ),
  byInput(
    'Mutation.updateLesson',
    'AAFFN+F',
    ({ draft }) => ({ lessonId: draft.lessonIds[0], body: text('Chào') }),
    {
      fields: '{ id }',
    },
  ),
  byInput(
    'Mutation.moveLesson',
    'AAFFN+F',
    ({ draft }) => ({ lessonId: draft.lessonIds[0], sectionId: draft.sectionId, position: 1 }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.moveLesson',
    'AAFFNCF',
    ({ draft, published }) => ({ lessonId: draft.lessonIds[0], sectionId: published.sectionId, position: 0 }),
    { what: 'into another course', fields: '{ id }' },
  ),
  byId('Mutation.deleteLesson', 'AAFFN+F', ({ draft }) => draft.lessonIds[0]!, {
    name: 'lessonId',
    fields: '{ id }',
  }),
  byId('Mutation.submitCourse', 'AAFFN+F', ({ draft }) => draft.id, { name: 'courseId', fields: '{ id }' }),
  byId('Mutation.withdrawCourse', 'AAFFN+F', ({ waiting }) => waiting.id, {
    name: 'courseId',
    fields: '{ id }',
  }),
  byId('Mutation.publishCourse', 'AAFFNCF', ({ draft }) => draft.id, { name: 'courseId', fields: '{ id }' }),
  byId('Mutation.unpublishCourse', 'AAFFN+F', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ id }',
  }),
  byId('Mutation.archiveCourse', 'AAFFNCF', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ id }',
  }),

  // Judging courses
  row('Query.courseReviews', ADMINS, { fields: '{ total }' }),
  byId('Query.courseReview', ADMINS, ({ reviewId }) => reviewId, { fields: '{ id }' }),
  byInput(
    'Mutation.approveCourse',
    ADMINS,
    ({ waiting }) => ({ courseId: waiting.id, checklist: ITEMS.map((item) => ({ item, verdict: 'PASS' })) }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.sendBackCourse',
    ADMINS,
    ({ waiting }) => ({
      courseId: waiting.id,
      checklist: ITEMS.map((item) => ({ item, verdict: 'FIX', note: 'Bạn sửa lại phần này nhé.' })),
      notes: 'Bạn sửa lại các phần này nhé.',
    }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.rejectCourse',
    ADMINS,
    ({ waiting }) => ({ courseId: waiting.id, reason: 'Nội dung trái luật.' }),
    {
      fields: '{ id }',
    },
  ),

  // People, for administrators
  row('Query.people', ADMINS, { fields: '{ total }' }),
  row('Query.peopleStats', ADMINS, { fields: '{ totalUsers }' }),
  row('Query.searchPeople', ADMINS, { args: 'q: "an"', fields: '{ id email }' }),
  byId('Query.personForAdmin', ADMINS, ({ target }) => target.id, { fields: '{ id email }' }),
  byInput('Query.previewPeopleStatus', ADMINS, ({ target }) => ({ ids: [target.id], isActive: false }), {
    type: 'SetPeopleStatusInput',
    fields: '{ done }',
  }),
  byInput(
    'Query.previewPeopleRoles',
    ADMINS,
    ({ target }) => ({ ids: [target.id], roles: ['TEACHER'], change: 'ADD' }),
    {
      type: 'SetPeopleRolesInput',
      fields: '{ done }',
    },
  ),
  row('Query.previewPeopleImport', ADMINS, {
    args: 'csv: "email,fullName\\nan@example.vn,An Bình"',
    fields: '{ created }',
  }),
  byInput(
    'Mutation.createPerson',
    ADMINS,
    () => ({ email: `${crypto.randomUUID()}@example.vn`, fullName: 'Người Mới' }),
    {
      fields: '{ id }',
    },
  ),
  byInput('Mutation.updatePerson', ADMINS, ({ target }) => ({ id: target.id, fullName: 'Tên Khác' }), {
    fields: '{ id }',
  }),
  byId('Mutation.setPersonRoles', ADMINS, ({ target }) => target.id, {
    args: 'id: $id, roles: [TEACHER]',
    fields: '{ id }',
  }),
  byId('Mutation.activatePerson', ADMINS, ({ actors }) => actors.ended.id, { fields: '{ id }' }),
  byId('Mutation.deactivatePerson', ADMINS, ({ target }) => target.id, {
    args: 'id: $id, reason: "Vi phạm"',
    fields: '{ id }',
  }),
  byId('Mutation.deactivatePerson', 'AAFFFFP', ({ actors }) => actors.admin.id, {
    what: 'oneself',
    args: 'id: $id, reason: "Vi phạm"',
    fields: '{ id }',
  }),
  byId('Mutation.deletePerson', ADMINS, ({ target }) => target.id, {
    args: 'id: $id, reason: "Theo yêu cầu"',
  }),
  byInput(
    'Mutation.setPeopleStatus',
    ADMINS,
    ({ target }) => ({ ids: [target.id], isActive: false, reason: 'Vi phạm' }),
    {
      fields: '{ done }',
    },
  ),
  byInput(
    'Mutation.setPeopleRoles',
    ADMINS,
    ({ target }) => ({ ids: [target.id], roles: ['TEACHER'], change: 'ADD' }),
    {
      fields: '{ done }',
    },
  ),
  byInput('Mutation.importPeople', ADMINS, () => ({ csv: 'email,fullName\nan@example.vn,An Bình' }), {
    fields: '{ created }',
  }),
  row('Mutation.exportPeople', ADMINS, { fields: '{ url }' }),
  byInput('Mutation.startViewAs', ADMINS, ({ target }) => ({ personId: target.id, reason: 'Nhờ xem giúp' }), {
    type: 'ViewAsInput',
    fields: '{ expiresAt }',
  }),

  // Roles and the audit log
  row('Query.permissionCatalogue', ADMINS, { fields: '{ resource }' }),
  row('Query.roles', ADMINS, { fields: '{ id }' }),
  byId('Query.role', ADMINS, ({ roleId }) => roleId, { fields: '{ id }' }),
  byId('Query.effectivePermissions', ADMINS, ({ target }) => target.id, {
    name: 'personId',
    fields: '{ permission }',
  }),
  byInput(
    'Mutation.createRole',
    ADMINS,
    () => ({ name: `Vai ${crypto.randomUUID()}`, permissions: ['course:review'] }),
    {
      fields: '{ id }',
    },
  ),
  byInput(
    'Mutation.updateRole',
    ADMINS,
    ({ roleId }) => ({ id: roleId, expectedVersion: 1, name: `Vai ${crypto.randomUUID()}`, permissions: [] }),
    { fields: '{ id }' },
  ),
  byId('Mutation.deleteRole', ADMINS, ({ roleId }) => roleId),
  row('Query.auditLog', ADMINS, { fields: '{ totalCount }' }),
  row('Query.auditActions', ADMINS),
  row('Mutation.exportAuditLog', ADMINS, { fields: '{ url }' }),
];
