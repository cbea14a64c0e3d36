import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runSql, sql } from '../../platform/db/index.ts';
import { type Actor, course, getCode, getReason, teacher } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { add, getCart } from '../cart/cart.test.ts';
import { findPrices } from '../cart/find-prices.ts';
import { coupon } from '../coupons/testing/coupon-row.ts';
import { expireOrder } from '../payments/expire-orders.jobs.ts';
import {
  app,
  type Checkout,
  db,
  deliver,
  getStatus,
  placeOrder,
  seller,
  signedNotification,
  value,
} from '../payments/testing/payments.ts';

const { ask, student } = helpersFor(app);

const uses = (id: string) => value<number>('select uses from coupon where id = ?', id);
const begun = async (buyer: Actor, input: object) =>
  (await placeOrder(buyer, input)).data.checkout as Checkout;
const getLines = (orderId: string) =>
  db<Record<string, string>>(
    `select amount, discount, coupon_discount, promotion, attribution, commission_bp, commission, teacher_share
     from order_line where order_id = ? order by course_id`,
    orderId,
  );

describe('a coupon', () => {
  test("of the platform lowers the price and keeps the teacher's share", async () => {
    const [buyer, facts] = [
      await student(),
      await course(app, seller.id, { price: 500_000, salePrice: 400_000 }),
    ];
    const { code } = await coupon({ percent: 25 });
    const { order } = await begun(buyer, {
      courseId: facts.id,
      couponCode: ` ${code.toLowerCase()} `,
      expectedTotal: 300_000,
    });
    expect(await getLines(order.id)).toEqual([
      {
        amount: '300000',
        discount: '200000',
        coupon_discount: '100000',
        promotion: '100000',
        attribution: 'PLATFORM',
        commission_bp: 3000,
        commission: '120000',
        teacher_share: '252000',
      },
    ]);
  });

  test("of a teacher lowers the price and increases the teacher's share", async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id, { price: 500_000 })];
    const { code } = await coupon({ owner_id: seller.id, scope: 'TEACHER', teacher_id: seller.id });
    const other = await course(app, (await teacher(app)).id, { price: 100_000 });
    const { order } = await begun(buyer, { courseIds: [facts.id, other.id], couponCode: code });
    expect(order.total).toBe(500_000);
    const lines = await getLines(order.id);
    expect(lines.find(({ coupon_discount }) => coupon_discount === '100000')).toMatchObject({
      amount: '400000',
      promotion: '0',
      attribution: 'TEACHER',
      commission_bp: 1000,
      commission: '40000',
      teacher_share: '332000',
    });
    expect(lines.find(({ coupon_discount }) => coupon_discount === '0')).toMatchObject({
      attribution: 'PLATFORM',
    });
  });

  test('of a teacher ends when another one teaches the course', async () => {
    const [buyer, next] = [await student(), await teacher(app)];
    const facts = await course(app, seller.id, { price: 500_000 });
    const { id, code } = await coupon({
      owner_id: seller.id,
      scope: 'COURSE',
      course_id: facts.id,
      is_active: false,
    });
    await db('update course set teacher_id = ? where id = ?', next.id, facts.id);
    const SWITCH = 'mutation S($input: SetCouponActiveInput!) { setCouponActive(input: $input) { state } }';
    const input = { couponId: id, isActive: true, expectedVersion: 1 };
    expect((await ask(seller, SWITCH, { input })).data.setCouponActive).toEqual({ state: 'ACTIVE' });
    expect(getReason(await placeOrder(buyer, { courseId: facts.id, couponCode: code }))).toBe(
      'COUPON_NOT_FOR_THESE',
    );
  });

  test('is quoted for one course regardless of the cart', async () => {
    const QUOTE = `query($ids: [ID!]!, $code: String) { checkoutQuote(courseIds: $ids, couponCode: $code) {
      listTotal couponDiscount total coupon { code refusal } } }`;
    const [buyer, facts] = [await student(), await course(app, seller.id, { price: 500_000 })];
    const { id, code } = await coupon({ percent: 25 });
    const quote = async (code: string | null) => ask(buyer, QUOTE, { ids: [facts.id], code: code });
    expect((await quote(null)).data.checkoutQuote).toMatchObject({ total: 500_000, coupon: null });
    expect((await quote(code.toLowerCase())).data.checkoutQuote).toEqual({
      listTotal: 500_000,
      couponDiscount: 125_000,
      total: 375_000,
      coupon: { code, refusal: null },
    });
    await db('update coupon set is_active = false where id = ?', id);
    expect((await quote(code)).data.checkoutQuote).toMatchObject({
      total: 500_000,
      coupon: { refusal: 'ENDED' },
    });
    expect(getReason(await quote('KHONGCO'))).toBe('COUPON_UNKNOWN');
    expect(await getCart(buyer)).toMatchObject({ total: 0 });
  });

  test('is divided over the lines without a remainder', async () => {
    const buyer = await student();
    const courses = await Promise.all(
      Array.from({ length: 6 }, () => course(app, seller.id, { lessons: 1 })),
    );
    const ids = courses.map(({ id }) => id);
    const em = app.services.orm.em.fork();
    const price = fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 50_000_000 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(price, { minLength: 6, maxLength: 6 }),
        fc.oneof(
          fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
          fc.record({ amount: fc.integer({ min: 1000, max: 50_000_000 }) }),
        ),
        async (prices, value) => {
          for (const [i, id] of ids.entries())
            await runSql(em, sql`update course set price = ${prices[i]!} where id = ${id}`);
          const { id } = await coupon({ percent: null, ...value });
          const lines = await findPrices(em, buyer.id, ids, id);
          const sum = prices.reduce((a, b) => a + b, 0);
          const off =
            'percent' in value ? Math.floor((sum * value.percent) / 100) : Math.min(value.amount, sum);
          expect(lines.reduce((a, { couponDiscount }) => a + couponDiscount, 0)).toBe(off);
          for (const line of lines) {
            expect(line.couponDiscount).toBeGreaterThanOrEqual(0);
            expect(line.amount).toBe(line.price - line.couponDiscount);
            expect(line.amount).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ['COUPON_ENDED', { ends_at: new Date('2026-02-01') }],
    ['COUPON_ENDED', { is_active: false }],
    ['COUPON_NOT_YET', { starts_at: new Date('2036-02-01') }],
    ['COUPON_USED_UP', { max_uses: 1, uses: 1 }],
    ['COUPON_LEAST_AMOUNT', { least_amount: 500_001 }],
  ])('is rejected with %s', async (reason, facts) => {
    const [buyer, bought] = [await student(), await course(app, seller.id)];
    const { code } = await coupon(facts);
    const refused = await placeOrder(buyer, { courseId: bought.id, couponCode: code });
    expect([getCode(refused), getReason(refused)]).toEqual(['POLICY', reason]);
    await add(buyer, bought.id);
    const APPLY = 'mutation($input: ApplyCouponInput!) { applyCoupon(input: $input) { total } }';
    expect(getReason(await ask(buyer, APPLY, { input: { code } }))).toBe(reason);
  });

  test('with an unknown code or for other courses is rejected with the reason', async () => {
    const [buyer, facts, other] = [
      await student(),
      await course(app, seller.id),
      await course(app, seller.id),
    ];
    const { code } = await coupon({ scope: 'COURSE', course_id: other.id });
    expect(getReason(await placeOrder(buyer, { courseId: facts.id, couponCode: code }))).toBe(
      'COUPON_NOT_FOR_THESE',
    );
    expect(getReason(await placeOrder(buyer, { courseId: facts.id, couponCode: 'CHUACO' }))).toBe(
      'COUPON_UNKNOWN',
    );
  });

  test('with one use left is redeemed by one of ten simultaneous buyers', async () => {
    const facts = await course(app, seller.id);
    const { id, code } = await coupon({ max_uses: 1 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => student()));
    const replies = await Promise.all(
      buyers.map((buyer) => placeOrder(buyer, { courseId: facts.id, couponCode: code })),
    );
    expect(replies.map(getReason).sort()).toEqual([...Array(9).fill('COUPON_USED_UP'), undefined]);
    expect(await uses(id)).toBe(1);
  });

  test('limited per person is redeemed once by two simultaneous carts', async () => {
    const buyer = await student();
    const courses = await Promise.all(Array.from({ length: 4 }, () => course(app, seller.id)));
    const { id, code } = await coupon();
    await Promise.all(courses.map((facts) => placeOrder(buyer, { courseId: facts.id, couponCode: code })));
    expect(await uses(id)).toBe(1);
    const open = await db("select 1 from orders where buyer_id = ? and status = 'PENDING'", buyer.id);
    expect(open).toHaveLength(1);
  });

  test('is reserved by an open order, released on expiry and redeemed on payment', async () => {
    const [buyer, other, facts] = [await student(), await student(), await course(app, seller.id)];
    const { id, code } = await coupon({ max_uses: 1 });
    const { order } = await begun(buyer, { courseId: facts.id, couponCode: code });
    // The buyer who has reserved the last use can continue
    expect((await begun(buyer, { courseId: facts.id, couponCode: code })).order.id).toBe(order.id);
    expect(getReason(await placeOrder(other, { courseId: facts.id, couponCode: code }))).toBe(
      'COUPON_USED_UP',
    );
    await expireOrder.handle(app.services, { orderId: order.id });
    expect(await uses(id)).toBe(0);
    const { payment } = await begun(other, { courseId: facts.id, couponCode: code });
    await deliver(signedNotification(payment!));
    expect(await uses(id)).toBe(1);
    expect(getReason(await placeOrder(buyer, { courseId: facts.id, couponCode: code }))).toBe(
      'COUPON_USED_UP',
    );
  });

  test('whose last use was taken leads to a review of a late payment', async () => {
    const [buyer, other, facts] = [await student(), await student(), await course(app, seller.id)];
    const { id, code } = await coupon({ max_uses: 1 });
    const late = await begun(buyer, { courseId: facts.id, couponCode: code });
    await expireOrder.handle(app.services, { orderId: late.order.id });
    await begun(other, { courseId: facts.id, couponCode: code });
    await deliver(signedNotification(late.payment!));
    expect(await getStatus(late.order.id)).toBe('NEEDS_CHECK');
    expect(
      await db('select doubt from payment_attempt where id = ?', (late.payment as { id?: string }).id),
    ).toEqual([{ doubt: 'COUPON_USED_UP' }]);
    expect(await uses(id)).toBe(1);
  });

  test('with a free use is redeemed by a late payment', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const { id, code } = await coupon({ max_uses: 1 });
    const late = await begun(buyer, { courseId: facts.id, couponCode: code });
    await expireOrder.handle(app.services, { orderId: late.order.id });
    await deliver(signedNotification(late.payment!));
    expect([await getStatus(late.order.id), await uses(id)]).toEqual(['PAID', 1]);
  });

  test('for the whole price enrols without a gateway, and the books balance', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const { code } = await coupon({ percent: 100 });
    const { order } = await begun(buyer, { courseId: facts.id, couponCode: code, gateway: null });
    expect(order).toMatchObject({ status: 'PAID', total: 0 });
    const postedPromotion = await value<string>(
      `select sum(e.amount) filter (where a.code = 'promotion') as promotion from ledger_entry e
       join ledger_account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id where t.order_id = ?`,
      order.id,
    );
    expect(postedPromotion).toBe('500000');
    expect(await db('select source from enrolment where student_id = ?', buyer.id)).toEqual([
      { source: 'COUPON' },
    ]);
  });

  test('remains in the cart with its discount or reason until checkout', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const { id, code } = await coupon({ percent: null, amount: 50_000 });
    await add(buyer, facts.id);
    const APPLY = 'mutation($input: ApplyCouponInput!) { applyCoupon(input: $input) { total } }';
    expect((await ask(buyer, APPLY, { input: { code: code.toLowerCase() } })).data.applyCoupon).toEqual({
      total: 450_000,
    });
    expect((await getCart(buyer)).coupon).toEqual({ code, discount: 50_000, courseCount: 1, refusal: null });
    await db('update coupon set is_active = false where id = ?', id);
    expect(await getCart(buyer)).toMatchObject({ total: 500_000, coupon: { discount: 0, refusal: 'ENDED' } });
    await db('update coupon set is_active = true where id = ?', id);
    const { payment } = await begun(buyer, { couponCode: code });
    await deliver(signedNotification(payment!));
    await add(buyer, (await course(app, seller.id)).id);
    expect((await getCart(buyer)).coupon).toBeNull();
  });
});
