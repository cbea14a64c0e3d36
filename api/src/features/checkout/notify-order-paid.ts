import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { gatewayName, type Order, type OrderLine } from '../orders/index.ts';
import type { PaymentAttempt } from '../payments/index.ts';
import { notify } from '../support/index.ts';
import { receipt } from './mails/receipt.mail.tsx';
import { refundPromise } from './sale-terms.ts';

type Sold = Pick<OrderLine, 'title' | 'course' | 'teacher'>;

/** Notifies the buyer of the payment, with a receipt by email, and the teachers of their new student. */
export async function notifyOrderPaid(
  em: EntityManager,
  services: Services,
  { number, buyer, total, paidAt }: Order,
  attempt: PaymentAttempt,
  lines: readonly OrderLine[],
): Promise<void> {
  const link = lines.length > 1 ? '/dashboard/courses' : `/learning/${lines[0]!.course.id}`;
  await notify(em, services, buyer.id, {
    kind: 'ORDER_PAID',
    params: { number, course: lines.map(({ title }) => title).join(', ') },
    link,
    mail: {
      definition: receipt,
      propsFor: ({ fullName, email, unsubscribe }) => ({
        number,
        lines: lines.map(({ title, amount }) => ({ title, amount })),
        total,
        method: gatewayName(attempt.gateway),
        paidAt: paidAt!.toISOString(),
        transaction: attempt.gatewayTransaction ?? attempt.reference,
        ...refundPromise(lines, paidAt!),
        buyer: fullName ?? email,
        fullName,
        studyPath: link,
        paymentPath: `/payment/result?reference=${attempt.reference}`,
        unsubscribe,
      }),
    },
  });
  await notifyTeachers(em, services, lines);
}

/** Notifies the buyer of the enrolment in a free course, and its teacher of the new student. */
export async function notifyEnrolled(
  em: EntityManager,
  services: Services,
  buyerId: string,
  line: Sold,
): Promise<void> {
  await notify(em, services, buyerId, {
    kind: 'ENROLLED',
    params: { course: line.title },
    link: `/learning/${line.course.id}`,
  });
  await notifyTeachers(em, services, [line]);
}

/** Sends one notification to each teacher, even if several of their courses were sold. */
export async function notifyTeachers(
  em: EntityManager,
  services: Services,
  lines: readonly Sold[],
): Promise<void> {
  for (const [teacherId, sold] of Map.groupBy(lines, ({ teacher }) => teacher.id))
    await notify(em, services, teacherId, {
      kind: 'COURSE_SOLD',
      params: { course: sold.map(({ title }) => title).join(', ') },
      link: sold.length > 1 ? '/teacher/courses' : `/courses/${sold[0]!.course.id}`,
    });
}
