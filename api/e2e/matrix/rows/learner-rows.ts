import { select } from '../../../src/testing/factories.ts';
import { ADMINS, ALL, byId, byInput, type Row, row, SIGNED, TEACHERS } from './row.ts';

export const learnerRows: readonly Row[] = [
  row('Query.myNotifications', SIGNED, { fields: '{ totalCount }' }),
  row('Query.unreadNotificationCount', SIGNED),
  row('Query.notificationPreferences', SIGNED, { fields: '{ kind }' }),
  byInput('Mutation.markNotificationsRead', SIGNED, () => ({ notificationIds: [crypto.randomUUID()] }), {
    fields: '{ unreadCount }',
  }),
  row('Mutation.markAllNotificationsRead', SIGNED, { fields: '{ unreadCount }' }),
  byInput(
    'Mutation.setNotificationPreference',
    SIGNED,
    () => ({ kind: 'ENROLLED', channel: 'MAIL', isOn: true }),
    {
      fields: '{ kind }',
    },
  ),
  row('Subscription.notificationReceived', SIGNED, {
    fields: '{ id }',
    happens: (app, { actors }, actor) =>
      select(app, "insert into notification (person_id, kind, params) values (?, 'ENROLLED', ?::jsonb)", [
        actors[actor].id,
        '{"course":"Vẽ tranh"}',
      ]),
  }),

  row('Query.categories', ALL, { fields: '{ id }' }),
  row('Query.category', '0A00000', { args: 'slug: "khong-co"', fields: '{ id }' }),
  row('Query.courses', ALL, { fields: '{ total }' }),
  row('Query.courseFacets', ALL, { fields: '{ highestPrice counts { kind value count } }' }),
  row('Query.courseSearch', ALL, {
    args: 'search: "toán"',
    fields: '{ total teachers { id } categories { id } }',
  }),
  row('Query.searchCourses', ADMINS, { args: 'search: "toán"', fields: '{ id status }' }),
  row('Query.popularSearches', ALL, { args: 'language: VI', fields: '{ words }' }),
  byInput('Mutation.recordSearch', ALL, () => ({ search: 'toán', language: 'VI' }), {
    fields: '{ isCounted }',
  }),
  row('Query.searchSuggestions', ALL, { args: 'search: "toán"', fields: '{ __typename }' }),
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

  row('Query.myEnrolments', SIGNED, { fields: '{ total }' }),
  row('Query.passages', SIGNED, {
    args: 'search: "phở"',
    fields: '{ totalCount edges { node { id kind text startSec block language } } }',
  }),
  row('Query.studyStatistics', SIGNED, { fields: '{ studyMinutes }' }),
  row('Query.studyDays', SIGNED, { fields: '{ day }' }),
  row('Query.myActivity', SIGNED, { fields: '{ totalCount }' }),
  row('Query.myAchievements', SIGNED, { fields: '{ code }' }),
  row('Query.myCertificates', SIGNED, { fields: '{ id }' }),
  row('Query.verifiedCertificate', '0A00000', { args: 'code: "GKS7-4M2X-9QTN"', fields: '{ serial }' }),
  row('Query.certificates', ADMINS, { fields: '{ totalCount }' }),
  byId('Mutation.createCertificateDownload', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'certificateId',
    fields: '{ url }',
  }),
  byInput(
    'Mutation.revokeCertificate',
    'AAFFFFN',
    () => ({ certificateId: crypto.randomUUID(), reason: 'Cấp nhầm người học' }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.reissueCertificate',
    'AAFFFFN',
    () => ({ certificateId: crypto.randomUUID(), studentName: 'Tên Đúng', reason: 'Sai họ tên khi in' }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.switchPlaybackMarks',
    'AAFFN+F',
    ({ published }) => ({ courseId: published.id, isEnabled: true }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.lookUpPlayback',
    'AAFFFFN',
    () => ({ code: 'GKS7-4M2X-9QTN', reason: 'Bản quay lén trên mạng' }),
    { fields: '{ id personId }' },
  ),
  byId('Mutation.beginPlayback', 'AANNNNN', ({ published }) => published.lessonIds[1]!, {
    name: 'lessonId',
    fields: '{ code }',
  }),
  byInput(
    'Mutation.switchCertificates',
    'AAFFN+F',
    ({ published }) => ({ courseId: published.id, isEnabled: false }),
    { fields: '{ id }' },
  ),
  row('Query.mySchedule', SIGNED, {
    args: 'from: "2026-11-01T00:00:00Z", to: "2026-11-30T00:00:00Z"',
    fields: '{ id }',
  }),
  byId('Mutation.openLesson', 'AAF+F++', ({ published }) => published.lessonIds[0]!, {
    name: 'lessonId',
    fields: '{ id }',
  }),
  byId('Mutation.markLessonDone', 'AACCCCC', ({ published }) => published.lessonIds[0]!, {
    name: 'lessonId',
    fields: '{ id }',
  }),
  byInput('Mutation.setStudyGoal', SIGNED, () => ({ minutesPerDay: 20, daysPerWeek: 4 }), {
    fields: '{ minutesPerDay }',
  }),
  byInput(
    'Mutation.recordProgress',
    'AACCCCC',
    ({ published }) => ({ lessonId: published.lessonIds[0], dwellSec: 1 }),
    {
      fields: '{ id }',
    },
  ),

  row('Query.comments', SIGNED, {
    types: '$id: ID!',
    args: 'lessonId: $id',
    variables: ({ published }) => ({ id: published.lessonIds[0] }),
    fields: '{ totalCount }',
  }),
  byInput(
    'Mutation.createComment',
    'AANNN++',
    ({ published }) => ({ lessonId: published.lessonIds[0], text: 'Vì sao lại thế?' }),
    { fields: '{ id }' },
  ),
  byInput('Mutation.likeComment', 'AANNNNN', () => ({ commentId: crypto.randomUUID(), isLiked: true }), {
    fields: '{ id }',
  }),
  byInput('Mutation.acceptAnswer', 'AANNNNN', () => ({ commentId: crypto.randomUUID(), isAccepted: true }), {
    fields: '{ id }',
  }),
  byId('Mutation.removeComment', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'commentId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.reportComment',
    'AANNNNN',
    () => ({ commentId: crypto.randomUUID(), note: 'Quảng cáo' }),
    {
      fields: '{ id }',
    },
  ),
  row('Subscription.commentChanged', 'AANNN++', {
    types: '$id: ID!',
    args: 'lessonId: $id',
    variables: ({ published }) => ({ id: published.lessonIds[0] }),
    fields: '{ id }',
    happens: (app, { actors, published }, actor) =>
      select(app, "insert into comment (lesson_id, author_id, text) values (?, ?, 'Mới')", [
        published.lessonIds[0],
        actors[actor].id,
      ]),
  }),

  row('Query.waitingForTeacher', TEACHERS, { fields: '{ questions toMark }' }),
  row('Query.taughtQuestions', TEACHERS, { fields: '{ total }' }),
  row('Subscription.taughtQuestionChanged', 'AAFFN+F', {
    fields: '{ id }',
    happens: (app, { actors, published }) =>
      select(app, "insert into comment (lesson_id, author_id, text) values (?, ?, 'Mới')", [
        published.lessonIds[0],
        actors.enrolled.id,
      ]),
  }),

  row('Query.contentCases', ADMINS, { fields: '{ total }' }),
  row('Query.contentAppeals', ADMINS, { fields: '{ total }' }),
  ...(['contentCase', 'contentAppeal'] as const).map((name) =>
    byId(`Query.${name}`, 'AAFFFF0', () => '00000000-0000-4000-8000-000000000000', { fields: '{ id }' }),
  ),
  row('Query.myContentDecisions', SIGNED, { fields: '{ total }' }),
  byInput(
    'Mutation.appealContentDecision',
    'AANNNNN',
    () => ({ caseId: '00000000-0000-4000-8000-000000000000', reason: 'Không đúng' }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.decideContentAppeal',
    'AAFFFFN',
    () => ({ appealId: '00000000-0000-4000-8000-000000000000', isReversed: true, answer: 'Đã xem' }),
    { fields: '{ id }' },
  ),
  row('Query.myReports', SIGNED, { fields: '{ total }' }),
  byInput(
    'Mutation.decideContentCase',
    'AAFFFFN',
    () => ({ caseId: crypto.randomUUID(), reason: 'Không vi phạm' }),
    { fields: '{ id }' },
  ),
  byInput('Mutation.reportRating', 'AANNNNN', () => ({ ratingId: crypto.randomUUID(), note: 'Quảng cáo' }), {
    fields: '{ id }',
  }),

  row('Query.myNotes', SIGNED, {
    types: '$id: ID!',
    args: 'courseId: $id',
    variables: ({ published }) => ({ id: published.id }),
    fields: '{ id }',
  }),
  byInput('Mutation.createNote', 'AANNNNN', () => ({ lessonId: crypto.randomUUID(), text: 'Nhớ' }), {
    fields: '{ id }',
  }),
  byInput('Mutation.updateNote', 'AANNNNN', () => ({ noteId: crypto.randomUUID(), text: 'Nhớ' }), {
    fields: '{ id }',
  }),
  byId('Mutation.deleteNote', 'AANNNNN', () => crypto.randomUUID(), { name: 'noteId', fields: '{ id }' }),

  row('Query.recentNotes', SIGNED, { fields: '{ totalCount }' }),

  row('Query.notebookCourses', SIGNED, { fields: '{ id }' }),
  row('Query.notebookFile', 'AA00000', { fields: '' }),

  row('Query.myBookmarks', SIGNED, {
    types: '$id: ID!',
    args: 'courseId: $id',
    variables: ({ published }) => ({ id: published.id }),
    fields: '{ id }',
  }),
  row('Query.recentBookmarks', SIGNED, { fields: '{ totalCount }' }),
  byInput('Mutation.createBookmark', 'AANNNNN', () => ({ lessonId: crypto.randomUUID() }), {
    fields: '{ id }',
  }),
  byInput('Mutation.updateBookmark', 'AANNNNN', () => ({ bookmarkId: crypto.randomUUID(), label: 'Xem' }), {
    fields: '{ id }',
  }),
  byId('Mutation.deleteBookmark', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'bookmarkId',
    fields: '{ id }',
  }),

  row('Query.myRatings', SIGNED, { fields: '{ total }' }),
  row('Query.taughtRatings', TEACHERS, { fields: '{ total }' }),
  row('Query.taughtRatingHistogram', TEACHERS, { fields: '{ count }' }),
  byInput('Mutation.rateCourse', 'AANPNNN', ({ published }) => ({ courseId: published.id, stars: 5 }), {
    fields: '{ id }',
  }),
  byInput(
    'Mutation.replyToRating',
    'AAFFNNF',
    () => ({ ratingId: crypto.randomUUID(), text: 'Cảm ơn bạn' }),
    { fields: '{ id }' },
  ),

  row('Query.paymentGateways', ALL, { fields: '{ code }' }),
  byId('Query.order', 'AA0+00+', ({ order }) => order.id, { fields: '{ id }' }),
  byId('Query.paymentAttempt', 'AA0+00+', ({ order }) => order.reference, {
    name: 'reference',
    types: '$id: String!',
    fields: '{ id }',
  }),
  byId('Subscription.orderStatusChanged', 'AAN+NNN', ({ order }) => order.id, {
    name: 'orderId',
    fields: '{ id }',
  }),
  row('Query.myUnsettledPayments', SIGNED, { fields: '{ id }' }),
  byId('Mutation.checkPayment', 'AAN+NNN', ({ order }) => order.id, {
    name: 'orderId',
    fields: '{ answer }',
  }),
  byInput(
    'Mutation.checkout',
    'AA+C+P+',
    ({ published }) => ({ courseId: published.id, gateway: 'VNPAY', idempotencyKey: crypto.randomUUID() }),
    { fields: '{ order { id } }' },
  ),

  row('Query.myOrders', SIGNED, { fields: '{ total }' }),
  byId('Mutation.createBillDownload', 'AANPNNP', ({ order }) => order.id, {
    name: 'orderId',
    fields: '{ url }',
  }),
  row('Query.myBillDetails', 'AA00000', { fields: '{ name }' }),

  row('Query.cart', SIGNED, { fields: '{ total lines { courseId } }' }),
  row('Query.cartCount', SIGNED),
  row('Query.cartPreview', ALL, {
    types: '$ids: [ID!]!',
    args: 'courseIds: $ids',
    variables: ({ published }) => ({ ids: [published.id] }),
    fields: '{ total lines { courseId } }',
  }),
  byId('Mutation.addToCart', 'AA+C+P+', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ total }',
  }),
  byId('Mutation.removeFromCart', SIGNED, ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ total }',
  }),
  byInput('Mutation.joinCart', SIGNED, ({ published }) => ({ courseIds: [published.id] }), {
    fields: '{ total }',
  }),
  row('Mutation.acknowledgeCartPrices', SIGNED, { fields: '{ total }' }),
  byInput('Mutation.applyCoupon', 'AAPPPPP', () => ({ code: 'KHONGCO' }), { fields: '{ total }' }),
  row('Mutation.removeCoupon', SIGNED, { fields: '{ total }' }),

  row('Query.wishlist', SIGNED, { fields: '{ courseIds items { courseId } }' }),
  byId('Mutation.addToWishlist', 'AA+C+P+', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ courseIds }',
  }),
  byId('Mutation.removeFromWishlist', SIGNED, ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ courseIds }',
  }),
  byId('Mutation.restoreToWishlist', 'AANNNNN', ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ courseIds }',
  }),
  byInput('Mutation.joinWishlist', SIGNED, ({ published }) => ({ courseIds: [published.id] }), {
    fields: '{ courseIds }',
  }),
  byInput('Mutation.addWishlistToCart', SIGNED, ({ published }) => ({ courseIds: [published.id] }), {
    fields: '{ results { outcome } }',
  }),

  row('Query.myCoupons', TEACHERS, { fields: '{ total }' }),
  row('Query.coupons', ADMINS, { fields: '{ total }' }),
  byInput('Mutation.createCoupon', TEACHERS, () => ({ code: crypto.randomUUID().slice(-12), percent: 10 }), {
    fields: '{ id }',
  }),
  byInput(
    'Mutation.createPlatformCoupon',
    ADMINS,
    () => ({ code: crypto.randomUUID().slice(-12), percent: 10, scope: 'ALL' }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.setCouponActive',
    'AANNNNN',
    () => ({ couponId: crypto.randomUUID(), isActive: false, expectedVersion: 1 }),
    { fields: '{ id }' },
  ),
];
