import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../features/accounts/index.ts';
import { Course } from '../../../features/courses/index.ts';
import {
  Order,
  OrderLine,
  OrderStatus,
  PaymentDoubt,
  PaymentGateway,
  PaymentStatus,
  priceLine,
} from '../../../features/orders/index.ts';
import { PaymentAttempt, recordUnmatched } from '../../../features/payments/index.ts';
import { workingDaysAfter } from '../../../platform/i18n/dates.ts';
import { defaultSettings } from '../../../platform/settings/index.ts';
import { ADMIN, students } from '../content/index.ts';
import { stableId } from './insert.ts';
import { personId } from './people.ts';
import { numberAt } from './sale.ts';

/** Underpaid amount in đồng. */
const MISSING = 10_000;
const HOUR = 3_600_000;

/** Seeds an underpaid payment of a student from some hours ago. It is pending, and the administrator was notified. */
export async function seedDoubt(em: EntityManager, now: Date): Promise<void> {
  const buyer = personId(students()[1]!.email);
  const [found] = await em.execute<{ id: string }[]>(
    `select c.id from course c where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC' and c.price > ${MISSING * 2}
     and not exists (select 1 from enrolment e where e.course_id = c.id and e.student_id = ?) order by c.slug limit 1`,
    [buyer],
  );
  const course = await em.findOneOrFail(Course, found!.id);
  const [createdAt, at] = [new Date(now.getTime() - 5 * HOUR), new Date(now.getTime() - 5 * HOUR + 240_000)];
  const total = course.salePrice ?? course.price;
  const order = em.create(Order, {
    id: stableId('order in doubt'),
    number: await numberAt(em, createdAt),
    buyer: em.getReference(User, buyer),
    status: OrderStatus.NEEDS_CHECK,
    total,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 24 * HOUR),
  });
  em.create(OrderLine, {
    ...(await priceLine(em, order, course, total, { at: createdAt })),
    id: stableId('line in doubt'),
  });
  const attempt = em.create(PaymentAttempt, {
    id: stableId('attempt in doubt'),
    order,
    gateway: PaymentGateway.VNPAY,
    reference: 'SEN00000000000000000001',
    amount: total,
    status: PaymentStatus.UNKNOWN,
    gatewayTransaction: 'DEMO9999999',
    doubt: PaymentDoubt.WRONG_AMOUNT,
    received: total - MISSING,
    doubtedAt: at,
    answerBy: workingDaysAfter(at, 1),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 900_000),
  });
  await em.flush();
  await recordUnmatched(em, defaultSettings, {
    orderId: order.id,
    gateway: attempt.gateway,
    amount: total - MISSING,
    transaction: attempt.gatewayTransaction!,
    reference: attempt.reference,
    reason: PaymentDoubt.WRONG_AMOUNT,
    receivedAt: at,
  });
  const facts = { number: order.number, doubt: attempt.doubt, answerBy: attempt.answerBy };
  const payment = { gateway: attempt.gateway, expected: total, received: attempt.received };
  await em.execute(
    `insert into notification (person_id, kind, params, link, created_at) values
       (?, 'PAYMENT_IN_DOUBT', ?::jsonb, ?, ?), (?, 'PAYMENT_TO_CHECK', ?::jsonb, ?, ?)`,
    [
      ...[buyer, JSON.stringify(facts), `/payment/result?reference=${attempt.reference}`, at],
      ...[
        personId(ADMIN.email),
        JSON.stringify({ ...facts, ...payment }),
        `/admin/bills?search=${order.number}`,
        at,
      ],
    ],
  );
  em.clear();
}
