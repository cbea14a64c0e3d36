import type { EntityManager } from '@mikro-orm/postgresql';
import { type Order, PaymentGateway, PaymentStatus } from '../../../features/orders/index.ts';
import { recordUnmatched } from '../../../features/payments/index.ts';
import { defaultSettings } from '../../../platform/settings/index.ts';
import { TEACHERS } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';
import { type DemoCoupon, paySale, placeSale } from './sale.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { VNPAY, MOMO, ZALOPAY, VIETQR } = PaymentGateway;

/** Seeds coupons with their uses, orders of several courses, bank transfers, and orders that were never paid. */
export async function seedCheckouts(em: EntityManager, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const { teacher, platform } = await seedCoupons(em, now);
  const buy = async (name: string, hours: number, gateway: PaymentGateway, ...courses: string[]) =>
    paySale(em, await placeSale(em, { name, courses, at: ago(hours), gateway }));
  await paySale(
    em,
    await placeSale(em, {
      name: 'with a teacher’s coupon',
      courses: ['react-19-tu-con-so-0', 'git-khong-so'],
      at: ago(80),
      gateway: MOMO,
      coupon: teacher,
    }),
  );
  await paySale(
    em,
    await placeSale(em, {
      name: 'with a coupon of the platform',
      courses: ['excel-van-phong', 'tieng-anh-cong-so', 'slide-thuyet-phuc'],
      at: ago(52),
      gateway: ZALOPAY,
      coupon: platform,
    }),
  );
  await buy('of which one goes back', 9.5 * 24, VNPAY, 'javascript-hien-dai', 'sql-vung-goc');
  await buy('by transfer', 30, VIETQR, 'pho-bo-nha-nau');
  const waiting = await placeSale(em, {
    name: 'waiting',
    courses: ['yoga-buoi-sang'],
    at: ago(3),
    gateway: VIETQR,
  });
  waiting.attempt.status = PaymentStatus.EXPIRED;
  const expired = await placeSale(em, {
    name: 'run out',
    courses: ['guitar-dem-hat'],
    at: ago(50),
    gateway: VIETQR,
  });
  expired.attempt.status = PaymentStatus.EXPIRED;
  expired.order.expire();
  const cancelled = await placeSale(em, {
    name: 'given up',
    courses: ['ielts-writing-task-2'],
    at: ago(75),
    gateway: MOMO,
  });
  Object.assign(cancelled.attempt, {
    status: PaymentStatus.FAILED,
    failureCode: '1006',
    settledAt: ago(74.9),
  });
  cancelled.order.cancelByBuyer();
  cancelled.order.cancelledAt = ago(74.8);
  await em.flush();
  await seedUnknownTransfer(em, expired.order, ago(21));
  em.clear();
}

/** A teacher's coupon, a coupon of the platform and an expired coupon. */
async function seedCoupons(
  em: EntityManager,
  now: Date,
): Promise<{ teacher: DemoCoupon; platform: DemoCoupon }> {
  const owner = personId(TEACHERS[0]!.email);
  const coupon = (
    code: string,
    facts: { percent?: number; amount?: number; isPlatform?: boolean; days?: number },
  ) => ({
    ...{ id: stableId(`coupon ${code}`), code, owner_id: facts.isPlatform ? null : owner },
    ...{ percent: facts.percent ?? null, amount: facts.amount ?? null },
    ...{ scope: facts.isPlatform ? 'ALL' : 'TEACHER', teacher_id: facts.isPlatform ? null : owner },
    ...{ starts_at: new Date(now.getTime() - 20 * DAY), created_at: new Date(now.getTime() - 21 * DAY) },
    ends_at: new Date(now.getTime() + (facts.days ?? 30) * DAY),
    ...{
      max_uses: facts.isPlatform ? 500 : 100,
      max_uses_per_person: 1,
      uses: 0,
      is_active: true,
      version: 1,
    },
    least_amount: facts.isPlatform ? 300_000 : 0,
  });
  await insertAll(em, 'coupon', [
    coupon('HOCWEB20', { percent: 20 }),
    coupon('NHAGIAO20T11', { amount: 50_000, isPlatform: true }),
    coupon('KHAITRUONG', { percent: 15, days: -6 }),
  ]);
  const found = (code: string, isPlatform: boolean) => ({ id: stableId(`coupon ${code}`), code, isPlatform });
  return { teacher: found('HOCWEB20', false), platform: found('NHAGIAO20T11', true) };
}

/** A late transfer without its payment reference. An administrator matches it by its amount and its payer. */
async function seedUnknownTransfer(
  em: EntityManager,
  { total, buyer }: Order,
  receivedAt: Date,
): Promise<void> {
  const [payer] = await em.execute<{ name: string }[]>(
    'select upper(plain(full_name)) as name from person where id = ?',
    [buyer.id],
  );
  await recordUnmatched(em, defaultSettings, {
    ...{ gateway: VIETQR, transaction: 'FT26326471902', amount: total, reason: 'UNKNOWN_REFERENCE' },
    ...{ content: 'chuyen tien hoc guitar', payer: payer!.name, payerAccount: '0381000512347', receivedAt },
  });
}
