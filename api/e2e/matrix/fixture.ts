import type { App } from '../../src/app.ts';
import { type MadeQuiz, madeQuiz } from '../../src/features/assessment/testing/made-quiz.ts';
import {
  type MadeAssignment,
  madeAssignment,
} from '../../src/features/assignment/testing/made-assignment.ts';
import { CourseStatus, CourseVisibility } from '../../src/features/courses/index.ts';
import { type InsertedGroup, insertGroup } from '../../src/features/groups/testing/insert-group.ts';
import { sealNumber } from '../../src/features/ledger/index.ts';
import { sellCourse } from '../../src/features/ledger/testing/sell-course.ts';
import { insertRefund } from '../../src/features/refunds/testing/insert-refund.ts';
import { Role } from '../../src/platform/access/permissions.ts';
import {
  type Actor,
  ask,
  assignLargePackage,
  type CourseFacts,
  course,
  enrol,
  member,
  select,
} from '../../src/testing/factories.ts';

/** The actors, in the order of the outcomes of a row. */
export const ACTORS = ['anonymous', 'ended', 'stranger', 'enrolled', 'other', 'owner', 'admin'] as const;
export type ActorName = (typeof ACTORS)[number];

/** Independent data, so that a row of the matrix has no effect on others. */
export interface Fixture {
  readonly actors: Readonly<Record<Exclude<ActorName, 'anonymous'>, Actor>>;
  /** Courses of the owner. The enrolled student is in the published one. */
  readonly published: CourseFacts;
  readonly draft: CourseFacts;
  /** An edit draft of the owner's draft course. */
  readonly editDraftId: string;
  readonly hidden: CourseFacts;
  readonly waiting: CourseFacts;
  readonly reviewId: string;
  /** An order of the enrolled student for a second course, not paid yet. */
  readonly order: { readonly id: string; readonly reference: string };
  /** Refunds of the enrolled student for courses of the owner, in several states. */
  readonly refunds: Readonly<Record<'asked' | 'escalated' | 'failed' | 'refused' | 'sent', string>>;
  /** A paid order line of the enrolled student without a refund request. */
  readonly lineId: string;
  readonly roleId: string;
  readonly synonymId: string;
  /** A quiz of the published course, with attempts of the enrolled student. */
  readonly quiz: MadeQuiz;
  /** An assignment in a course of the owner, with submissions of the enrolled student. */
  readonly assignment: MadeAssignment;
  /** A group of the published course, led by the enrolled student. */
  readonly group: InsertedGroup;
  readonly searchTermId: string;
  /** A person without relations to others in the fixture. */
  readonly target: Actor;
}

const insertId = async (app: App, sql: string, values: unknown[]): Promise<string> =>
  (await select<{ id: string }>(app, sql, values))[0]!.id;

export async function createFixture(app: App): Promise<Fixture> {
  const [ended, stranger, enrolled, other, owner, admin, target] = await Promise.all([
    member(app),
    member(app),
    member(app),
    member(app, Role.TEACHER),
    member(app, Role.TEACHER),
    member(app, Role.ADMIN),
    member(app),
  ]);
  await Promise.all([assignLargePackage(app, other.id), assignLargePackage(app, owner.id)]);
  const [published, draft, hidden, waiting, second] = await Promise.all([
    course(app, owner.id, { price: 200_000 }),
    course(app, owner.id, { status: CourseStatus.DRAFT }),
    course(app, owner.id, { visibility: CourseVisibility.PRIVATE }),
    course(app, owner.id, { status: CourseStatus.PENDING_REVIEW }),
    course(app, owner.id, { price: 100_000 }),
  ]);
  await enrol(app, enrolled.id, published.id);
  const editDraftId = await insertId(
    app,
    "insert into edit_draft (person_id, course_id, base_version, content) values (?, ?, 1, '{}') returning id",
    [owner.id, draft.id],
  );
  const reviewId = await insertId(
    app,
    'insert into course_review (course_id, submitted_by_id, checklist) values (?, ?, ?) returning id',
    [waiting.id, owner.id, '[]'],
  );
  const bought = await ask(
    app,
    enrolled,
    'mutation B($id: ID!) { checkout(input: { courseId: $id, gateway: VNPAY, idempotencyKey: "matrix-01" }) { order { id } payment { reference } } }',
    { id: second.id },
  );
  const { order, payment } = bought.data.checkout as {
    order: { id: string };
    payment: { reference: string };
  };
  const refunds = {
    asked: await insertRefund(app, owner, 'TEACHER_REVIEW', enrolled),
    escalated: await insertRefund(app, owner, 'ADMIN_REVIEW', enrolled),
    failed: await insertRefund(app, owner, 'FAILED', enrolled),
    refused: await insertRefund(app, owner, 'REJECTED', enrolled),
    sent: await insertRefund(app, owner, 'PROCESSING', enrolled),
  };
  await select(
    app,
    "insert into refund_transfer (refund_id, kind, reference, amount) values (?, 'BANK', gen_random_uuid()::text, 100000)",
    [refunds.sent],
  );
  await select(
    app,
    `update refund set bank_bin = '970436', bank_number_sealed = ?, bank_last_digits = '6789', bank_holder = 'HOC VIEN'
     where id = ?`,
    [sealNumber(app.services.keys, '0123456789'), refunds.sent],
  );
  const { lineId } = await sellCourse(app, owner, 100_000, 1, enrolled);
  // Delete those of earlier fixtures, because their number is limited
  await select(app, 'delete from custom_role where id not in (select role_id from person_custom_role)');
  const roleId = await insertId(
    app,
    "insert into custom_role (name, description, permissions) values (?, '', ?) returning id",
    [`Vai trò ${crypto.randomUUID()}`, '{course:review}'],
  );
  const synonymId = await insertId(app, 'insert into search_synonym (terms) values (?) returning id', [
    `{${crypto.randomUUID()},${crypto.randomUUID()}}`,
  ]);
  const searchTermId = await insertId(
    app,
    "insert into search_term (words, language, has_hits) values (?, 'vi', false) returning id",
    [crypto.randomUUID()],
  );
  const quiz = await madeQuiz(app, owner, enrolled, published);
  const assigned = await course(app, owner.id, { lessons: 2 });
  await enrol(app, enrolled.id, assigned.id);
  const [first, last] = assigned.lessonIds;
  const assignment = await madeAssignment(app, owner, enrolled, [first!, last!]);
  const group = await insertGroup(app, enrolled, published.id);
  await select(app, 'update person set is_active = false where id = ?', [ended.id]);
  return {
    actors: { ended, stranger, enrolled, other, owner, admin },
    published,
    draft,
    editDraftId,
    hidden,
    waiting,
    reviewId,
    order: { id: order.id, reference: payment.reference },
    refunds,
    lineId,
    roleId,
    synonymId,
    quiz,
    assignment,
    group,
    searchTermId,
    target,
  };
}
