import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../features/accounts/index.ts';
import { findPrices } from '../../../features/cart/index.ts';
import type { Exchange } from '../../../features/checkout/index.ts';
import { Course } from '../../../features/courses/index.ts';
import { postSale } from '../../../features/ledger/index.ts';
import {
  nextOrderNumber,
  Order,
  OrderLine,
  PaymentGateway,
  PaymentStatus,
  paidLine,
  priceLine,
} from '../../../features/orders/index.ts';
import { PaymentAttempt, pastPayment } from '../../../features/payments/index.ts';
import { arrayText } from '../../../platform/db/index.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { students } from '../content/index.ts';
import { courseId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const HOUR = 3_600_000;
const ATTEMPT_MS = 900_000;

export interface DemoCoupon {
  readonly id: string;
  readonly code: string;
  /** True if the platform issued the coupon and pays for it. */
  readonly isPlatform: boolean;
}

/** A single order of the demo, in addition to the many usual ones. */
export interface DemoSale {
  /** Unique name among these orders. */
  readonly name: string;
  /** Slugs of the courses. */
  readonly courses: readonly string[];
  readonly at: Date;
  readonly gateway: PaymentGateway;
  readonly coupon?: DemoCoupon;
  /** The buyer, and the course that is returned. Defaults to a student who owns none of these courses. */
  readonly exchange?: Exchange & { readonly buyerId: string };
}

export interface PlacedSale {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly attempt: PaymentAttempt;
}

/** Creates a pending order: its lines at the prices that the server computes, and its payment attempt. */
export async function placeSale(em: EntityManager, sale: DemoSale): Promise<PlacedSale> {
  const { name, at, gateway, coupon, exchange } = sale;
  const ids = sale.courses.map(courseId);
  const buyerId = exchange?.buyerId ?? (await findBuyer(em, ids, at));
  const id = stableId(`sale ${name}`);
  const prices = await findPrices(em, buyerId, ids, coupon?.id);
  const order = em.create(Order, {
    ...{ id, number: await numberAt(em, at), buyer: em.getReference(User, buyerId), createdAt: at },
    ...{ total: prices.reduce((sum, { amount }) => sum + amount, 0), credit: exchange?.credit ?? 0 },
    ...{ expiresAt: new Date(at.getTime() + 24 * HOUR), exchangedLineId: exchange?.lineId },
    ...{ couponId: coupon?.id, couponCode: coupon?.code },
  });
  const lines: OrderLine[] = [];
  for (const { courseId: course, price, couponDiscount } of prices) {
    const terms = {
      ...{ couponDiscount, isPromoted: coupon?.isPlatform, at },
      attribution: coupon && !coupon.isPlatform && couponDiscount > 0 ? 'TEACHER' : 'PLATFORM',
    } as const;
    const line = await priceLine(em, order, await em.findOneOrFail(Course, course), price, terms);
    lines.push(em.create(OrderLine, { ...line, id: stableId(`line ${name} ${course}`) }));
  }
  const attempt = em.create(PaymentAttempt, {
    ...{ id: stableId(`attempt ${name}`), order, gateway, reference: getReference(name, gateway) },
    ...{ amount: order.due, createdAt: at, expiresAt: new Date(at.getTime() + ATTEMPT_MS) },
    ...{ status: PaymentStatus.PENDING, begunAt: at },
  });
  await em.flush();
  if (coupon) await reserveUse(em, order, coupon);
  return { order, lines, attempt };
}

/** Pays the order four minutes later: enrols the buyer and posts the sale. */
export async function paySale(em: EntityManager, { order, lines, attempt }: PlacedSale): Promise<void> {
  const at = new Date(order.createdAt.getTime() + 240_000);
  const { gateway, reference, amount } = attempt;
  attempt.status = PaymentStatus.SUCCEEDED;
  attempt.settledAt = at;
  attempt.gatewayTransaction = getTransaction(reference, gateway);
  order.pay(at);
  await em.flush();
  await insertAll(
    em,
    'enrolment',
    lines.map((line) => ({
      ...{ id: stableId(`enrolment ${line.id}`), student_id: order.buyer.id, course_id: line.course.id },
      ...{ access: 'ACTIVE', source: 'PURCHASE', enrolled_at: at },
      ...{ completed_lessons: 0, highest_percentage: 0 },
    })),
  );
  // The simulated gateways store past payments. A bank only receives the transfer
  if (gateway !== PaymentGateway.VIETQR) {
    const transaction = attempt.gatewayTransaction;
    await insertAll(em, 'sandbox_payment', [pastPayment({ gateway, reference, transaction, amount, at })]);
  }
  if (order.exchangedLineId) return;
  await postSale(em, { orderId: order.id, gateway, lines: lines.map(paidLine), occurredAt: at });
}

async function reserveUse(em: EntityManager, order: Order, { id }: DemoCoupon): Promise<void> {
  await insertAll(em, 'coupon_use', [
    {
      ...{ id: stableId(`use ${order.id}`), coupon_id: id, order_id: order.id, person_id: order.buyer.id },
      ...{ state: 'RESERVED', created_at: order.createdAt },
    },
  ]);
  await em.execute('update coupon set uses = uses + 1 where id = ?', [id]);
}

/** The latest student by then who has bought none of these courses, the same at every seeding. */
async function findBuyer(em: EntityManager, courseIds: readonly string[], at: Date): Promise<string> {
  const [found] = await em.execute<{ id: string }[]>(
    `select p.id from person p where p.id = any(?::uuid[]) and p.is_active and p.created_at < ?
       and not exists (select 1 from enrolment e where e.student_id = p.id and e.course_id = any(?::uuid[]))
       and not exists (select 1 from orders o where o.buyer_id = p.id and o.created_at > ?)
     order by p.created_at desc, p.id limit 1`,
    [
      arrayText(
        students()
          .slice(2)
          .map(({ email }) => personId(email)),
      ),
      new Date(at.getTime() - HOUR),
      arrayText(courseIds),
      new Date(at.getTime() - 30 * 24 * HOUR),
    ],
  );
  if (!found) throw new Error('the demo has no student without these courses');
  return found.id;
}

/** The next order number with the day of the order in Vietnam. */
export async function numberAt(em: EntityManager, at: Date): Promise<string> {
  const number = await nextOrderNumber(em);
  const day = new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(2, 10).replaceAll('-', '');
  return `S${day}${number.slice(7)}`;
}

/** Payment reference in the gateway's format. A bank transfer has a short one that every bank accepts in full. */
function getReference(name: string, gateway: PaymentGateway): string {
  const hash = createHash('sha256').update(`sen demo ${name}`).digest('hex').toUpperCase();
  return `SEN${hash.slice(0, gateway === PaymentGateway.VIETQR ? 10 : 20)}`;
}

/** Transaction ID in the format of the gateway: letters and digits for a bank, digits for the others. */
const getTransaction = (reference: string, gateway: PaymentGateway): string =>
  gateway === PaymentGateway.VIETQR
    ? `FT${reference.slice(3)}`
    : `3${reference.slice(-8).replace(/\D/g, '7')}`;
