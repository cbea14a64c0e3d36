import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../features/accounts/index.ts';
import { Dispute } from '../../../features/disputes/index.ts';
import { revokeEnrolment } from '../../../features/learning/index.ts';
import {
  freezeEarning,
  postDisputeLost,
  postDisputeOpened,
  postRefundApproved,
  unfreezeEarning,
} from '../../../features/ledger/index.ts';
import { Order, OrderLine } from '../../../features/orders/index.ts';
import { PaymentAttempt } from '../../../features/payments/index.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { ADMIN, TEACHERS } from '../content/index.ts';
import { stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;

interface DemoDispute {
  readonly name: string;
  /** Email address of the course's teacher. */
  readonly teacher: string;
  /** Minimum and maximum days since the purchase. */
  readonly bought: readonly [number, number];
  /** Days since the buyer's bank withdrew the money. */
  readonly opened: number;
  readonly evidence?: string;
  /** Reason of the bank, if it decided against the sale. */
  readonly lost?: string;
}

/** A pending dispute and a lost one. The teacher of the lost one was already paid out and owes the amount. */
const DEMO: readonly DemoDispute[] = [
  {
    ...{ name: 'open', teacher: TEACHERS[1]!.email, bought: [4, 12], opened: 2 },
    evidence: 'Người mua đã học 3 bài và tải tệp mẫu sau khi trả tiền; hoá đơn gửi đúng e-mail trên thẻ.',
  },
  {
    ...{ name: 'lost', teacher: 'sarah.tran@sen.test', bought: [20, 80], opened: 12 },
    lost: 'Ngân hàng kết luận chủ thẻ không thực hiện giao dịch.',
  },
];

/** Seeds bank disputes. Runs after the payouts: a teacher who was already paid out owes the lost amount. */
export async function seedDisputes(em: EntityManager, now: Date): Promise<void> {
  for (const [index, each] of DEMO.entries()) await seedDispute(em, each, index + 1, now);
  await em.execute("select setval('dispute_number', ?)", [DEMO.length]);
  em.clear();
}

async function seedDispute(em: EntityManager, demo: DemoDispute, serial: number, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const openedAt = ago(demo.opened);
  const { line, order, attempt } = await purchase(em, demo, now);
  const by = em.getReference(User, personId(ADMIN.email));
  const { amount, buyer, teacher } = line;
  const dispute = em.create(Dispute, {
    ...{ id: stableId(`dispute ${demo.name}`), number: numberAt(openedAt, serial), order, line, attempt },
    ...{ buyer, teacher, gateway: attempt.gateway, amount, openedBy: by, openedAt },
    ...{ reference: `CB-${attempt.gatewayTransaction}`, evidence: demo.evidence ?? null },
    deadline: new Date(openedAt.getTime() + 10 * DAY + VIETNAM_OFFSET_MS).toISOString().slice(0, 10),
  });
  await em.flush();
  const facts = { disputeId: dispute.id, orderId: order.id, amount };
  await freezeEarning(em, line.id, `dispute:${dispute.id}`);
  await postDisputeOpened(em, { ...facts, gateway: attempt.gateway, occurredAt: openedAt });
  if (!demo.lost) return;
  const occurredAt = ago(1);
  dispute.lose(by, demo.lost);
  dispute.decidedAt = occurredAt;
  order.refund(line);
  await em.flush();
  await revokeEnrolment(em, buyer.id, line.course.id);
  await unfreezeEarning(em, line.id, `dispute:${dispute.id}`);
  await postRefundApproved(em, { refundId: dispute.id, lineId: line.id, amount, occurredAt });
  await postDisputeLost(em, { ...facts, occurredAt });
}

/** The most expensive purchase of that period without a refund, the same at every seeding. */
async function purchase(
  em: EntityManager,
  { teacher, bought: [least, most] }: DemoDispute,
  now: Date,
): Promise<{ line: OrderLine; order: Order; attempt: PaymentAttempt }> {
  const [found] = await em.execute<{ lineId: string; orderId: string; attemptId: string }[]>(
    `select s.line_id as "lineId", s.order_id as "orderId", a.id as "attemptId" from sold_line s
     join payment_attempt a on a.order_id = s.order_id and a.status = 'SUCCEEDED' and a.amount = s.amount
     where s.teacher_id = ? and s.state = 'PAID' and s.paid_at between ? and ?
       and not exists (select 1 from refund r where r.line_id = s.line_id or r.buyer_id = s.buyer_id)
       and s.buyer_id <> (select id from person where email = 'student@sen.test')
     order by s.amount desc, s.paid_at desc, s.line_id limit 1`,
    [personId(teacher), ...[most, least].map((days) => new Date(now.getTime() - days * DAY))],
  );
  if (!found) throw new Error(`the demo has no purchase from ${teacher} that can be disputed`);
  return {
    line: await em.findOneOrFail(OrderLine, found.lineId),
    order: await em.findOneOrFail(Order, found.orderId, { populate: ['lines'] }),
    attempt: await em.findOneOrFail(PaymentAttempt, found.attemptId),
  };
}

/** Dispute number with the month in Vietnam, in the server's format. */
function numberAt(at: Date, serial: number): string {
  const [year, month] = new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString().split('-');
  return `TS-${month}${year!.slice(2)}-${String(serial).padStart(4, '0')}`;
}
