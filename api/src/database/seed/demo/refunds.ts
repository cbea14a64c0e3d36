import type { EntityManager } from '@mikro-orm/postgresql';
import { revokeEnrolment, suspendEnrolment } from '../../../features/learning/index.ts';
import {
  freezeEarning,
  postRefundApproved,
  postRefundPaid,
  releaseDue,
  sealNumber,
} from '../../../features/ledger/index.ts';
import { Order, OrderLine } from '../../../features/orders/index.ts';
import { REFUND_FOUR_EYES_FROM } from '../../../features/refunds/index.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { ADMIN, TEACHERS } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';
import { REFUND_CASES, type RefundCase, type RefundHappening } from './refund-cases.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ROLES: Partial<Record<RefundHappening, 'BUYER' | 'TEACHER' | 'ADMIN'>> = {
  TEACHER_AGREED: 'TEACHER',
  TEACHER_DISAGREED: 'TEACHER',
  ADMIN_AGREED: 'ADMIN',
  REJECTED: 'ADMIN',
  APPEALED: 'BUYER',
  CANCELLED: 'BUYER',
};

const UNDECIDED = ['TEACHER_REVIEW', 'ADMIN_REVIEW'];
const APPROVED = ['PROCESSING', 'FAILED', 'COMPLETED'];

/** Seeds released earnings and refunds in every state. Each is posted as the server posts it. */
export async function seedRefunds(em: EntityManager, now: Date): Promise<void> {
  while (await releaseDue(em, now));
  for (const [index, each] of REFUND_CASES.entries()) await seedCase(em, each, index + 1, now);
  await em.execute("select setval('refund_number', ?)", [REFUND_CASES.length]);
  em.clear();
}

async function seedCase(em: EntityManager, facts: RefundCase, serial: number, now: Date): Promise<void> {
  const { name, status, reason, note, requestedHoursAgo, due, steps = [] } = facts;
  const { id: lineId, percent } = await purchase(em, facts, now);
  const line = await em.findOneOrFail(OrderLine, { id: lineId });
  const order = await em.findOneOrFail(Order, { id: line.order.id }, { populate: ['lines'] });
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const lastStep = (kind: RefundHappening) => steps.findLast((step) => step[0] === kind);
  const decided = lastStep('APPROVED') ?? lastStep('REJECTED');
  const appealed = lastStep('APPEALED');
  const requestedAt = ago(requestedHoursAgo);
  const id = stableId(`refund ${name}`);
  await insertAll(em, 'refund', [
    {
      id,
      number: `HT-0000-${String(serial).padStart(4, '0')}`,
      line_id: line.id,
      order_id: order.id,
      buyer_id: line.buyer.id,
      teacher_id: line.teacher.id,
      course_id: line.course.id,
      status,
      reason,
      note,
      amount: line.amount,
      percent_at_request: percent,
      is_flagged: false,
      needs_second_person: line.amount >= REFUND_FOUR_EYES_FROM.default,
      answer_by: due === undefined ? null : new Date(now.getTime() + due * HOUR),
      decided_at: decided ? ago(decided[1]) : null,
      decision_note: (lastStep('REJECTED') ?? lastStep('TEACHER_AGREED'))?.[2] ?? null,
      appealed_at: appealed ? ago(appealed[1]) : null,
      appeal_note: appealed?.[2] ?? null,
      requested_at: requestedAt,
      completed_at: lastStep('COMPLETED') ? ago(lastStep('COMPLETED')![1]) : null,
      version: 1,
    },
  ]);
  const people = { BUYER: line.buyer.id, TEACHER: line.teacher.id, ADMIN: personId(ADMIN.email) };
  await insertAll(
    em,
    'refund_step',
    [['REQUESTED', requestedHoursAgo, note ?? undefined] as const, ...steps].map(
      ([kind, hours, words], place) => {
        const role = kind === 'REQUESTED' ? 'BUYER' : (ROLES[kind] ?? 'SYSTEM');
        return {
          // In chronological order
          id: `0190${String(serial).padStart(4, '0')}-${String(place).padStart(4, '0')}-7000-8000-${id.slice(-12)}`,
          refund_id: id,
          kind,
          role,
          person_id: role === 'SYSTEM' ? null : people[role],
          note: words ?? null,
          at: ago(hours),
        };
      },
    ),
  );
  if (UNDECIDED.includes(status)) await freezeEarning(em, line.id, `refund:${id}`);
  if (!APPROVED.includes(status)) return;
  order.refund(line);
  await em.flush();
  await suspendEnrolment(em, line.buyer.id, line.course.id);
  await postRefundApproved(em, {
    refundId: id,
    lineId: line.id,
    amount: line.amount,
    occurredAt: ago(decided![1]),
  });
  await seedTransfer(em, { id, status, line, order, at: ago(lastStep('SENT')![1]) });
}

/** Transfer attempt of an approved refund, and its posting if it has arrived. */
async function seedTransfer(
  em: EntityManager,
  { id, status, line, order, at }: { id: string; status: string; line: OrderLine; order: Order; at: Date },
): Promise<void> {
  const [paid] = await em.execute<{ gateway: string }[]>(
    "select gateway from payment_attempt where order_id = ? and status = 'SUCCEEDED'",
    [order.id],
  );
  const gateway = paid!.gateway;
  const isDone = status === 'COMPLETED';
  // A pending transfer is by bank, because a simulated gateway would complete it
  const isByBank = status === 'PROCESSING';
  const transferId = stableId(`transfer ${id}`);
  await insertAll(em, 'refund_transfer', [
    {
      id: transferId,
      refund_id: id,
      kind: isByBank ? 'BANK' : 'GATEWAY',
      gateway: isByBank ? null : gateway,
      reference: `HT${id.replaceAll('-', '').slice(0, 18).toUpperCase()}`,
      amount: line.amount,
      status: isDone ? 'DONE' : isByBank ? 'CREATED' : 'FAILED',
      failure_code: status === 'FAILED' ? '02' : null,
      created_at: at,
      asked_at: isByBank ? null : at,
      settled_at: isByBank ? null : at,
      can_retry: false,
    },
  ]);
  if (!isDone) return;
  await revokeEnrolment(em, line.buyer.id, line.course.id);
  await postRefundPaid(em, {
    key: transferId,
    orderId: order.id,
    lineId: line.id,
    gateway,
    amount: line.amount,
    occurredAt: at,
  });
}

/** Seals the bank account of refunds that the platform transfers, with this installation's key. */
export const seedRefundAccounts = (em: EntityManager, keys: Keys) =>
  em.execute(
    `update refund set bank_bin = '970436', bank_holder = 'HOC VIEN DEMO', bank_number_sealed = ?, bank_last_digits = '3456'
     where id in (select refund_id from refund_transfer where kind = 'BANK')`,
    [sealNumber(keys, '0071000123456')],
  );

/** A paid order line of that age with little study and no refund, the same at every seeding. */
async function purchase(
  em: EntityManager,
  { teacher, bought, isPart = false }: RefundCase,
  now: Date,
): Promise<{ id: string; percent: number }> {
  const [found] = await em.execute<{ id: string; percent: number }[]>(
    `select s.line_id as id, t.highest_percentage as percent from sold_line s
     join study_standing t on t.student_id = s.buyer_id and t.course_id = s.course_id
     where s.amount > 0 and s.state = 'PAID' and s.paid_at between ? and ? and t.highest_percentage <= s.refund_most_percent
       and t.access = 'ACTIVE' and not t.has_certificate and (s.teacher_id = ?) = ?
       and s.buyer_id not in (select id from person where email like '%@sen.test' and roles <> '{USER}' or email = 'student@sen.test')
       and exists (select 1 from order_line o where o.order_id = s.order_id and o.id <> s.line_id) = ?
       and not exists (select 1 from refund r where r.line_id = s.line_id or r.buyer_id = s.buyer_id)
     order by s.paid_at desc, s.line_id limit 1`,
    [
      new Date(now.getTime() - (bought + 1) * DAY),
      new Date(now.getTime() - bought * DAY),
      personId(TEACHERS[0]!.email),
      teacher !== undefined,
      isPart,
    ],
  );
  if (!found) throw new Error(`the demo has no purchase from ${bought} days ago`);
  return found;
}

/** Sets the month of the request in Vietnam as a part of each refund number. */
export const numberRefunds = (em: EntityManager) =>
  em.execute(
    `update refund set number = to_char(requested_at at time zone 'Asia/Ho_Chi_Minh', '"HT-"MMYY') || right(number, 5)`,
  );
