import { expect, test } from 'vitest';
import { getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getBalance } from '../ledger/testing/sell-course.ts';
import {
  app,
  type Checkout,
  db,
  deliver,
  getStatus,
  newKey,
  placeOrder,
  seller,
  signedNotification,
} from '../payments/testing/payments.ts';
import { importTransfer, match } from '../payments/testing/short-money.ts';
import { judge } from './testing/disputes.ts';

const { ask, course, student } = helpersFor(app);

/** An order of two courses for 300,000 and 200,000. */
async function ordered(gateway: string) {
  const buyer = await student();
  const facts = [await course(seller.id, { price: 300_000 }), await course(seller.id, { price: 200_000 })];
  const input = { courseIds: facts.map(({ id }) => id), gateway };
  const { order, payment } = (await placeOrder(buyer, input)).data.checkout as Checkout;
  const lines = await db<{ id: string }>(
    'select id from order_line where order_id = ? order by amount desc',
    order.id,
  );
  return { buyer, orderId: order.id, payment: payment!, lineIds: lines.map(({ id }) => id) };
}
const open = (paymentReference: string, lineId: string, reference: string) =>
  ask(judge, 'mutation($input: OpenDisputeInput!) { openDispute(input: $input) { id amount } }', {
    input: { paymentReference, lineId, reference, deadline: '2030-01-01' },
  });
const decide = async (name: 'winDispute' | 'loseDispute', disputeId: string) =>
  ask(
    judge,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id } }`,
    { input: { disputeId, note: 'Ngân hàng quyết định' } },
  );
const settle = async (...lines: string[]) => {
  const text = ['kind,reference,transaction,amount,fee,settled_at', ...lines].join('\n');
  const { data } = await ask(
    judge,
    'mutation($input: ImportSettlementInput!) { importSettlement(input: $input) { booked differing deducted } }',
    { input: { gateway: 'VNPAY', text } },
  );
  return data.importSettlement as object;
};
const AT = '2026-11-22T09:00:00+07:00';

test.each(['winDispute', 'loseDispute'] as const)(
  'settles a dispute of a payment of several courses by line: %s',
  async (decision) => {
    const { payment, lineIds, orderId } = await ordered('VNPAY');
    await deliver(signedNotification(payment));
    const before = [await getBalance(app, 'bank'), await getBalance(app, 'gateway:VNPAY')];
    const name = `CASE-${newKey()}`;
    for (const lineId of lineIds) {
      const { data } = await open(payment.reference, lineId, name);
      expect((await decide(decision, (data.openDispute as { id: string }).id)).errors).toBeUndefined();
    }
    const { reference } = payment;
    const lines = [
      `PAYMENT,${reference},P-${name},500000,0,${AT}`,
      `DISPUTE,${reference},${name},500000,0,${AT}`,
    ];
    const isWon = decision === 'winDispute';
    if (isWon) lines.push(`DISPUTE_WON,${reference},${name},500000,0,${AT}`);
    expect(await settle(...lines)).toEqual({ booked: lines.length, differing: 0, deducted: 500_000 });
    const change = [await getBalance(app, 'bank'), await getBalance(app, 'gateway:VNPAY')].map(
      (after, i) => after - before[i]!,
    );
    expect(change).toEqual([isWon ? 500_000 : 0, -500_000]);
    expect(await getStatus(orderId)).toBe(isWon ? 'PAID' : 'REFUNDED');
    expect(await settle(...lines, '')).toMatchObject({ booked: 0 });
  },
);

test('reclaims at most the payment, regardless of its courses', async () => {
  const { buyer, orderId, payment, lineIds } = await ordered('VIETQR');
  await match(await importTransfer(payment.reference, 300_000), orderId);
  const PAY = 'mutation($input: PayOrderInput!) { payOrder(input: $input) { payment { reference amount } } }';
  const input = { orderId, gateway: 'VNPAY', idempotencyKey: newKey() };
  const { data } = await ask(buyer, PAY, { input });
  const { payment: rest } = data.payOrder as { payment: { reference: string; amount: number } };
  await deliver(signedNotification(rest));
  expect(await getStatus(orderId)).toBe('PAID');
  const first = await open(rest.reference, lineIds[0]!, `CASE-${newKey()}`);
  expect(first.data.openDispute).toMatchObject({ amount: 200_000 });
  expect(getReason(await open(rest.reference, lineIds[1]!, `CASE-${newKey()}`))).toBe('DISPUTE_NOT_PAID');
});
