import { describe, expect, test } from 'vitest';
import { helpersFor } from '../../../testing/helpers.ts';
import { expireOrder } from '../expire-orders.jobs.ts';
import { app, db, enrolments, getStatus, newKey, postings, value } from '../testing/payments.ts';
import {
  admin,
  assertBalanced,
  findBill,
  importTransfer,
  items,
  match,
  requestRest,
} from '../testing/short-money.ts';

const { ask, mailsTo } = helpersFor(app);

describe('a matched underpayment', () => {
  test('requests exactly the rest for several days, which then pays the order', async () => {
    const { buyer, facts, order, first, rest, expiresAt } = await requestRest();
    expect(rest).toMatchObject({ gateway: 'VIETQR', status: 'PENDING', amount: 200_000 });
    expect(rest.reference).not.toBe(first);
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(3, 2);
    const PAGE = `query($reference: String!) { paymentAttempt(reference: $reference) { expiresAt transfer { content qr } } }`;
    const { data } = await ask(buyer, PAGE, { reference: rest.reference });
    const page = data.paymentAttempt as unknown as {
      expiresAt: string;
      transfer: { content: string; qr: string };
    };
    expect(page).toMatchObject({ expiresAt, transfer: { content: rest.reference } });
    expect(page.transfer.qr).toContain('5406200000');
    const [report] = await db<{ params: object; link: string }>(
      "select params, link from notification where person_id = ? and kind = 'PAYMENT_REST_WANTED'",
      buyer.id,
    );
    expect(report).toMatchObject({
      params: { received: 300_000, missing: 200_000 },
      link: `/payment/vietqr/${rest.reference}`,
    });
    const mails = (await mailsTo(buyer.email)).filter(({ props }) => props.kind === 'PAYMENT_REST_WANTED');
    expect(mails).toHaveLength(1);
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    const name = await importTransfer(rest.reference, 200_000);
    await importTransfer(rest.reference, 200_000, name);
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await items(order.id)).toEqual([
      ['MATCHED', 200_000, true],
      ['MATCHED', 300_000, true],
    ]);
    expect((await postings(order.id)).map(({ kind }) => kind).sort()).toEqual([
      'SALE_PAID',
      'SUSPENSE_RECEIVED',
      'SUSPENSE_RECEIVED',
    ]);
    await assertBalanced();
  });

  test('followed by another one requests the amount that is still missing', async () => {
    const { buyer, order, rest } = await requestRest();
    const name = await importTransfer(rest.reference, 150_000);
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    await match(name, order.id);
    const { missing, attempts } = await findBill(buyer, order.id);
    expect(missing).toBe(50_000);
    expect(attempts.at(-1)).toMatchObject({ amount: 50_000, status: 'PENDING' });
    await importTransfer(attempts.at(-1)!.reference, 50_000);
    expect(await getStatus(order.id)).toBe('PAID');
    await assertBalanced();
  });

  test('with a rest that is too large leaves the excess unmatched', async () => {
    const { order, rest } = await requestRest();
    const name = await importTransfer(rest.reference, 260_000);
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    await match(name, order.id);
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await items(order.id)).toEqual([
      ['OPEN', 60_000, false],
      ['MATCHED', 200_000, true],
      ['MATCHED', 300_000, true],
    ]);
    await assertBalanced();
  });

  test('with the rest paid twice simultaneously is paid once; the second rest is unmatched', async () => {
    const { buyer, facts, order, rest } = await requestRest();
    await Promise.all([importTransfer(rest.reference, 200_000), importTransfer(rest.reference, 200_000)]);
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await items(order.id)).toEqual(
      [
        ['MATCHED', 200_000, true],
        ['OPEN', 200_000, false],
        ['MATCHED', 300_000, true],
      ].sort((a, b) => Number(a[1]) - Number(b[1])),
    );
    await assertBalanced();
  });

  test('expires only after its days, and the received money awaits its return', async () => {
    const { buyer, facts, order, rest } = await requestRest();
    await expireOrder.handle(app.services, { orderId: order.id });
    expect(await getStatus(order.id)).toBe('PENDING');
    await db("update orders set expires_at = now() - interval '1 minute' where id = ?", order.id);
    const waiting = async () =>
      ((await ask(admin, '{ suspenseTotals { count } }')).data.suspenseTotals as { count: number }).count;
    const before = await waiting();
    await expireOrder.handle(app.services, { orderId: order.id });
    expect(await getStatus(order.id)).toBe('EXPIRED');
    expect((await findBill(buyer, order.id)).missing).toBeNull();
    expect(await waiting()).toBe(before + 1);
    const report = await db(
      "select 1 from notification where person_id = ? and kind = 'PAYMENT_REST_MISSED'",
      buyer.id,
    );
    expect(report).toHaveLength(1);
    // A late rest alone never opens the course once the first part has been returned
    const itemId = await value<string>('select id from suspense_item where order_id = ?', order.id);
    await ask(admin, 'mutation($input: ReturnSuspenseInput!) { returnSuspense(input: $input) { state } }', {
      input: { itemId, reason: 'Quá hạn', idempotencyKey: newKey() },
    });
    await importTransfer(rest.reference, 200_000);
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await items(order.id)).toEqual([
      ['OPEN', 200_000, false],
      ['RETURNING', 300_000, true],
    ]);
    await assertBalanced();
  });

  test('can be continued from the order with a QR code for the rest only', async () => {
    const { buyer, order, rest } = await requestRest();
    const PAY = `mutation($input: PayOrderInput!) { payOrder(input: $input) { payment { reference amount } } }`;
    const pay = async (gateway: string) =>
      (
        (await ask(buyer, PAY, { input: { orderId: order.id, gateway, idempotencyKey: newKey() } })).data
          .payOrder as { payment: { reference: string; amount: number } }
      ).payment;
    expect(await pay('VIETQR')).toEqual({ reference: rest.reference, amount: 200_000 });
    expect(await pay('MOMO')).toMatchObject({ amount: 200_000 });
  });
});
