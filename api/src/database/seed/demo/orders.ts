import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Course } from '../../../features/courses/index.ts';
import { postSales } from '../../../features/ledger/index.ts';
import { Order, OrderLine, PaymentGateway, priceLine } from '../../../features/orders/index.ts';
import { pastPayment } from '../../../features/payments/index.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import type { CourseContent } from '../content/index.ts';
import { courseId, getTeacherId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;
/** Gateways that purchases use in turn. */
const GATEWAYS = [PaymentGateway.VNPAY, PaymentGateway.MOMO, PaymentGateway.ZALOPAY] as const;
/** The longest sale that the platform allows. */
const SALE_DAYS = 14;
/** Values of the course, the teacher and the day that an order line copies. */
const FROZEN = [
  'title',
  'listPrice',
  'discount',
  'amount',
  'accessDays',
  'attribution',
  'sellerClass',
  'commissionBp',
  'vatBp',
  'pitBp',
  'commission',
  'vatWithheld',
  'pitWithheld',
  'teacherShare',
] as const;

interface Purchase {
  readonly course: CourseContent;
  readonly email: string;
  readonly at: Date;
}

/** Price of a course at a time. A sale ends as the content says and lasts fourteen days. */
function priceAt({ price, salePrice, saleDays }: CourseContent, at: Date, now: Date): number {
  if (salePrice === undefined || saleDays === undefined) return price;
  const end = now.getTime() + saleDays * DAY;
  return at.getTime() < end && at.getTime() >= end - SALE_DAYS * DAY ? salePrice : price;
}

/** Seeds the paid orders of the enrolments, each with its line, its payment and its postings. */
export async function seedOrders(
  em: EntityManager,
  purchases: readonly Purchase[],
  now: Date,
): Promise<void> {
  const courses = new Map((await em.find(Course, {})).map((course) => [course.id, course]));
  const columns = em.getMetadata(OrderLine).properties;
  const priced = new Map<string, Awaited<ReturnType<typeof priceLine>>>();
  const orders: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];
  const attempts: Record<string, unknown>[] = [];
  const simulatedPayments: Record<string, unknown>[] = [];
  const sales: Parameters<typeof postSales>[1][number][] = [];
  const sorted = [...purchases].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const [index, { course: content, email, at }] of sorted.entries()) {
    const id = stableId(`order ${content.slug} ${email}`);
    const course = courses.get(courseId(content.slug))!;
    const buyer = personId(email);
    const total = priceAt(content, at, now);
    const known = `${content.slug} ${total}`;
    const line =
      priced.get(known) ?? (await priceLine(em, em.getReference(Order, id), course, total, { at }));
    priced.set(known, line);
    orders.push({
      id,
      number: getNumber(at, index + 1),
      buyer_id: buyer,
      status: 'PAID',
      total,
      created_at: at,
      expires_at: new Date(at.getTime() + DAY),
      paid_at: at,
    });
    const teacherId = getTeacherId(content.teacher);
    lines.push({
      id: stableId(`line ${id}`),
      order_id: id,
      buyer_id: buyer,
      course_id: course.id,
      teacher_id: teacherId,
      state: 'PAID',
      ...Object.fromEntries(FROZEN.map((name) => [columns[name].fieldNames[0]!, line[name]])),
    });
    if (!total) continue;
    const gateway = GATEWAYS[attempts.length % GATEWAYS.length]!;
    const reference = `SEN${createHash('sha256').update(id).digest('hex').slice(0, 20).toUpperCase()}`;
    const transaction = String(attempts.length + 10_000_000);
    // The simulated gateways store past payments so that they can be refunded
    simulatedPayments.push(pastPayment({ gateway, reference, transaction, amount: total, at }));
    attempts.push({
      id: stableId(`attempt ${id}`),
      order_id: id,
      gateway,
      reference,
      amount: total,
      status: 'SUCCEEDED',
      gateway_transaction: transaction,
      created_at: at,
      expires_at: new Date(at.getTime() + 900_000),
      settled_at: at,
    });
    const { commission, vatWithheld, pitWithheld, teacherShare } = line;
    sales.push({
      orderId: id,
      gateway,
      occurredAt: at,
      lines: [
        {
          lineId: stableId(`line ${id}`),
          teacherId,
          amount: total,
          promotion: 0,
          commission,
          vatWithheld,
          pitWithheld,
          teacherShare,
        },
      ],
    });
  }
  await insertAll(em, 'orders', orders);
  await insertAll(em, 'order_line', lines);
  await insertAll(em, 'payment_attempt', attempts);
  await insertAll(em, 'sandbox_payment', simulatedPayments);
  await em.execute("select setval('order_number', ?)", [sorted.length + 1]);
  await postSales(em, sales);
  em.clear();
}

/** Order number in the server's format: the day in Vietnam and a serial number. */
const getNumber = (at: Date, serial: number): string => {
  const day = new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(2, 10).replaceAll('-', '');
  return `S${day}-${String(serial).padStart(6, '0')}`;
};
