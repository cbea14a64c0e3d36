import type { App } from '../../../app.ts';
import { type Actor, course, select, student, teacher } from '../../../testing/factories.ts';
import {
  lockTaxes,
  postPayoutDone,
  postPayoutRequested,
  postRefundApproved,
  postSale,
  postTaxPaid,
  releaseEarnings,
  splitSale,
} from '../index.ts';

export interface CourseSale {
  readonly buyerId: string;
  readonly courseId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly teacherId: string;
  readonly teacherShare: number;
}

const RATES = { commissionBp: 3000, vatBp: 500, pitBp: 200 };

/** A paid order of one course of a teacher, booked like the server books it. */
export async function sellCourse(
  app: App,
  seller: Pick<Actor, 'id'>,
  amount: number,
  paidDaysAgo = 0,
  buyer: Pick<Actor, 'id'> | undefined = undefined,
): Promise<CourseSale> {
  const [buyerId, facts] = [
    (buyer ?? (await student(app))).id,
    await course(app, seller.id, { price: amount }),
  ];
  const { commission, vatWithheld, pitWithheld, teacherShare } = splitSale(amount, RATES);
  // In one transaction, like the server does it: the scheduled release takes every paid line that it finds
  const { orderId, lineId } = await app.services.orm.em.fork().transactional(async (em) => {
    const [order] = await em.execute<{ id: string }[]>(
      `insert into orders (number, buyer_id, status, total, expires_at, paid_at)
       values ('T' || nextval('order_number'), ?, 'PAID', ?, now(), now() - make_interval(days => ?)) returning id`,
      [buyerId, amount, paidDaysAgo],
    );
    const parts = [commission, vatWithheld, pitWithheld, teacherShare];
    const [line] = await em.execute<{ id: string }[]>(
      `insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, amount, attribution, seller_class,
         commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share, state)
       values (?, ?, ?, ?, 'Khoá', ?, ?, 'PLATFORM', 'INDIVIDUAL', 3000, 500, 200, ?, ?, ?, ?, 'PAID') returning id`,
      [order!.id, buyerId, facts.id, seller.id, amount, amount, ...parts],
    );
    const sums = { amount, promotion: 0, commission, vatWithheld, pitWithheld, teacherShare };
    const lines = [{ lineId: line!.id, teacherId: seller.id, ...sums }];
    await postSale(em, { orderId: order!.id, gateway: 'VNPAY', lines });
    return { orderId: order!.id, lineId: line!.id };
  });
  return { buyerId, courseId: facts.id, orderId, lineId, teacherId: seller.id, teacherShare };
}

/** The balance of an account on its normal side, in đồng. 0 if it does not exist. */
export async function getBalance(app: App, code: string): Promise<number> {
  const [found] = await select<{ balance: string }>(
    app,
    "select case normal_side when 'DEBIT' then balance else -balance end as balance from ledger_account where code = ?",
    [code],
  );
  return Number(found?.balance ?? 0);
}

/** Pays all owed taxes. */
export const payTaxes = (app: App): Promise<boolean> =>
  app.services.orm.em.fork().transactional(async (em) => {
    const { credit: _, ...owed } = await lockTaxes(em);
    return postTaxPaid(em, { key: crypto.randomUUID(), ...owed });
  });

/**
 * A teacher who owes the share of a sale that was refunded after the payout.
 * @returns the teacher's ID
 */
export async function createDebtor(app: App, amount: number): Promise<string> {
  const seller = await teacher(app);
  const { lineId, teacherShare } = await sellCourse(app, seller, amount, 40);
  await releaseEarnings.handle(app.services, {} as never);
  await app.services.orm.em.fork().transactional(async (em) => {
    const payout = { payoutId: crypto.randomUUID(), teacherId: seller.id, amount: teacherShare };
    await postPayoutRequested(em, payout);
    await postPayoutDone(em, payout);
    await postRefundApproved(em, { refundId: crypto.randomUUID(), lineId, amount });
  });
  return seller.id;
}
