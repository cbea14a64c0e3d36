import { beforeEach, describe, expect, test } from 'vitest';
import { course, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getBalance } from '../ledger/testing/sell-course.ts';
import { app, deliver, getStatus, newKey, signedNotification, value } from '../payments/testing/payments.ts';
import { buyCourse, DONE, getAccess, mockGateway, renewSeller, send } from '../refunds/testing/refunds.ts';
import {
  createDispute,
  findBalances,
  getReference,
  judge,
  mutateDispute,
  openDispute,
} from './testing/disputes.ts';

const { ask, teacher } = helpersFor(app);

beforeEach(renewSeller);

describe('after an exchange', () => {
  const exchanged = async ({ buyer, lineId }: Awaited<ReturnType<typeof buyCourse>>, price: number) => {
    const taken = await course(app, (await teacher()).id, { price });
    const reply = await ask(
      buyer,
      'mutation($input: ExchangeCourseInput!) { exchangeCourse(input: $input) { order { id } payment { reference amount } } }',
      { input: { lineId, courseId: taken.id, gateway: 'VNPAY', idempotencyKey: newKey() } },
    );
    const made = reply.data.exchangeCourse as {
      order: { id: string };
      payment: { reference: string; amount: number } | null;
    };
    if (made.payment) await deliver(signedNotification(made.payment));
    return { courseId: taken.id, orderId: made.order.id };
  };

  test('a bank reclaims at most the amount that it paid', async () => {
    const { orderId } = await exchanged(await buyCourse(500_000), 700_000);
    const before = await findBalances();
    const { id, amount } = await createDispute(orderId);
    expect(amount).toBe(200_000);
    await mutateDispute(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await findBalances()).toEqual({ ...before, gateway: before.gateway - 200_000 });
    expect(await getStatus(orderId)).toBe('REFUNDED');
  });

  test('the first payment covers the new course, which is lost with it', async () => {
    const purchase = await buyCourse(500_000);
    const taken = await exchanged(purchase, 500_000);
    const before = await findBalances();
    const { id, amount } = await createDispute(purchase.orderId);
    expect(amount).toBe(500_000);
    await mutateDispute(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await findBalances()).toEqual({ ...before, gateway: before.gateway - 500_000 });
    expect(await getAccess({ ...purchase, courseId: taken.courseId })).toBe('REVOKED');
    expect(getReason(await openDispute(purchase.orderId))).toBe('DISPUTE_NOT_PAID');
  });
});

describe('an earlier refund', () => {
  /** 500,000 were paid, of which 200,000 were returned in exchange for a cheaper course. */
  const cheaper = async () => {
    const purchase = await buyCourse(500_000);
    const taken = await course(app, (await teacher()).id, { price: 300_000 });
    const reply = await ask(
      purchase.buyer,
      'mutation($input: ExchangeCourseInput!) { exchangeCourse(input: $input) { order { id } } }',
      { input: { lineId: purchase.lineId, courseId: taken.id, idempotencyKey: newKey() } },
    );
    const refundId = await value<string>('select id from refund where line_id = ?', purchase.lineId);
    mockGateway(DONE);
    await send(refundId);
    return { ...purchase, takenOrder: (reply.data.exchangeCourse as { order: { id: string } }).order.id };
  };

  test('and a lost dispute are a loss of the platform', async () => {
    const { orderId, takenOrder } = await cheaper();
    const [before, lossBefore] = [await findBalances(), await getBalance(app, 'dispute-loss')];
    const { data } = await openDispute(orderId, { amount: 500_000 });
    const { id, amount } = data.openDispute as { id: string; amount: number };
    expect(amount).toBe(500_000);
    expect((await findBalances()).dispute).toBe(before.dispute + 500_000);
    await mutateDispute(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await findBalances()).toEqual({ ...before, gateway: before.gateway - 500_000 });
    // An expense account has a debit balance
    expect(Math.abs((await getBalance(app, 'dispute-loss')) - lossBefore)).toBe(200_000);
    expect(await getStatus(takenOrder)).toBe('REFUNDED');
  });

  test('is restored if the dispute is won', async () => {
    const { orderId } = await cheaper();
    const [before, lossBefore] = [await findBalances(), await getBalance(app, 'dispute-loss')];
    const { data } = await openDispute(orderId, { amount: 450_000 });
    const { id } = data.openDispute as { id: string };
    await mutateDispute(judge, 'winDispute', { disputeId: id, note: 'Ngân hàng trả lại' });
    expect(await findBalances()).toEqual(before);
    expect(await getBalance(app, 'dispute-loss')).toBe(lossBefore);
  });

  test('limits what a bank can reclaim beyond the course', async () => {
    const { orderId } = await cheaper();
    for (const amount of [500_001, 299_999])
      expect(getCode(await openDispute(orderId, { amount })), String(amount)).toBe('BAD_INPUT');
    const whole = await buyCourse(300_000);
    expect(getCode(await openDispute(whole.orderId, { amount: 300_001 }))).toBe('BAD_INPUT');
    expect((await openDispute(orderId)).data.openDispute).toMatchObject({ amount: 300_000 });
  });
});

describe('the gateway’s settlement', () => {
  const settle = (lines: readonly string[]) =>
    ask(
      judge,
      'mutation($input: ImportSettlementInput!) { importSettlement(input: $input) { booked differing gross deducted } }',
      {
        input: {
          gateway: 'VNPAY',
          text: ['kind,reference,transaction,amount,fee,settled_at', ...lines].join('\n'),
        },
      },
    );
  test('deducts a lost dispute and pays a won one again', async () => {
    const [one, other] = [await buyCourse(300_000), await buyCourse(200_000)];
    const [lost, won] = [await createDispute(one.orderId), await createDispute(other.orderId)];
    await mutateDispute(judge, 'loseDispute', { disputeId: lost.id, note: 'Giữ tiền' });
    await mutateDispute(judge, 'winDispute', { disputeId: won.id, note: 'Trả lại' });
    const [a, b] = [await getReference(one.orderId), await getReference(other.orderId)];
    const at = '2026-11-22T09:00:00+07:00';
    const before = [await getBalance(app, 'bank'), await getBalance(app, 'gateway:VNPAY')];
    const { data } = await settle([
      `PAYMENT,${a},D1,300000,0,${at}`,
      `DISPUTE,${a},D2,300000,0,${at}`,
      `PAYMENT,${b},D3,200000,0,${at}`,
      `DISPUTE,${b},D4,200000,0,${at}`,
      `DISPUTE_WON,${b},D5,200000,0,${at}`,
    ]);
    expect(data.importSettlement).toEqual({ booked: 5, differing: 0, gross: 700_000, deducted: 500_000 });
    expect([await getBalance(app, 'bank'), await getBalance(app, 'gateway:VNPAY')]).toEqual([
      before[0]! + 200_000,
      before[1]! - 200_000,
    ]);
  });

  test('matches disputes of equal amounts by the gateway’s case', async () => {
    const { orderId } = await buyCourse(300_000);
    const cases = ['CASE-A', 'CASE-B'].map((name) => `${name}-${newKey()}`);
    for (const reference of cases) {
      const { data } = await openDispute(orderId, { reference });
      const { id } = data.openDispute as { id: string };
      await mutateDispute(judge, 'winDispute', { disputeId: id, note: 'Trả lại' });
    }
    const payment = await getReference(orderId);
    const at = '2026-11-22T09:00:00+07:00';
    const { data } = await settle(
      [...cases]
        .reverse()
        .flatMap((name) => [
          `DISPUTE,${payment},${name},300000,0,${at}`,
          `DISPUTE_WON,${payment},${name},300000,0,${at}`,
        ]),
    );
    expect(data.importSettlement).toMatchObject({ booked: 4, differing: 0 });
  });
});
