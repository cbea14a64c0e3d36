import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { invariants } from '../../platform/invariants.ts';
import { runSql } from '../../platform/run-sql.ts';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  admin,
  ask,
  type CourseFacts,
  course,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { releaseEarnings } from '../ledger/index.ts';
import { gatewaysOf } from './gateways/index.ts';
import { PaymentGateway } from './order.entity.ts';
import { expireOrder } from './payment.jobs.ts';
import { storeNotice } from './payment-notice.ts';
import { escalateRefund, sendRefund } from './refunds/refund.jobs.ts';
import { settlePayment } from './settle-payment.ts';

const app = await testApp();
let buyers: Actor[];
let sellers: Actor[];
let boss: Actor;
let courses: CourseFacts[];
beforeAll(async () => {
  sellers = [await teacher(app), await teacher(app)];
  boss = await admin(app);
  await select(app, "update teacher_profile set seller_class = 'COMPANY' where person_id = ?", [
    sellers[1]!.id,
  ]);
  courses = [
    await course(app, sellers[0]!.id, { price: 499_000 }),
    await course(app, sellers[1]!.id, { price: 10_001, salePrice: 10_000 }),
    await course(app, sellers[1]!.id, { price: 499_000 }),
  ];
});

/** What can happen to a payment, in any order, any number of times. */
type Event =
  | { kind: 'checkout'; buyer: number; course: number }
  | { kind: 'paid' | 'failed' | 'unsure' | 'short'; attempt: number; transaction: number }
  | { kind: 'expire'; attempt: number }
  | { kind: 'request'; line: number }
  | { kind: 'answer'; refund: number; by: RefundAct }
  | { kind: 'send'; refund: number; outcome: Outcome }
  | { kind: 'exchange'; line: number; course: number }
  | { kind: 'release' };
type RefundAct = 'agree' | 'disagree' | 'approve' | 'reject' | 'appeal' | 'cancel' | 'escalate' | 'retry';
type Outcome = 'DONE' | 'FAILED' | 'PENDING' | 'NOT_FOUND' | 'SILENT';
const small = fc.integer({ min: 0, max: 5 });
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('checkout' as const),
    buyer: fc.integer({ min: 0, max: 1 }),
    course: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'paid' as const,
      'paid' as const,
      'failed' as const,
      'unsure' as const,
      'short' as const,
    ),
    attempt: small,
    transaction: small,
  }),
  fc.record({ kind: fc.constant('expire' as const), attempt: small }),
  fc.record({ kind: fc.constant('request' as const), line: small }),
  fc.record({
    kind: fc.constant('answer' as const),
    refund: small,
    by: fc.constantFrom<RefundAct>(
      'agree',
      'agree',
      'disagree',
      'approve',
      'reject',
      'appeal',
      'cancel',
      'escalate',
      'retry',
    ),
  }),
  fc.record({
    kind: fc.constant('send' as const),
    refund: small,
    outcome: fc.constantFrom<Outcome>('DONE', 'DONE', 'FAILED', 'PENDING', 'NOT_FOUND', 'SILENT'),
  }),
  fc.record({
    kind: fc.constant('exchange' as const),
    line: small,
    course: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ kind: fc.constant('release' as const) }),
);

interface Attempt {
  reference: string;
  amount: number;
  orderId: string;
}

let keys = 0;

async function happen(step: Event, attempts: Attempt[], run: number): Promise<void> {
  if (step.kind === 'checkout') {
    const reply = await ask(
      app,
      buyers[step.buyer],
      'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { reference amount } } }',
      {
        input: {
          courseId: courses[step.course]!.id,
          gateway: 'VNPAY',
          idempotencyKey: `history-${run}-${++keys}`,
        },
      },
    );
    const made = reply.data?.checkout as { order: { id: string }; payment: Attempt } | undefined;
    if (made) attempts.push({ ...made.payment, orderId: made.order.id });
    return;
  }
  if (step.kind === 'release') return release();
  if (step.kind === 'exchange') return exchange(step, attempts);
  if (step.kind === 'request') return request(step.line);
  if (step.kind === 'answer') return answer(step.refund, step.by);
  if (step.kind === 'send') return send(step.refund, step.outcome);
  const attempt = attempts[step.attempt % Math.max(attempts.length, 1)];
  if (!attempt) return;
  if (step.kind === 'expire') return expireOrder.handle(app.services, { orderId: attempt.orderId });
  const noticeId = await storeNotice(app.services, 'NOTIFICATION', PaymentGateway.VNPAY, {});
  const outcome = { paid: 'PAID', short: 'PAID', failed: 'FAILED', unsure: 'UNSURE' } as const;
  await settlePayment(
    app.services,
    {
      reference: attempt.reference,
      amount: step.kind === 'short' ? attempt.amount - 1 : attempt.amount,
      outcome: outcome[step.kind],
      transaction: `${attempt.reference}-${step.transaction}`,
    },
    { gateway: PaymentGateway.VNPAY, noticeId },
  );
}

const rows = <R extends object>(sql: string, values: unknown[] = []) => select<R>(app, sql, values);

/** Some hold is over at once, some never. */
async function release(): Promise<void> {
  await rows(
    "update earning set held_until = now() where status = 'HELD' and abs(hashtext(line_id::text)) % 2 = 0",
  );
  await releaseEarnings.handle(app.services, {});
}

const EXCHANGE = `mutation($input: ExchangeCourseInput!) { exchangeCourse(input: $input) {
  order { id } payment { reference amount } } }`;
async function exchange(step: { line: number; course: number }, attempts: Attempt[]): Promise<void> {
  const line = await lineOf(step.line);
  if (!line) return;
  const input = {
    lineId: line.id,
    courseId: courses[step.course]!.id,
    gateway: 'VNPAY',
    idempotencyKey: `exchange-${++keys}`,
  };
  const reply = await ask(
    app,
    buyers.find(({ id }) => id === line.buyer_id),
    EXCHANGE,
    { input },
  );
  const made = reply.data?.exchangeCourse as { order: { id: string }; payment: Attempt | null } | undefined;
  if (made?.payment) attempts.push({ ...made.payment, orderId: made.order.id });
}

async function lineOf(pick: number) {
  const lines = await rows<{ id: string; buyer_id: string }>(
    'select id, buyer_id from order_line where buyer_id = any(?) order by id',
    [`{${buyers.map(({ id }) => id).join(',')}}`],
  );
  return lines[pick % Math.max(lines.length, 1)];
}

async function request(pick: number): Promise<void> {
  const line = await lineOf(pick);
  if (!line) return;
  const input = { lineId: line.id, reason: 'WRONG_LEVEL', idempotencyKey: `request-${++keys}` };
  await ask(
    app,
    buyers.find(({ id }) => id === line.buyer_id),
    'mutation($input: RequestRefundInput!) { requestRefund(input: $input) { id } }',
    { input },
  );
}

const refunds = () =>
  rows<{ id: string; buyer_id: string; teacher_id: string }>(
    'select id, buyer_id, teacher_id from refund where buyer_id = any(?) order by id',
    [`{${buyers.map(({ id }) => id).join(',')}}`],
  );

/** Whatever is refused is refused: a history holds much that can't be. */
async function answer(pick: number, by: RefundAct): Promise<void> {
  const made = await refunds();
  const refund = made[pick % Math.max(made.length, 1)];
  if (!refund) return;
  const [buyer, teacherOf] = [
    buyers.find(({ id }) => id === refund.buyer_id)!,
    sellers.find(({ id }) => id === refund.teacher_id)!,
  ];
  const note = 'Một lý do đủ dài để đọc.';
  const input = { refundId: refund.id, note };
  const call = (actor: Actor, name: string, given: object) =>
    ask(
      app,
      actor,
      `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id } }`,
      {
        input: given,
      },
    );
  switch (by) {
    case 'agree':
      return void (await call(teacherOf, 'agreeToRefund', input));
    case 'disagree':
      return void (await call(teacherOf, 'disagreeWithRefund', input));
    case 'approve':
      return void (await call(boss, 'approveRefund', input));
    case 'reject':
      return void (await call(boss, 'rejectRefund', input));
    case 'appeal':
      return void (await call(buyer, 'appealRefund', input));
    case 'retry':
      return void (await call(boss, 'retryRefund', { refundId: refund.id }));
    case 'cancel':
      return void (await ask(app, buyer, 'mutation($id: ID!) { cancelRefund(refundId: $id) { id } }', {
        id: refund.id,
      }));
    case 'escalate':
      await rows("update refund set answer_by = now() where id = ? and status = 'TEACHER_REVIEW'", [
        refund.id,
      ]);
      return escalateRefund.handle(app.services, { refundId: refund.id });
  }
}

/** Most histories begin with two purchases that are paid, and asked back or exchanged: by chance that is rare. */
const BOUGHT: Event[][] = [
  [
    { kind: 'checkout', buyer: 0, course: 0 },
    { kind: 'checkout', buyer: 1, course: 1 },
  ],
  [
    { kind: 'paid', attempt: 0, transaction: 0 },
    { kind: 'paid', attempt: 1, transaction: 0 },
  ],
];
const ASKED: Event[][] = [
  ...BOUGHT,
  [
    { kind: 'request', line: 0 },
    { kind: 'request', line: 1 },
  ],
];
/** One for the same price, and one whose difference is paid. */
const EXCHANGED: Event[][] = [
  ...BOUGHT,
  [
    { kind: 'exchange', line: 0, course: 2 },
    { kind: 'exchange', line: 1, course: 2 },
  ],
  [{ kind: 'paid', attempt: 2, transaction: 0 }],
];

/** One whose difference goes back; of the two lines one is of that course already. */
const CHEAPER: Event[][] = [
  ...BOUGHT,
  [
    { kind: 'exchange', line: 0, course: 1 },
    { kind: 'exchange', line: 1, course: 1 },
  ],
];
/** Every kind of exchange, whatever chance brings. */
const EXAMPLES: [Event[][], Event[][]][] = [
  [EXCHANGED, [[{ kind: 'release' }]]],
  [CHEAPER, [[{ kind: 'release' }]]],
];

let told: Outcome = 'DONE';

async function send(pick: number, outcome: Outcome): Promise<void> {
  const made = await refunds();
  const refund = made[pick % Math.max(made.length, 1)];
  if (!refund) return;
  told = outcome;
  await rows("update refund_transfer set asked_at = asked_at - interval '1 hour' where refund_id = ?", [
    refund.id,
  ]);
  await sendRefund.handle(app.services, { refundId: refund.id });
}

test('after any history the books hold, a course is had exactly while its line is paid, and money went back once', async () => {
  const port = gatewaysOf(app.services).get(PaymentGateway.VNPAY);
  const gateway = async ({ reference }: { reference: string }) => {
    if (told === 'SILENT') throw new Error('no answer');
    return { reference, outcome: told };
  };
  vi.spyOn(port, 'refund').mockImplementation(gateway);
  vi.spyOn(port, 'queryRefund').mockImplementation(gateway);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom([], ASKED, EXCHANGED),
      fc.array(fc.array(event, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 10 }),
      async (before, events) => {
        const history = [...before, ...events];
        run++;
        buyers = [await student(app), await student(app)];
        const attempts: Attempt[] = [];
        // Each batch happens at the same moment
        for (const batch of history) await Promise.all(batch.map((step) => happen(step, attempts, run)));
        for (const { name, statement } of invariants)
          expect([name, await runSql(app.services.orm.em.fork(), statement)]).toEqual([name, []]);
        expect(
          await rows(
            `select 1 from orders o where (paid_at is not null) <>
             exists (select 1 from ledger_transaction t where t.order_id = o.id and t.kind in ('SALE_PAID', 'EXCHANGE_PAID'))`,
          ),
        ).toEqual([]);
        expect(
          await rows(
            `select 1 from refund r where (status in ('APPROVED', 'PROCESSING', 'FAILED', 'COMPLETED')) <>
               exists (select 1 from ledger_transaction t where t.idempotency_key = 'refund:' || r.id)
             or (exchange_order_id is not null) <> exists (select 1 from ledger_transaction t
               where t.order_id = r.exchange_order_id and t.kind = 'EXCHANGE_PAID')
             or (status = 'COMPLETED' and exchanged < amount) <> exists (select 1 from ledger_transaction t join refund_transfer f
               on t.idempotency_key = 'refund-paid:' || f.id where f.refund_id = r.id)`,
          ),
        ).toEqual([]);
      },
    ),
    { numRuns: Number(process.env.HISTORIES ?? 200), examples: EXAMPLES },
  );
  const seen = await rows<{ status: string }>('select distinct status from refund');
  expect(seen.length).toBeGreaterThan(4);
  const exchanged = await rows<{ kinds: number }>(
    `select count(distinct sign(amount - exchanged))::int + count(distinct sign(o.total - o.credit))::int as kinds
     from refund r join orders o on o.id = r.exchange_order_id`,
  );
  // More, the same and less was paid
  expect(exchanged[0]!.kinds).toBe(4);
}, 3_600_000);
