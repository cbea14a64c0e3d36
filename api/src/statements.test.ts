import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { madeQuiz } from './features/assessment/testing/made-quiz.ts';
import { madeAssignment } from './features/assignment/testing/made-assignment.ts';
import { insertGroup } from './features/groups/testing/insert-group.ts';
import { projectFolder } from './platform/process/project-folder.ts';
import { ownApp } from './testing/app.ts';
import {
  type Actor,
  admin,
  ask,
  type CourseFacts,
  consent,
  course,
  enrol,
  select,
  student,
  teacher,
} from './testing/factories.ts';

/** Counts the statements of the web app's documents. The number is exact, so the tests compare it. */
const documents = new Map(
  Object.values(
    JSON.parse(readFileSync(join(projectFolder(), 'schema', 'operations.json'), 'utf8')) as Record<
      string,
      { name: string; document: string }
    >,
  ).map(({ name, document }) => [name, document]),
);

let statements: string[] = [];
/** Statements of both pools, so that an ordinary resolver that queries row by row is detected as well. */
const app = await ownApp({}, { onStatement: ({ text }) => void statements.push(text) });
let learner: Actor, seller: Actor, reviewer: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  [learner, seller, reviewer] = [await student(app), await teacher(app), await admin(app)];
  facts = await course(app, seller.id, { lessons: 8 });
  for (let i = 0; i < 4; i++) {
    const other = await course(app, seller.id);
    await enrol(app, learner.id, other.id);
  }
  await enrol(app, learner.id, facts.id);
  // The state of a session is read once and cached
  for (const actor of [learner, seller, reviewer]) await ask(app, actor, '{ me { id } }');
});

async function count(viewer: Actor | undefined, name: string, variables: object): Promise<number> {
  statements = [];
  const reply = await ask(app, viewer, documents.get(name)!, variables as Record<string, unknown>);
  expect(reply.errors, name).toBeUndefined();
  return statements.length;
}

const guest = () => undefined;
const asLearner = () => learner;
const asTeacher = () => seller;
const asAdmin = () => reviewer;
const search = 'khoá học thử';
const table = { page: 1, limit: 20 };
const [from, to] = [new Date(), new Date(Date.now() + 30 * 86_400_000)].map((at) => at.toISOString());
const period = { from: '2026-10-25', to: '2026-11-23', fromBefore: '2026-09-25', toBefore: '2026-10-24' };
const withMoney = { ...period, withMoney: true };
const byFullName = {
  filter: { search: 'thu', roles: ['TEACHER', 'USER'], isActive: true },
  sortBy: 'FULL_NAME',
};
type Screen = readonly [
  document: string,
  viewer: () => Actor | undefined,
  variables: object | (() => object),
  statements: number,
];
/** The screens whose statements depend on no other state: about one statement for each part. */
const SCREENS: readonly Screen[] = [
  ['Catalogue', guest, { filter: {}, sortBy: 'STUDENTS', page: 1 }, 1],
  ['Catalogue', guest, { filter: { search }, sortBy: 'RELEVANCE', page: 1 }, 1],
  ['SearchHits', guest, { search }, 1],
  ['SearchSuggestions', guest, { search }, 1],
  ['PopularSearches', guest, { language: 'VI' }, 1],
  ['CourseDetail', guest, () => ({ idOrSlug: facts.slug }), 1],
  ['MyEnrolments', asLearner, { status: 'ALL', page: 1, limit: 24 }, 1],
  ['Dashboard', asLearner, { from, to }, 7],
  ['Passages', asLearner, { search: 'chữ', first: 30 }, 1],
  ['PlayerCourse', asLearner, () => ({ idOrSlug: facts.slug }), 1],
  ['MyBills', asLearner, table, 1],
  ['TeacherDesk', asTeacher, withMoney, 4],
  ['TeachingOverview', asTeacher, { ...withMoney, days: 30, step: 'DAY' }, 4],
  ['CourseAnalytics', asTeacher, () => ({ ...withMoney, id: facts.id, days: 30, yearFrom: '2025-11-24' }), 7],
  ['CourseFiguresList', asTeacher, { ...table, days: 30, sortBy: 'NET', sortOrder: 'DESC' }, 1],
  ['StudentsAtRisk', asTeacher, table, 1],
  [
    'TaughtStudents',
    asTeacher,
    { ...table, filter: { search: 'thu' }, sortBy: 'LAST_STUDIED', sortOrder: 'DESC' },
    1,
  ],
  ['TaughtCourses', asTeacher, { ...table, inBin: false, sortBy: 'UPDATED_AT', sortOrder: 'DESC' }, 1],
  ['MySales', asTeacher, table, 1],
  ['MyPayouts', asTeacher, table, 1],
  ['MyTeacherInvoices', asTeacher, table, 1],
  ['AssistantAllowance', asTeacher, {}, 1],
  ['AssistantRequests', asTeacher, { page: 1 }, 1],
  ['AssistantCourses', asTeacher, {}, 1],
  ['CourseForDrafts', asTeacher, () => ({ id: facts.id }), 1],
  ['CourseModeration', asTeacher, () => ({ id: facts.id }), 1],
  ['MarkedSentences', asTeacher, () => ({ courseId: facts.id, isDecided: false, page: 1 }), 1],
  ['MarksForReview', asAdmin, () => ({ courseId: facts.id }), 2],
  ['CourseReviews', asAdmin, { ...table, decision: 'PENDING', assignment: 'ANY' }, 1],
  ['People', asAdmin, { ...byFullName, sortOrder: 'ASC', page: 1, limit: 50 }, 1],
  ['PersonForAdmin', asAdmin, () => ({ id: learner.id }), 1],
  ['SearchSynonyms', asAdmin, { page: 1, limit: 24 }, 1],
  ['SearchTerms', asAdmin, { hasHits: false, page: 1, limit: 24 }, 1],
  ['AuditLog', asAdmin, { filter: { search: 'thu' }, first: 50 }, 1],
  ['ManagedCourses', asAdmin, { filter: { search: 'thu', status: ['PUBLISHED'] }, page: 1, limit: 50 }, 1],
  ['ManagedCourseCounts', asAdmin, {}, 1],
  ['AdminDesk', asAdmin, {}, 1],
  ['AdminDeskFigures', asAdmin, { withMoney: true, withPeople: true, withAccounts: true }, 5],
  ['AdminDeskMonths', asAdmin, {}, 1],
  ['Orders', asAdmin, { ...table, sortBy: 'CREATED_AT', sortOrder: 'DESC' }, 1],
  ['Payouts', asAdmin, table, 1],
  ['Books', asAdmin, { on: '2026-11-20' }, 3],
  ['LedgerOwners', asAdmin, { ...table, account: 'hold', search: 'an' }, 1],
  ['LedgerAccount', asAdmin, { code: 'bank', of: 'bank', first: 30 }, 2],
  ['LedgerTransactions', asAdmin, { about: { orderId: '0199c6f0-0000-7000-8000-000000000000' } }, 1],
  ['SettlementFiles', asAdmin, { page: 1, limit: 10 }, 1],
  ['SettlementDifferences', asAdmin, { ...table, fault: 'MISSING', isMissing: true }, 1],
  ['SettlementDifferenceCounts', asAdmin, {}, 2],
  ['Disputes', asAdmin, { ...table, status: 'OPEN', search: 'S26' }, 1],
  ['DisputablePayment', asAdmin, { search: 'SEN0000000000000000' }, 1],
  ['TaxesOwed', asAdmin, {}, 1],
  ['TaxPayments', asAdmin, table, 1],
  ['WriteOffs', asAdmin, table, 1],
  ['PerformanceLive', asAdmin, {}, 3],
  ['PerformanceFigures', asAdmin, { period: 'DAY' }, 4],
  ['OperationPoints', asAdmin, { period: 'DAY', kind: 'GRAPHQL', operation: 'Catalogue' }, 1],
];

describe('statements of a screen', () => {
  test.each(SCREENS)('%s has the expected number', async (document, viewer, variables, expected) => {
    const values = typeof variables === 'function' ? variables() : variables;
    expect(await count(viewer(), document, values)).toBe(expected);
  });

  test.each([
    ['MyRefunds', asLearner, {}],
    ['TeacherRefundQueue', asTeacher, { limit: 20 }],
    ['PlatformRefundQueue', asAdmin, { limit: 20 }],
    ['MyEarnings', asTeacher, {}],
    ['SuspenseItems', asAdmin, { isWaiting: true }],
  ] as const)('%s has at most 3', async (document, viewer, variables) => {
    expect(await count(viewer(), document, variables)).toBeLessThanOrEqual(3);
  });

  test('statements of the write pool are counted, too: a session is loaded once', async () => {
    const stranger = await student(app);
    const me = async () => {
      statements = [];
      await ask(app, stranger, 'query Me { me { id } }');
      return statements.map((text) => (text.startsWith('/* Me */') ? 'read' : 'write'));
    };
    expect(await me()).toEqual(['write', 'read']);
    expect(await me()).toEqual(['read']);
  });

  test('a wishlist needs 1 for its page and 1 for the saved courses of a page', async () => {
    const viewer = await student(app);
    for (let saved = 0; saved < 3; saved++) {
      const { id } = await course(app, seller.id);
      await ask(app, viewer, documents.get('AddToWishlist')!, { courseId: id });
      expect(await count(viewer, 'Wishlist', {})).toBe(1);
      expect(await count(viewer, 'WishlistIds', {})).toBe(1);
    }
  });

  test('a page of a change feed needs 1, or 2 with a cursor', async () => {
    const feed = async (after: string | null): Promise<[number, string]> => {
      statements = [];
      const reply = await ask(
        app,
        reviewer,
        `query($after: String) { changedEnrolments(first: 500, after: $after) {
          nodes { id enrolment { student { id fullName email } course { id slug title } } } pageInfo { endCursor } } }`,
        { after },
      );
      expect(reply.errors).toBeUndefined();
      const { pageInfo } = reply.data.changedEnrolments as { pageInfo: { endCursor: string } };
      return [statements.length, pageInfo.endCursor];
    };
    const [first, cursor] = await feed(null);
    expect([first, (await feed(cursor))[0]]).toEqual([1, 2]);
  });

  test('a page of the player needs at most 6 for each kind of lesson', async () => {
    const [taught, viewer] = [await course(app, seller.id, { lessons: 5 }), await student(app)];
    await enrol(app, viewer.id, taught.id);
    const [text, film, ...others] = taught.lessonIds as [string, string, string, string, string];
    const quiz = await madeQuiz(app, seller, viewer, taught);
    const assignment = await madeAssignment(app, seller, viewer, [others[0], others[1]]);
    const courseId = taught.id;
    for (const [lessonId, ...kinds] of [
      [text, 'LessonQuestions'],
      [film, 'QuestionsAtSeconds'],
      [quiz.lessonId, 'Quiz', 'LessonQuestions'],
      [assignment.lessonId, 'AssignmentCard', 'LessonQuestions'],
    ] as [string, ...string[]][]) {
      // Select, insert the opening, read the result
      expect(await count(viewer, 'OpenLesson', { lessonId }), kinds[0]).toBe(3);
      let shown = await count(viewer, 'PlayerCourse', { idOrSlug: courseId });
      for (const name of ['MyBookmarks', 'MyNotes']) shown += await count(viewer, name, { courseId });
      for (const name of kinds) shown += await count(viewer, name, { lessonId });
      expect(shown, kinds[0]).toBe(3 + kinds.length);
      expect(shown).toBeLessThanOrEqual(6);
    }
  });

  test('a progress report uses 3 statements, and its event 1 for teachers and search', async () => {
    const [taught, viewer] = [await course(app, seller.id), await student(app)];
    const lessonId = taught.lessonIds[0]!;
    await enrol(app, viewer.id, taught.id);
    await consent(app, viewer.id, 'VIDEO_MEASUREMENT');
    await select(
      app,
      `with made as (insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
         values (?, 'VIDEO', 'media/watched', 'video/mp4', 1000, 400) returning id)
       update lesson set kind = 'VIDEO', rule = 'WATCH', duration_sec = 400, media_id = made.id from made where lesson.id = ?`,
      [seller.id, lessonId],
    );
    await ask(app, viewer, documents.get('OpenLesson')!, { lessonId });
    for (const from of [0, 20, 10]) {
      await select(app, "update lesson_progress set reported_at = reported_at - interval '60 seconds'");
      const input = { lessonId, watched: [{ from, to: from + 20 }], positionSec: from + 20 };
      // Select, store, read the result
      expect(await count(viewer, 'RecordProgress', { input })).toBe(3);
    }
    expect(await select(app, 'select 1 from lesson_viewing where person_id = ?', [viewer.id])).toHaveLength(
      1,
    );
    expect(await count(seller, 'LessonViewings', { lessonId, days: 90 })).toBe(1);
    expect(await count(reviewer, 'SearchHistory', { days: 366 })).toBe(1);
    expect(await count(seller, 'CertificateFigures', { courseId: taught.id })).toBe(1);
  });

  test('a quiz needs 2 for its page and 1 for an attempt with its result, regardless of the number of questions', async () => {
    const [taught, viewer] = [await course(app, seller.id), await student(app)];
    await enrol(app, viewer.id, taught.id);
    const quiz = await madeQuiz(app, seller, viewer, taught);
    expect(await count(viewer, 'Quiz', { lessonId: quiz.lessonId })).toBe(1);
    expect(await count(viewer, 'QuizPage', { courseId: taught.slug, lessonId: quiz.lessonId })).toBe(2);
    expect(await count(viewer, 'QuizAttempt', { id: quiz.attemptId })).toBe(1);
    expect(await count(viewer, 'QuizAttempt', { id: quiz.submittedId })).toBe(1);
    const answers = [{ questionId: quiz.questionId, texts: ['một'] }];
    const input = { attemptId: quiz.attemptId, tab: 'statements', sequence: 1, answers };
    // Begin, select, store, commit, read the result
    expect(await count(viewer, 'SaveQuizAnswers', { input })).toBe(5);
    const submit = { attemptId: quiz.attemptId, sequence: 1 };
    // Begin, lock the enrolment, lock the attempt with its rules, grade, store the lesson's score, commit, read the
    // result
    expect(await count(viewer, 'SubmitQuizAttempt', { input: submit })).toBe(7);
    // Begin, select the course, lock the enrolment, the rules, what was opened and tried before (4), questions, extra
    // time, store, commit, read the result
    expect(await count(viewer, 'StartQuizAttempt', { quizId: quiz.id })).toBe(13);
  });

  test('an assignment, its grading, discussions, groups and a calendar need 1 for each part of a page', async () => {
    const [taught, viewer] = [await course(app, seller.id, { lessons: 3 }), await student(app)];
    await enrol(app, viewer.id, taught.id);
    const lessonId = taught.lessonIds[0]!;
    const assignment = await madeAssignment(app, seller, viewer, [
      taught.lessonIds[1]!,
      taught.lessonIds[2]!,
    ]);
    expect(await count(viewer, 'AssignmentPage', { id: assignment.id })).toBe(1);
    expect(await count(viewer, 'AssignmentCard', { lessonId: assignment.lessonId })).toBe(1);
    expect(await count(seller, 'AssignmentsToMark', { page: 1 })).toBe(1);
    expect(await count(seller, 'MarkingQueue', { id: assignment.id, page: 1 })).toBe(4);
    for (const isMarked of [false, true])
      expect(await count(seller, 'WaitingAnswers', { page: 1, isMarked })).toBe(1);
    expect(await count(seller, 'WaitingForTeacher', {})).toBe(1);
    expect(await count(viewer, 'LessonQuestions', { lessonId })).toBe(1);
    expect(await count(seller, 'TaughtQuestions', { page: 1, filter: 'UNANSWERED' })).toBe(1);
    expect(await count(viewer, 'MyNotes', { courseId: taught.id })).toBe(1);
    expect(await count(viewer, 'MyBookmarks', { courseId: taught.id })).toBe(1);
    expect(await count(viewer, 'MyRatings', { page: 1 })).toBe(1);
    const group = await insertGroup(app, viewer, taught.id);
    expect(await count(viewer, 'MyGroups', {})).toBe(1);
    expect(await count(viewer, 'Group', { id: group.id })).toBe(1);
    expect(await count(viewer, 'GroupFeed', { groupId: group.id })).toBe(1);
    expect(await count(viewer, 'Calendar', { from, to, now: from, soon: to, most: 100 })).toBe(2);
  });

  test('the number of statements does not grow with the number of rows', async () => {
    const QUERY =
      '{ courses(limit: 20) { items { teacher { fullName } category { name } sections { lessons { title } } ratings { items { author { fullName } } } } } }';
    statements = [];
    await ask(app, undefined, QUERY);
    const before = statements.length;
    for (let i = 0; i < 10; i++) await course(app, seller.id);
    statements = [];
    await ask(app, undefined, QUERY);
    expect([before, statements.length]).toEqual([1, 1]);
  });

  test('a checkout needs 13 in one transaction, regardless of the number of courses', async () => {
    const QUERY =
      'mutation($input: CheckoutInput!) { checkout(input: $input) { order { number total } payment { payUrl } } }';
    const buy = async (courses: number) => {
      const courseIds: string[] = [];
      for (let i = 0; i < courses; i++) courseIds.push((await course(app, seller.id)).id);
      statements = [];
      const input = { courseIds, gateway: 'VNPAY', idempotencyKey: `statements of ${courses}` };
      expect((await ask(app, learner, QUERY, { input })).errors).toBeUndefined();
      return [statements.length, statements.filter((text) => text === 'commit').length];
    };
    expect(await buy(1)).toEqual([13, 1]);
    expect(await buy(5)).toEqual([13, 1]);
  });
});
