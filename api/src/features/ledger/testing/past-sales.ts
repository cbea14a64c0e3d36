import type { App } from '../../../app.ts';
import { type Actor, teacher } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { postRefundApproved, postSale } from '../index.ts';
import { sellCourse } from './sell-course.ts';

/** Yesterday in Vietnam, because months are closed a day after their end. */
const NOW = new Date(Date.now() + 7 * 3_600_000 - 86_400_000);
const [YEAR, MONTH] = [NOW.getUTCFullYear(), NOW.getUTCMonth()];

/** The first day of a month in Vietnam, so many months ago. */
export const firstDay = (back: number): string =>
  new Date(Date.UTC(YEAR, MONTH - back, 1)).toISOString().slice(0, 10);

/** A time in Vietnam: this many months ago, this many seconds from the beginning of the month. */
export const timeIn = (back: number, seconds: number): Date =>
  new Date(Date.UTC(YEAR, MONTH - back, 1) - 7 * 3_600_000 + seconds * 1000);

export const DAY = 86_400;

interface PastSale {
  readonly commissionBp?: number;
  readonly pitBp?: number;
}

/** Sales and refunds at times in the past. The ledger is immutable, so they are booked with those times. */
export async function pastSalesFor(app: App) {
  const { value } = helpersFor(app);
  const { courseId } = await sellCourse(app, await teacher(app), 100_000);
  return {
    async soldAt(
      who: Actor,
      amount: number,
      when: Date,
      { commissionBp = 3000, pitBp = 200 }: PastSale = {},
    ): Promise<string> {
      const orderId = await value<string>(
        `insert into orders (number, buyer_id, status, total, expires_at, paid_at)
         select 'I' || nextval('order_number'), ?, 'PAID', ?, now(), ?::timestamptz returning id`,
        who.id,
        amount,
        when.toISOString(),
      );
      const isShared = commissionBp < 10_000;
      const parts = {
        amount,
        promotion: 0,
        commission: Math.floor((amount * commissionBp) / 10_000),
        vatWithheld: isShared ? Math.floor(amount * 0.05) : 0,
        pitWithheld: isShared ? Math.floor((amount * pitBp) / 10_000) : 0,
      };
      const teacherShare = amount - parts.commission - parts.vatWithheld - parts.pitWithheld;
      const lineId = await value<string>(
        `insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, amount, attribution, seller_class,
           commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share, state)
         values (?, ?, ?, ?, 'Khoá', ?, ?, 'PLATFORM', 'INDIVIDUAL', ?, 500, ?, ?, ?, ?, ?, 'PAID') returning id`,
        orderId,
        (await teacher(app)).id,
        courseId,
        who.id,
        amount,
        amount,
        commissionBp,
        pitBp,
        parts.commission,
        parts.vatWithheld,
        parts.pitWithheld,
        teacherShare,
      );
      const lines = [{ lineId, teacherId: who.id, ...parts, teacherShare }];
      await app.services.orm.em
        .fork()
        .transactional((em) => postSale(em, { orderId, gateway: 'VNPAY', lines, occurredAt: when }));
      return lineId;
    },
    refundAt: (lineId: string, amount: number, occurredAt: Date): Promise<void> =>
      app.services.orm.em
        .fork()
        .transactional((em) =>
          postRefundApproved(em, { refundId: crypto.randomUUID(), lineId, amount, occurredAt }),
        ),
  };
}
