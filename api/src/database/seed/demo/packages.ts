import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../features/accounts/index.ts';
import { postPackage, taxPackage } from '../../../features/ledger/index.ts';
import {
  Order,
  OrderKind,
  OrderStatus,
  PaymentGateway,
  PaymentStatus,
} from '../../../features/orders/index.ts';
import {
  earnDays,
  PackageOrder,
  PackagePeriod,
  PackageSubscription,
  PackageVersion,
  SubscriptionOrigin,
  SubscriptionState,
  wholeCycle,
} from '../../../features/packages/index.ts';
import { PaymentAttempt, pastPayment } from '../../../features/payments/index.ts';
import { toVietnamDate, VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { TEACHERS } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';
import { numberAt } from './sale.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

interface DemoPackage {
  /** Days since the subscription began. If they exceed a cycle, the subscription was renewed. */
  readonly since?: number;
  /** Days left of the first cycle. Used if `since` is missing. */
  readonly left?: number;
  readonly code: 'BASIC' | 'PRO' | 'STUDIO';
  readonly isTrial?: boolean;
}

/** Packages by teacher index. One expires soon, one is a trial. Other teachers have what their courses need. */
const DEMO: readonly DemoPackage[] = [
  { since: 38, code: 'PRO' },
  { since: 21, code: 'STUDIO' },
  { left: 3, code: 'BASIC' },
  { since: 5, code: 'PRO', isTrial: true },
];

/** Seeds the packages of teachers. Purchases, renewals and revenue use the server's own postings. */
export async function seedPackages(em: EntityManager, now: Date): Promise<void> {
  const sellers = await em.execute<{ email: string; courses: number }[]>(
    `select p.email::text as email, count(c.id)::int as courses from person p join course c on c.teacher_id = p.id
       and c.status in ('PUBLISHED', 'PENDING_REVIEW') group by p.id`,
  );
  const courses = new Map(sellers.map(({ email, courses: count }) => [email, count]));
  for (const [index, { email }] of TEACHERS.entries()) {
    const count = courses.get(email) ?? 0;
    const requiredCode = count > 5 ? 'PRO' : 'BASIC';
    if (DEMO[index]) await seedPackage(em, email, DEMO[index], now);
    else if (count > 1) await seedPackage(em, email, { since: 3 + index * 2, code: requiredCode }, now);
  }
  em.clear();
}

/** The day a month before the day that is `days` from now. */
function monthBefore(now: Date, days: number): string {
  const end = new Date(now.getTime() + days * DAY + VIETNAM_OFFSET_MS);
  return new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1, end.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

async function seedPackage(
  em: EntityManager,
  email: string,
  { since = 0, left, code, isTrial = false }: DemoPackage,
  now: Date,
): Promise<void> {
  const version = await em.findOneOrFail(
    PackageVersion,
    { package: { code: code as never } },
    { populate: ['package'] },
  );
  const teacher = em.getReference(User, personId(email));
  let from =
    left === undefined ? toVietnamDate(new Date(now.getTime() - since * DAY)) : monthBefore(now, left);
  const subscription = em.create(PackageSubscription, {
    ...{ id: stableId(`package ${email}`), teacher, version, createdAt: at(from, 9) },
    ...{ state: SubscriptionState.ACTIVE, beganOn: from, endsOn: from },
    origin: isTrial ? SubscriptionOrigin.TRIAL : SubscriptionOrigin.PURCHASE,
  });
  const trial = {
    from,
    to: toVietnamDate(at(from, version.trialDays * 24)),
    cycleDays: version.trialDays,
    worth: 0,
  };
  for (let cycle = 0; cycle === 0 || from <= toVietnamDate(now); cycle++) {
    const span = isTrial ? trial : wholeCycle(from, version);
    const order = isTrial ? undefined : await seedOrder(em, subscription, cycle, from, now);
    const tax = order && (await taxPackage(em, version.price, order.paidAt!));
    const period = em.create(PackagePeriod, {
      ...{ id: stableId(`package days ${email} ${cycle}`), subscription, teacherId: teacher.id, version },
      ...{ orderId: order?.id ?? null, fromDay: span.from, toDay: span.to, cycleDays: span.cycleDays },
      ...{ worth: span.worth, net: tax?.net ?? 0 },
    });
    subscription.endsOn = from = span.to;
    const days = earnDays(period, toVietnamDate(now));
    await em.flush();
    const gateway = PaymentGateway.VNPAY;
    if (order && tax)
      await postPackage(em, days, {
        ...{ subscriptionId: subscription.id, orderId: order.id, gateway, amount: version.price },
        ...{ vatBp: tax.vatBp, occurredAt: order.paidAt! },
      });
    if (isTrial) break;
  }
  await em.execute('update package_event set at = ? where subscription_id = ?', [
    subscription.createdAt,
    subscription.id,
  ]);
}

/** An hour of a day in Vietnam. */
const at = (day: string, hour: number): Date =>
  new Date(Date.parse(`${day}T00:00:00+07:00`) + hour * 3_600_000);

async function seedOrder(
  em: EntityManager,
  subscription: PackageSubscription,
  cycle: number,
  from: string,
  now: Date,
): Promise<Order> {
  const { version, teacher } = subscription;
  const id = stableId(`package order ${teacher.id} ${cycle}`);
  // An order of today is some minutes old, even early in the morning
  const createdAt = new Date(Math.min(at(from, 9).getTime(), now.getTime() - 20 * MINUTE));
  const paidAt = new Date(createdAt.getTime() + 6 * MINUTE);
  const order = em.create(Order, {
    ...{ id, number: await numberAt(em, createdAt), buyer: teacher, kind: OrderKind.PACKAGE },
    ...{
      status: OrderStatus.PAID,
      total: version.price,
      createdAt,
      paidAt,
      expiresAt: new Date(createdAt.getTime() + DAY),
    },
  });
  await em.flush();
  em.create(PackageOrder, {
    ...{ orderId: id, subscription, version, kind: cycle ? 'RENEWAL' : 'START', credit: 0 },
    ...{ listAmount: version.price, amount: version.price, renewsFrom: cycle ? from : null },
    title: `Gói ${version.package.code}, 1 tháng`,
  });
  const gateway = PaymentGateway.VNPAY;
  const reference = `SEN${createHash('sha256').update(id).digest('hex').slice(0, 20).toUpperCase()}`;
  const transaction = `2${reference.slice(-8).replace(/\D/g, '7')}`;
  em.create(PaymentAttempt, {
    ...{ id: stableId(`package attempt ${id}`), order, gateway, reference, amount: version.price },
    ...{ status: PaymentStatus.SUCCEEDED, gatewayTransaction: transaction, createdAt },
    ...{ expiresAt: new Date(createdAt.getTime() + 15 * MINUTE), settledAt: paidAt },
  });
  await em.flush();
  await insertAll(em, 'sandbox_payment', [
    pastPayment({ gateway, reference, transaction, amount: version.price, at: paidAt }),
  ]);
  return order;
}
