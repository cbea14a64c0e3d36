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
  row('Query.sampleLesson', '0A00000', { fields: '{ id }' }),
  row('Query.publicFigures', ALL, { fields: '{ courses }' }),
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
  row('Query.courseDemand', ALL, { args: 'search: "toán"', fields: '{ people isRequested }' }),
  byInput(
    'Mutation.requestCourseAlert',
    ALL,
    () => ({ search: 'khong co khoa nao zq', language: 'VI', email: 'cho@example.vn' }),
    { fields: '{ isRepeated }' },
  ),
  byInput('Mutation.stopCourseAlerts', 'NANNNNN', () => ({ token: 'x.y' }), { fields: '{ stopped }' }),
  row('Query.wantedSearches', TEACHERS, { fields: '{ search people }' }),
  row('Query.allWantedSearches', ADMINS, { fields: '{ search people }' }),
  row('Query.searchSuggestions', ALL, { args: 'search: "toán"', fields: '{ __typename }' }),
  byId('Query.course', ALL, ({ published }) => published.slug, {
    name: 'idOrSlug',
    types: '$id: String!',
  }),
  byId('Query.course', '0A000++', ({ draft }) => draft.id, {
    what: 'a draft',
    name: 'idOrSlug',
    types: '$id: String!',
  }),
  byId('Query.course', '0A000++', ({ hidden }) => hidden.id, {
    what: 'a private one',
    name: 'idOrSlug',
    types: '$id: String!',
  }),
  byId('Query.lessonContent', '0A000++', ({ published }) => published.lessonIds[1]!),
  byId('Query.lessonContent', '0A000++', ({ draft }) => draft.lessonIds[0]!, {
    what: 'of a draft',
  }),

  row('Query.myEnrolments', SIGNED, { fields: '{ total }' }),
  row('Query.passages', SIGNED, {
    args: 'search: "phở"',
    fields: '{ totalCount edges { node { id kind text startSec block language } } }',
  }),
  row('Query.studyStatistics', SIGNED, { fields: '{ studyMinutes }' }),
  row('Query.myStudyInterests', SIGNED, { fields: '{ purpose }' }),
  row('Query.starterCourses', SIGNED, { fields: '{ id course { id } openLesson { id } }' }),
  byInput('Mutation.setStudyInterests', SIGNED, () => ({ purpose: 'WORK', categoryIds: [] }), {
    fields: '{ purpose }',
  }),
  row('Query.studyDays', SIGNED, { fields: '{ day }' }),
  row('Query.suggestedCourses', SIGNED, { fields: '{ reason }' }),
  row('Query.myActivity', SIGNED, { fields: '{ totalCount }' }),
  row('Query.myAchievements', SIGNED, { fields: '{ code }' }),
  row('Query.myCertificates', SIGNED, { fields: '{ id }' }),
  row('Query.verifiedCertificate', '0A00000', { args: 'code: "GKS7-4M2X-9QTN"', fields: '{ serial }' }),
  row('Query.certificates', ADMINS, { fields: '{ totalCount }' }),
  byId('Mutation.createCertificateDownload', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'certificateId',
    fields: '{ url }',
  }),
  byInput('Mutation.revokeCertificate', 'AAFFFFN', () => ({
    certificateId: crypto.randomUUID(),
    reason: 'Cấp nhầm người học',
  })),
  byInput('Mutation.reissueCertificate', 'AAFFFFN', () => ({
    certificateId: crypto.randomUUID(),
    studentName: 'Tên Đúng',
    reason: 'Sai họ tên khi in',
  })),
  byInput('Mutation.switchPlaybackMarks', 'AAFFN+F', ({ published }) => ({
    courseId: published.id,
    isEnabled: true,
  })),
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
  byInput('Mutation.switchCertificates', 'AAFFN+F', ({ published }) => ({
    courseId: published.id,
    isEnabled: false,
  })),
  row('Query.mySchedule', SIGNED, {
    args: 'from: "2026-11-01T00:00:00Z", to: "2026-11-30T00:00:00Z"',
    fields: '{ id }',
  }),
  byId('Mutation.openLesson', 'AAF+F++', ({ published }) => published.lessonIds[0]!, {
    name: 'lessonId',
  }),
  byId('Mutation.markLessonDone', 'AACCCCC', ({ published }) => published.lessonIds[0]!, {
    name: 'lessonId',
  }),
  byInput('Mutation.setStudyGoal', SIGNED, () => ({ minutesPerDay: 20, daysPerWeek: 4 }), {
    fields: '{ minutesPerDay }',
  }),
  byInput('Mutation.recordProgress', 'AACCCCC', ({ published }) => ({
    lessonId: published.lessonIds[0],
    dwellSec: 1,
  })),

  byId('Query.comments', SIGNED, ({ published }) => published.lessonIds[0]!, {
    name: 'lessonId',
    fields: '{ totalCount }',
  }),
  byInput('Mutation.createComment', 'AANNN++', ({ published }) => ({
    lessonId: published.lessonIds[0],
    text: 'Vì sao lại thế?',
  })),
  byInput('Mutation.likeComment', 'AANNNNN', () => ({ commentId: crypto.randomUUID(), isLiked: true })),
  byInput('Mutation.acceptAnswer', 'AANNNNN', () => ({ commentId: crypto.randomUUID(), isAccepted: true })),
  byId('Mutation.removeComment', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'commentId',
  }),
  byInput('Mutation.reportComment', 'AANNNNN', () => ({ commentId: crypto.randomUUID(), note: 'Quảng cáo' })),
  byId('Subscription.commentChanged', 'AANNN++', ({ published }) => published.lessonIds[0]!, {
    name: 'lessonId',
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
    byId(`Query.${name}`, 'AAFFFF0', () => '00000000-0000-4000-8000-000000000000'),
  ),
  row('Query.myContentDecisions', SIGNED, { fields: '{ total }' }),
  byInput('Mutation.appealContentDecision', 'AANNNNN', () => ({
    caseId: '00000000-0000-4000-8000-000000000000',
    reason: 'Không đúng',
  })),
  byInput('Mutation.decideContentAppeal', 'AAFFFFN', () => ({
    appealId: '00000000-0000-4000-8000-000000000000',
    isReversed: true,
    answer: 'Đã xem',
  })),
  row('Query.myReports', SIGNED, { fields: '{ total }' }),
  byInput('Mutation.decideContentCase', 'AAFFFFN', () => ({
    caseId: crypto.randomUUID(),
    reason: 'Không vi phạm',
  })),
  byInput('Mutation.reportRating', 'AANNNNN', () => ({ ratingId: crypto.randomUUID(), note: 'Quảng cáo' })),

  byId('Query.myNotes', SIGNED, ({ published }) => published.id, { name: 'courseId' }),
  byInput('Mutation.createNote', 'AANNNNN', () => ({ lessonId: crypto.randomUUID(), text: 'Nhớ' })),
  byInput('Mutation.updateNote', 'AANNNNN', () => ({ noteId: crypto.randomUUID(), text: 'Nhớ' })),
  byId('Mutation.deleteNote', 'AANNNNN', () => crypto.randomUUID(), { name: 'noteId' }),

  row('Query.recentNotes', SIGNED, { fields: '{ totalCount }' }),

  row('Query.notebookCourses', SIGNED, { fields: '{ id }' }),
  row('Query.notebookFile', 'AA00000', { fields: '' }),

  byId('Query.myBookmarks', SIGNED, ({ published }) => published.id, { name: 'courseId' }),
  row('Query.recentBookmarks', SIGNED, { fields: '{ totalCount }' }),
  byInput('Mutation.createBookmark', 'AANNNNN', () => ({ lessonId: crypto.randomUUID() })),
  byInput('Mutation.updateBookmark', 'AANNNNN', () => ({ bookmarkId: crypto.randomUUID(), label: 'Xem' })),
  byId('Mutation.deleteBookmark', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'bookmarkId',
  }),

  row('Query.myRatings', SIGNED, { fields: '{ total }' }),
  row('Query.taughtRatings', TEACHERS, { fields: '{ total }' }),
  row('Query.taughtRatingHistogram', TEACHERS, { fields: '{ count }' }),
  byInput('Mutation.rateCourse', 'AANPNNN', ({ published }) => ({ courseId: published.id, stars: 5 })),
  byInput('Mutation.replyToRating', 'AAFFNNF', () => ({ ratingId: crypto.randomUUID(), text: 'Cảm ơn bạn' })),

  row('Query.paymentGateways', ALL, { fields: '{ code }' }),
  byId('Query.order', 'AA0+00+', ({ order }) => order.id),
  byId('Query.paymentAttempt', 'AA0+00+', ({ order }) => order.reference, {
    name: 'reference',
    types: '$id: String!',
  }),
  byId('Subscription.orderStatusChanged', 'AAN+NNN', ({ order }) => order.id, {
    name: 'orderId',
  }),
  row('Query.myUnsettledPayments', SIGNED, { fields: '{ id }' }),
  byId('Mutation.checkPayment', 'AAN+NNN', ({ order }) => order.id, {
    name: 'orderId',
    fields: '{ answer }',
  }),
  byId('Mutation.cancelOrder', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'orderId',
    fields: '{ id }',
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
  byInput('Mutation.createCoupon', TEACHERS, () => ({ code: crypto.randomUUID().slice(-12), percent: 10 })),
  byInput('Mutation.createPlatformCoupon', ADMINS, () => ({
    code: crypto.randomUUID().slice(-12),
    percent: 10,
    scope: 'ALL',
  })),
  byInput('Mutation.setCouponActive', 'AANNNNN', () => ({
    couponId: crypto.randomUUID(),
    isActive: false,
    expectedVersion: 1,
  })),
];
