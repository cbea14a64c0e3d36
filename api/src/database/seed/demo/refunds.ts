import type { EntityManager } from '@mikro-orm/postgresql';
import { Order, OrderLine } from '../../../features/billing/index.ts';
import { revokeEnrolment, suspendEnrolment } from '../../../features/learning/index.ts';
import {
  freezeEarning,
  postRefundApproved,
  postRefundPaid,
  releaseDue,
  sealNumber,
} from '../../../features/ledger/index.ts';
import type { Keys } from '../../../platform/keys.ts';
import { ADMIN } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DEMO_TEACHER = 'teacher@sen.test';

type Kind =
  | 'ESCALATED'
  | 'TEACHER_AGREED'
  | 'TEACHER_DISAGREED'
  | 'ADMIN_AGREED'
  | 'APPROVED'
  | 'REJECTED'
  | 'APPEALED'
  | 'CANCELLED'
  | 'SENT'
  | 'SEND_FAILED'
  | 'COMPLETED';
const ROLES: Partial<Record<Kind, 'BUYER' | 'TEACHER' | 'ADMIN'>> = {
  TEACHER_AGREED: 'TEACHER',
  TEACHER_DISAGREED: 'TEACHER',
  ADMIN_AGREED: 'ADMIN',
  REJECTED: 'ADMIN',
  APPEALED: 'BUYER',
  CANCELLED: 'BUYER',
};

/** A refund of the demo: of which purchase, and what became of it. */
interface Case {
  readonly name: string;
  /** E-mail of who teaches the course; left out: anyone but the demo’s own teacher. */
  readonly teacher?: string;
  /** Days since the purchase. */
  readonly bought: number;
  /** Hours since it was asked back. */
  readonly asked: number;
  readonly status: string;
  readonly reason: string;
  readonly note: string | null;
  /** Hours until it has to be answered; negative: overdue. */
  readonly due?: number;
  /** What followed: what, how many hours ago, in which words. */
  readonly steps?: readonly (readonly [Kind, number, string?])[];
}

const CASES: readonly Case[] = [
  {
    name: 'urgent',
    teacher: DEMO_TEACHER,
    bought: 4,
    asked: 67,
    due: 5,
    status: 'TEACHER_REVIEW',
    reason: 'NOT_AS_DESCRIBED',
    note: 'Mô tả nói có phần triển khai lên máy chủ nhưng em không thấy bài nào. Em cần đúng phần đó cho việc ở công ty.',
  },
  {
    name: 'calm',
    teacher: DEMO_TEACHER,
    bought: 2,
    asked: 20,
    due: 52,
    status: 'TEACHER_REVIEW',
    reason: 'WRONG_LEVEL',
    note: 'Em đã làm React hai năm nên phần đầu hơi dễ ạ.',
  },
  {
    name: 'disagreed',
    teacher: DEMO_TEACHER,
    bought: 5,
    asked: 60,
    due: 28,
    status: 'ADMIN_REVIEW',
    reason: 'OTHER',
    note: 'Em đổi việc nên không cần khoá này nữa.',
    steps: [['TEACHER_DISAGREED', 20, 'Bạn đã tải hết tệp mẫu của các bài đầu.']],
  },
  {
    name: 'overdue',
    bought: 6,
    asked: 122,
    due: -2,
    status: 'ADMIN_REVIEW',
    reason: 'HARD_TO_FOLLOW',
    note: 'Tiếng ở chương hai nhỏ quá, em nghe không rõ.',
    steps: [['ESCALATED', 50]],
  },
  {
    name: 'appealed',
    bought: 9,
    asked: 190,
    due: 33,
    status: 'ADMIN_REVIEW',
    reason: 'NOT_AS_DESCRIBED',
    note: 'Khoá ghi cho người mới nhưng bài một đã dùng nhiều thuật ngữ.',
    steps: [
      ['TEACHER_DISAGREED', 150, 'Phần mở đầu có bảng giải thích thuật ngữ.'],
      ['REJECTED', 60, 'Bảng thuật ngữ có ở bài một, đúng như phần mô tả.'],
      ['APPEALED', 15, 'Bảng đó chỉ có tiếng Anh, mô tả không nói cần biết tiếng Anh.'],
    ],
  },
  {
    name: 'on its way',
    bought: 6,
    asked: 96,
    status: 'PROCESSING',
    reason: 'BOUGHT_BY_MISTAKE',
    note: 'Em mua nhầm, em cần khoá nâng cao.',
    steps: [
      ['TEACHER_AGREED', 30, 'Cảm ơn em đã báo.'],
      ['APPROVED', 30],
      ['SENT', 29],
    ],
  },
  {
    name: 'stuck',
    bought: 7,
    asked: 120,
    status: 'FAILED',
    reason: 'WRONG_LEVEL',
    note: null,
    steps: [
      ['TEACHER_AGREED', 48],
      ['APPROVED', 48],
      ['SENT', 47],
      ['SEND_FAILED', 46, '02'],
    ],
  },
  {
    name: 'done',
    teacher: DEMO_TEACHER,
    bought: 30,
    asked: 24 * 26,
    status: 'COMPLETED',
    reason: 'WRONG_LEVEL',
    note: 'Khoá hay nhưng quá sức em lúc này.',
    steps: [
      ['TEACHER_AGREED', 24 * 25],
      ['APPROVED', 24 * 25],
      ['SENT', 24 * 25 - 1],
      ['COMPLETED', 24 * 23],
    ],
  },
  {
    name: 'refused',
    teacher: DEMO_TEACHER,
    bought: 20,
    asked: 24 * 17,
    status: 'REJECTED',
    reason: 'OTHER',
    note: 'Em hết thời gian học.',
    steps: [
      ['TEACHER_DISAGREED', 24 * 16, 'Em có thể học lúc nào cũng được, khoá không hết hạn.'],
      ['REJECTED', 24 * 15, 'Khoá học đúng như mô tả và không có thời hạn học.'],
    ],
  },
  {
    name: 'called off',
    bought: 12,
    asked: 24 * 9,
    status: 'CANCELLED',
    reason: 'HARD_TO_FOLLOW',
    note: null,
    steps: [['CANCELLED', 24 * 8]],
  },
];

const UNDECIDED = ['TEACHER_REVIEW', 'ADMIN_REVIEW'];
const APPROVED = ['PROCESSING', 'FAILED', 'COMPLETED'];

/** Earnings whose hold is over, and refunds in every state, each booked as the program books it. */
export async function seedRefunds(em: EntityManager, keys: Keys, now: Date): Promise<void> {
  while (await releaseDue(em, now));
  for (const [index, each] of CASES.entries()) await seedCase(em, each, index + 1, now);
  await seedAccounts(em, keys);
  await em.execute("select setval('refund_number', ?)", [CASES.length]);
  em.clear();
}

async function seedCase(em: EntityManager, facts: Case, serial: number, now: Date): Promise<void> {
  const { name, status, reason, note, asked, due, steps = [] } = facts;
  const { id: lineId, percent } = await purchase(em, facts, now);
  const line = await em.findOneOrFail(OrderLine, { id: lineId });
  const order = await em.findOneOrFail(Order, { id: line.order.id }, { populate: ['lines'] });
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const when = (kind: Kind) => steps.findLast((step) => step[0] === kind);
  const decided = when('APPROVED') ?? when('REJECTED');
  const appealed = when('APPEALED');
  const requestedAt = ago(asked);
  const id = stableId(`refund ${name}`);
  await insertAll(em, 'refund', [
    {
      id,
      number: `HT-${month(requestedAt)}-${String(serial).padStart(4, '0')}`,
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
      answer_by: due === undefined ? null : new Date(now.getTime() + due * HOUR),
      decided_at: decided ? ago(decided[1]) : null,
      decision_note: (when('REJECTED') ?? when('TEACHER_AGREED'))?.[2] ?? null,
      appealed_at: appealed ? ago(appealed[1]) : null,
      appeal_note: appealed?.[2] ?? null,
      requested_at: requestedAt,
      completed_at: when('COMPLETED') ? ago(when('COMPLETED')![1]) : null,
      version: 1,
    },
  ]);
  const people = { BUYER: line.buyer.id, TEACHER: line.teacher.id, ADMIN: personId(ADMIN.email) };
  await insertAll(
    em,
    'refund_step',
    [['REQUESTED', asked, note ?? undefined] as const, ...steps].map(([kind, hours, words], place) => {
      const role = kind === 'REQUESTED' ? 'BUYER' : (ROLES[kind] ?? 'SYSTEM');
      return {
        // In the order in which it happened
        id: `0190${String(serial).padStart(4, '0')}-${String(place).padStart(4, '0')}-7000-8000-${id.slice(-12)}`,
        refund_id: id,
        kind,
        role,
        person_id: role === 'SYSTEM' ? null : people[role],
        note: words ?? null,
        at: ago(hours),
      };
    }),
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
  await seedTransfer(em, { id, status, line, order, at: ago(when('SENT')![1]) });
}

/** The try to send the money of an approved refund, and its booking where it has arrived. */
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
  // What is on its way is sent from the bank, so that it waits for an administrator and not for a simulator
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

/** Where the refunds that are sent from the bank go to. */
const seedAccounts = (em: EntityManager, keys: Keys) =>
  em.execute(
    `update refund set bank_bin = '970436', bank_holder = 'HOC VIEN DEMO', bank_number_sealed = ?, bank_last_digits = '3456'
     where id in (select refund_id from refund_transfer where kind = 'BANK')`,
    [sealNumber(keys, '0071000123456')],
  );

/** A paid line of that age that was studied little and was not asked back: the same at every seeding. */
async function purchase(
  em: EntityManager,
  { teacher, bought }: Case,
  now: Date,
): Promise<{ id: string; percent: number }> {
  const [found] = await em.execute<{ id: string; percent: number }[]>(
    `select s.line_id as id, t.highest_percentage as percent from sold_line s
     join study_standing t on t.student_id = s.buyer_id and t.course_id = s.course_id
     where s.amount > 0 and s.state = 'PAID' and s.paid_at between ? and ? and t.highest_percentage <= s.refund_most_percent
       and t.access = 'ACTIVE' and not t.has_certificate and (s.teacher_id = ?) = ?
       and s.buyer_id not in (select id from person where email like '%@sen.test' and roles <> '{USER}' or email = 'student@sen.test')
       and not exists (select 1 from refund r where r.line_id = s.line_id or r.buyer_id = s.buyer_id)
     order by s.paid_at desc, s.line_id limit 1`,
    [
      new Date(now.getTime() - (bought + 1) * DAY),
      new Date(now.getTime() - bought * DAY),
      personId(DEMO_TEACHER),
      teacher === DEMO_TEACHER,
    ],
  );
  if (!found) throw new Error(`the demo has no purchase of ${bought} days ago`);
  return found;
}

const month = (at: Date): string => {
  const [year, two] = at.toISOString().split('-');
  return `${two}${year!.slice(2)}`;
};
