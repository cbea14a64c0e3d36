import type { App } from '../../../app.ts';
import { type Actor, enrol, select } from '../../../testing/factories.ts';
import { sellCourse } from '../../ledger/testing/sell-course.ts';
import type { RefundStatus } from '../refund.enums.ts';

/**
 * Inserts a refund of a paid course in the given state, as the server would store it.
 * @returns its ID
 */
export async function insertRefund(
  app: App,
  seller: Pick<Actor, 'id'>,
  status: RefundStatus,
  buyer?: Pick<Actor, 'id'>,
): Promise<string> {
  const { orderId, lineId, buyerId, courseId } = await sellCourse(app, seller, 100_000, 1, buyer);
  await enrol(app, buyerId, courseId);
  const [refund] = await select<{ id: string }>(
    app,
    `insert into refund (number, line_id, order_id, buyer_id, teacher_id, course_id, status, reason, amount,
       percent_at_request, needs_second_person, answer_by, decided_at)
     values ('HT-' || nextval('refund_number'), ?, ?, ?, ?, ?, ?, 'WRONG_LEVEL', 100000, 0, false, now() + interval '1 day', now())
     returning id`,
    [lineId, orderId, buyerId, seller.id, courseId, status],
  );
  return refund!.id;
}
