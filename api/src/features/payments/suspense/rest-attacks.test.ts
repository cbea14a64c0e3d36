import { describe, expect, test } from 'vitest';
import { runSql, sql } from '../../../platform/db/index.ts';
import { course, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { transactionsWaiting } from '../../../testing/locks.ts';
import { coupon } from '../../coupons/testing/coupon-row.ts';
import { expireOrder } from '../expire-orders.jobs.ts';
import {
  app,
  begin,
  beginSale,
  type Checkout,
  checkout,
  db,
  deliver,
  enrolments,
  getStatus,
  newKey,
  placeOrder,
  seller,
  signedNotification,
} from '../testing/payments.ts';
import {
  admin,
  assertBalanced,
  findBill,
  findItemId,
  importTransfer,
  items,
  match,
  requestRest,
} from '../testing/short-money.ts';
import { returnItem } from '../testing/suspended.ts';

const { ask, student } = helpersFor(app);

const expire = async (orderId: string) => {
  await db("update orders set expires_at = now() - interval '1 minute' where id = ?", orderId);
  await expireOrder.handle(app.services, { orderId });
};
const returnMoney = async (transaction: string) =>
  expect((await returnItem(admin, await findItemId(transaction))).errors).toBeUndefined();
/** An expired order of 500,000, and the transaction of 300,000 that arrived for it late. */
async function short(input: object = {}) {
  const [buyer, facts] = [await student(), await course(app, seller.id, { price: 500_000 })];
  const made = (await placeOrder(buyer, { courseId: facts.id, gateway: 'VIETQR', ...input })).data
    .checkout as Checkout;
  await expire(made.order.id);
  return { buyer, facts, ...made, name: await importTransfer(made.payment!.reference, 300_000) };
}
/** An order of 500,000 for which its gateway reports 300,000, and later the same money with the whole price. */
async function reportedShort() {
  const { buyer, facts, order, payment } = await beginSale({ price: 500_000 });
  const name = `8${payment.reference.slice(-8)}`;
  const report = (amount: number) => signedNotification({ ...payment, amount }, { vnp_TransactionNo: name });
  const short = report(300_000);
  await deliver(short);
  return { buyer, facts, order, name, short, full: report(500_000) };
}

describe('an underpayment', () => {
  test('pays one order if it is matched to another while the rest of the first arrives', async () => {
    const { buyer: first, order, rest } = await requestRest();
    const name = await importTransfer(rest.reference, 150_000);
    await match(name, order.id);
    const last = (await findBill(first, order.id)).attempts.at(-1)!.reference;
    const [buyer, facts] = [await student(), await course(app, seller.id, { price: 600_000 })];
    const other = (await checkout(buyer, facts.id, undefined, 'VIETQR')).data.checkout as Checkout;
    let both: Promise<unknown> = Promise.resolve();
    // Both have begun when the first one locks the money
    await app.services.orm.em.fork().transactional(async (em) => {
      await runSql(em, sql`select 1 from suspense_item where transaction = ${name} for update`);
      const matched = match(name, other.order.id);
      await transactionsWaiting(app.services.orm, 1);
      both = Promise.all([matched, importTransfer(last, 50_000)]);
      await transactionsWaiting(app.services.orm, 2);
    });
    await both;
    expect([await getStatus(order.id), await getStatus(other.order.id)]).toEqual(['NEEDS_CHECK', 'PENDING']);
    expect(await items(other.order.id)).toEqual([['MATCHED', 150_000, false]]);
    await assertBalanced();
  });

  test('reserves the course and the last use of the coupon while the rest is requested', async () => {
    const { code } = await coupon({ percent: 10, max_uses: 1 });
    const { buyer, facts, order, name } = await short({ couponCode: code });
    await match(name, order.id);
    expect((await findBill(buyer, order.id)).missing).toBe(150_000);
    const another = await student();
    expect(getReason(await placeOrder(another, { courseId: facts.id, couponCode: code }))).toBe(
      'COUPON_USED_UP',
    );
    const again = (await placeOrder(buyer, { courseId: facts.id, couponCode: code, gateway: 'VIETQR' })).data
      .checkout as Checkout;
    expect(again.order.id).toBe(order.id);
    expect(again.payment!.amount).toBe(150_000);
    await importTransfer(again.payment!.reference, 150_000);
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await db('select uses from coupon where code = ?', code)).toEqual([{ uses: 1 }]);
    await assertBalanced();
  });

  test('releases both if the rest does not arrive', async () => {
    const { code } = await coupon({ percent: 10, max_uses: 1 });
    const { facts, order, name } = await short({ couponCode: code });
    await match(name, order.id);
    await expire(order.id);
    const { errors } = await placeOrder(await student(), { courseId: facts.id, couponCode: code });
    expect(errors).toBeUndefined();
    expect(await db('select uses from coupon where code = ?', code)).toEqual([{ uses: 1 }]);
  });

  test('that is reported again changes nothing, before and after its return', async () => {
    const { buyer, facts, order, name, short: report } = await reportedShort();
    await match(name, order.id);
    expect(await getStatus(order.id)).toBe('PENDING');
    expect((await deliver(report)).RspCode).toBe('04');
    expect(await getStatus(order.id)).toBe('PENDING');
    await returnMoney(name);
    expect(await getStatus(order.id)).toBe('REFUNDED');
    await deliver(report);
    expect(await getStatus(order.id)).toBe('REFUNDED');
    expect((await checkout(buyer, facts.id)).errors).toBeUndefined();
    await assertBalanced();
  });

  test('that is reported with another amount after its match is checked and booked once', async () => {
    const { buyer, facts, order, name, full } = await reportedShort();
    await match(name, order.id);
    expect((await deliver(full)).RspCode).toBe('00');
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await items(order.id)).toEqual([['MATCHED', 300_000, false]]);
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    await assertBalanced();
  });

  test('that is reported with the full price while it waits is checked and booked once', async () => {
    const { buyer, facts, order, name, full } = await reportedShort();
    expect((await deliver(full)).RspCode).toBe('00');
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await items(order.id)).toEqual([['OPEN', 300_000, false]]);
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect((await deliver(full)).RspCode).toBe('02');
    await returnMoney(name);
    expect(await getStatus(order.id)).toBe('REFUNDED');
    expect((await checkout(buyer, facts.id)).errors).toBeUndefined();
    await assertBalanced();
  });

  test('that is reported with the full price after its return changes nothing', async () => {
    const { buyer, facts, order, name, full } = await reportedShort();
    await returnMoney(name);
    for (let i = 0; i < 2; i++) expect((await deliver(full)).RspCode).toBe('04');
    expect(await getStatus(order.id)).toBe('REFUNDED');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect((await checkout(buyer, facts.id)).errors).toBeUndefined();
    await assertBalanced();
  });

  test('that two sources report simultaneously is booked once, even if one is invalid', async () => {
    for (let round = 0; round < 6; round++) {
      const [buyer, facts] = [await student(), await course(app, seller.id, { price: 500_000 })];
      const { order, payment } = (await checkout(buyer, facts.id, undefined, 'VIETQR')).data
        .checkout as Checkout;
      const name = `FT-TWO-WAYS-${round}`;
      let both: Promise<unknown> = Promise.resolve();
      // Both have seen that the money is not known yet: an import that begins later skips it
      await app.services.orm.em.fork().transactional(async (em) => {
        const lock = `payment:VIETQR:${name}`;
        await runSql(em, sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
        both = Promise.all([
          importTransfer('khong ro noi dung', 500_000, name),
          importTransfer(payment!.reference, 500_000, name),
        ]);
        await transactionsWaiting(app.services.orm, 2);
      });
      await both;
      const waiting = await db('select 1 from suspense_item where transaction = ?', name);
      expect([waiting.length, await getStatus(order.id)]).toEqual(
        waiting.length ? [1, 'NEEDS_CHECK'] : [0, 'PAID'],
      );
      if (!waiting.length) continue;
      expect((await match(name, order.id)).errors).toBeUndefined();
      expect(await getStatus(order.id)).toBe('PAID');
    }
    await assertBalanced();
  });

  test('with a rest by a gateway is refunded by bank transfer, and the request requires an account', async () => {
    const { buyer, facts, order } = await requestRest();
    const PAY =
      'mutation($input: PayOrderInput!) { payOrder(input: $input) { payment { reference amount } } }';
    const input = { orderId: order.id, gateway: 'VNPAY', idempotencyKey: newKey() };
    const { payment } = (await ask(buyer, PAY, { input })).data.payOrder as Checkout;
    await deliver(signedNotification(payment!));
    expect(await getStatus(order.id)).toBe('PAID');
    const RIGHT = 'query($id: String!) { course(idOrSlug: $id) { myRefundRight { id needsBankAccount } } }';
    const { data } = await ask(buyer, RIGHT, { id: facts.id });
    const { myRefundRight: right } = data.course as {
      myRefundRight: { id: string; needsBankAccount: boolean };
    };
    expect(right.needsBankAccount).toBe(true);
    const REQUEST = 'mutation($input: RequestRefundInput!) { requestRefund(input: $input) { amount } }';
    const wish = { lineId: right.id, reason: 'WRONG_LEVEL', idempotencyKey: newKey() };
    expect(getCode(await ask(buyer, REQUEST, { input: wish }))).toBe('BAD_INPUT');
    const bankAccount = { bin: '970436', number: '0123456789', holder: 'Nguyễn Văn Thu' };
    const reply = await ask(buyer, REQUEST, { input: { ...wish, bankAccount } });
    expect(reply.data.requestRefund).toEqual({ amount: 500_000 });
  });

  test('leaves another open order of the course unchanged', async () => {
    const { buyer, facts, order, rest } = await requestRest();
    const [{ name }] = (await db(
      'select transaction as name from suspense_item where order_id = ?',
      order.id,
    )) as [{ name: string }];
    await returnMoney(name);
    const open = await begin(buyer, facts.id);
    await importTransfer(rest.reference, 200_000);
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await getStatus(open.order.id)).toBe('PENDING');
    await deliver(signedNotification(open.payment!));
    expect(await getStatus(open.order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    await assertBalanced();
  });

  test('followed by the full price leaves the excess unmatched', async () => {
    const { buyer, facts, order, first } = await requestRest();
    await importTransfer(first, 500_000);
    expect(await getStatus(order.id)).toBe('PAID');
    expect((await items(order.id)).map(String).sort()).toEqual([
      'MATCHED,200000,true',
      'MATCHED,300000,true',
      'OPEN,300000,false',
    ]);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    await assertBalanced();
  });
});
