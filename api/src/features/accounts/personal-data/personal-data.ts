/** What becomes of a row when the person that it names is erased. */
export type Erasure = 'delete' | 'blank' | 'keep';

/** A column that names a person, and what is done with its rows. */
export interface PersonalData {
  readonly table: string;
  readonly column: string;
  /** Part of the file of one's own data. */
  readonly isExported: boolean;
  readonly erasure: Erasure;
  /** With `blank`: what stands after SET. */
  readonly blank?: string;
  readonly why: string;
}

const keep = (table: string, column: string, why: string, isExported = true): PersonalData => ({
  table,
  column,
  isExported,
  erasure: 'keep',
  why,
});
const drop = (table: string, column: string, why: string, isExported = true): PersonalData => ({
  table,
  column,
  isExported,
  erasure: 'delete',
  why,
});

/**
 * Every column of the database that names a person: whether its rows are exported, erased, or kept and why. A
 * test fails when a table that is linked to people is missing here. The order is that of erasing.
 */
export const personalData: readonly PersonalData[] = [
  drop('one_time_code', 'person_id', 'opens an account that is gone', false),
  drop('email_change', 'person_id', 'holds addresses; nothing is left to take back'),
  drop('authenticator', 'person_id', 'a secret of an account that is gone', false),
  drop('recovery_code', 'person_id', 'a secret of an account that is gone', false),
  drop('google_identity', 'person_id', 'a way into an account that is gone'),
  drop('session', 'person_id', 'devices and network addresses; refresh tokens go with them'),
  drop(
    'session',
    'view_as_id',
    'an administrator’s look at an account that is gone; the audit log keeps that it was',
    false,
  ),
  drop('person_custom_role', 'person_id', 'nobody is left who may do anything'),
  drop('upload', 'person_id', 'files that nobody took; the sweep removes what lies on disk', false),
  drop('idempotent_request', 'person_id', 'answers of requests made in the last days', false),
  drop('notification', 'person_id', 'what they were told; nobody is left to read it'),
  drop('notification_preference', 'person_id', 'nobody is left who could be told anything'),
  drop('earned_achievement', 'person_id', 'belongs to the profile'),
  {
    table: 'teacher_profile',
    column: 'person_id',
    isExported: true,
    erasure: 'blank',
    blank: "headline = null, links = '{}'",
    why: 'seller class and tax number belong to the books: tax was withheld under them (Decree 117/2025)',
  },
  {
    table: 'rating',
    column: 'author_id',
    isExported: true,
    erasure: 'blank',
    blank: 'text = null',
    why: 'the stars are part of the course’s score; what was written is the person’s own',
  },
  keep('data_request', 'person_id', 'proof of what was asked for, and that it was done'),
  keep('course', 'teacher_id', 'students have bought it and go on learning'),
  keep('media', 'owner_id', 'the material of courses that students have bought', false),
  keep('course_review', 'submitted_by_id', 'why a course is on sale'),
  keep('course_review', 'reviewer_id', 'who answers for a course being on sale', false),
  keep('enrolment', 'student_id', 'proof that what was sold was delivered; without a name'),
  keep('orders', 'buyer_id', 'the books, for ten years (Accounting Law); without a name'),
  keep('order_line', 'buyer_id', 'the books'),
  keep('order_line', 'teacher_id', 'the books: whose sale it was'),
  keep('ledger_account', 'owner_id', 'the books'),
  keep('audit_log', 'actor_id', 'who did what, as an id; addresses and values are blanked', false),
  keep('audit_log', 'real_actor_id', 'who really did it, as an id', false),
];

/** What says something of a person without naming them: found by way of what does. `?` is the person's id. */
export const indirectData: readonly {
  readonly table: string;
  readonly statement: string;
  readonly why: string;
}[] = [
  {
    table: 'audit_log',
    statement: `update audit_log set before = case when target_id = x.id then null else before end,
          after = case when target_id = x.id then null else after end,
          reason = case when target_id = x.id then null else reason end,
          address = case when actor_id = x.id then null else address end
        from (select ?::uuid as id) x where x.id in (target_id, actor_id)`,
    why: 'values of the profile as it was, reasons that name the person, their network addresses',
  },
  {
    table: 'certificate',
    statement: `update certificate set student_name = 'Người dùng đã xoá' where enrolment_id in (
        select id from enrolment where student_id = ?)`,
    why: 'the name that was printed on it; that somebody earned it stays',
  },
  {
    table: 'notification',
    statement: `update notification set params = params || '{"teacher": "Người dùng đã xoá"}'
        where kind = 'COURSE_SUBMITTED' and params->>'teacherId' = ?`,
    why: 'reviewers were told the teacher’s name',
  },
  {
    table: 'payment_attempt',
    statement: `update payment_attempt set pay_url = null where order_id in (select id from orders where buyer_id = ?)`,
    why: 'the address of the gateway’s page holds the buyer’s network address',
  },
];
