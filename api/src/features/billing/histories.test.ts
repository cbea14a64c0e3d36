import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  course,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { PaymentGateway } from './order.entity.ts';
import { expireOrder } from './payment.jobs.ts';
import { storeNotice } from './payment-notice.ts';
import { settlePayment } from './settle-payment.ts';

const app = await testApp();
let buyers: Actor[];
let courses: CourseFacts[];
beforeAll(async () => {
  const sellers = [await teacher(app), await teacher(app)];
  await select(app, "update teacher_profile set seller_class = 'COMPANY' where person_id = ?", [
    sellers[1]!.id,
  ]);
  courses = [
    await course(app, sellers[0]!.id, { price: 499_000 }),
    await course(app, sellers[1]!.id, { price: 10_001, salePrice: 10_000 }),
  ];
});

/** What can happen to a payment, in any order, any number of times. */
type Event =
  | { kind: 'checkout'; buyer: number; course: number }
  | { kind: 'paid' | 'failed' | 'unsure' | 'short'; attempt: number; transaction: number }
  | { kind: 'expire'; attempt: number };
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

const rows = <R extends object>(sql: string) => select<R>(app, sql);

test('after any history the ledger is whole, and a course is had exactly while its line is paid', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(event, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      async (history) => {
        run++;
        buyers = [await student(app), await student(app)];
        const attempts: Attempt[] = [];
        // Each batch happens at the same moment
        for (const batch of history) await Promise.all(batch.map((step) => happen(step, attempts, run)));
        expect(
          await rows('select 1 from ledger_entry group by transaction_id having sum(amount) <> 0'),
        ).toEqual([]);
        expect(
          await rows(
            'select 1 from ledger_account a where balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)',
          ),
        ).toEqual([]);
        expect(
          await rows(
            "select 1 from ledger_account where code = 'suspense' and balance > 0 or kind = 'TEACHER_HOLD' and balance > 0",
          ),
        ).toEqual([]);
        expect(
          await rows(
            `select 1 from order_line l full join enrolment e on e.student_id = l.buyer_id and e.course_id = l.course_id
           where (l.state = 'PAID') is distinct from (e.id is not null) and (l.state = 'PAID' or l.id is null)`,
          ),
        ).toEqual([]);
        expect(
          await rows(
            `select 1 from orders o where (status = 'PAID') <>
             exists (select 1 from ledger_transaction t where t.order_id = o.id and t.kind = 'SALE_PAID')`,
          ),
        ).toEqual([]);
      },
    ),
    { numRuns: Number(process.env.HISTORIES ?? 120) },
  );
}, 120_000);
