import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  reasonOf,
  select,
  student,
  teacher,
} from '../../../testing/factories.ts';
import { releaseEarnings } from '../../ledger/index.ts';
import { balanceOf } from '../../ledger/testing/sold.ts';
import {
  accessOf,
  act as actOnRefund,
  answers,
  bought,
  DONE,
  freezes,
  request,
  requested,
  seller,
  send,
} from '../refunds/testing/refunds.ts';
import { app, deliver, newKey, notice, statusOf } from '../testing/payments.ts';

let judge: Actor;
beforeAll(async () => {
  judge = await admin(app);
});

const call = (who: Actor, name: string, input: object) =>
  ask(
    app,
    who,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
       ${name}(input: $input) { id number status amount evidence decisionNote } }`,
    { input },
  );
const referenceOf = async (orderId: string) =>
  (
    await select<{ reference: string }>(app, 'select reference from payment_attempt where order_id = ?', [
      orderId,
    ])
  )[0]!.reference;
let serial = 0;
const open = async (orderId: string, over: object = {}) =>
  call(judge, 'openDispute', {
    paymentReference: await referenceOf(orderId),
    reference: `CB-${++serial}`,
    deadline: '2030-01-01',
    ...over,
  });
const opened = async (orderId: string) => {
  const reply = await open(orderId);
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  return reply.data.openDispute as { id: string; amount: number; status: string };
};
const money = async () => ({
  dispute: await balanceOf(app, 'dispute'),
  gateway: await balanceOf(app, 'gateway:VNPAY'),
  payable: await balanceOf(app, 'refund-payable'),
});
const told = (teacherId: string) =>
  select<{ params: { status: string } }>(
    app,
    "select params from notification where person_id = ? and kind = 'DISPUTE_MOVED' order by created_at, id",
    [teacherId],
  ).then((rows) => rows.map(({ params }) => params.status));
const dueNow = (lineId: string) =>
  select(app, "update earning set held_until = now() - interval '1 day' where line_id = ?", [lineId]);
const earning = async (lineId: string) =>
  (
    await select<{ status: string; refunded: string }>(
      app,
      'select status, refunded from earning where line_id = ?',
      [lineId],
    )
  )[0]!;

describe('a dispute', () => {
  test('takes the money out of what the gateway holds, and nothing is released while it is open', async () => {
    const { orderId, lineId, ...rest } = await bought(300_000);
    const before = await money();
    const { id, amount } = await opened(orderId);
    expect(amount).toBe(300_000);
    expect(await money()).toEqual({
      dispute: before.dispute + 300_000,
      gateway: before.gateway - 300_000,
      payable: before.payable,
    });
    expect(await freezes(lineId)).toEqual([`dispute:${id}`]);
    await dueNow(lineId);
    await releaseEarnings.handle(app.services, {} as never);
    expect((await earning(lineId)).status).toBe('HELD');
    expect(await accessOf({ orderId, lineId, ...rest })).toBe('ACTIVE');
    expect(await told(seller.id)).toEqual(['OPEN']);
  });

  test('that is won puts everything back, and the earning is released', async () => {
    const { orderId, lineId } = await bought(300_000);
    const before = await money();
    const { id } = await opened(orderId);
    const won = await call(judge, 'winDispute', { disputeId: id, note: 'Ngân hàng trả lại' });
    expect(won.data.winDispute).toMatchObject({ status: 'WON', decisionNote: 'Ngân hàng trả lại' });
    expect(await money()).toEqual(before);
    await dueNow(lineId);
    await releaseEarnings.handle(app.services, {} as never);
    expect((await earning(lineId)).status).toBe('AVAILABLE');
    expect(await told(seller.id)).toEqual(['OPEN', 'WON']);
    expect(reasonOf(await call(judge, 'loseDispute', { disputeId: id, note: 'Nhầm rồi' }))).toBe(
      'WRONG_STATE',
    );
    expect((await open(orderId)).errors).toBeUndefined();
  });

  test('that is lost is a refund that has reached the buyer: each part goes back, and the course too', async () => {
    const purchase = await bought(300_000);
    const before = await money();
    const { id } = await opened(purchase.orderId);
    await call(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await money()).toEqual({ ...before, gateway: before.gateway - 300_000 });
    expect(await earning(purchase.lineId)).toEqual({ status: 'REVERSED', refunded: '300000' });
    expect(await accessOf(purchase)).toBe('REVOKED');
    expect(await statusOf(purchase.orderId)).toBe('REFUNDED');
    expect(await balanceOf(app, `hold:${seller.id}`)).toBe(0);
    expect(await told(seller.id)).toEqual(['OPEN', 'LOST']);
    expect(reasonOf(await open(purchase.orderId))).toBe('DISPUTE_NOT_PAID');
    expect(reasonOf(await request(purchase))).toBe('REFUND_NOT_PAID');
  });

  test('that is lost after the release leaves the teacher owing it', async () => {
    const purchase = await bought(300_000);
    await dueNow(purchase.lineId);
    await releaseEarnings.handle(app.services, {} as never);
    const { id } = await opened(purchase.orderId);
    const available = await balanceOf(app, `available:${seller.id}`);
    expect(available).toBeGreaterThan(0);
    await call(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await balanceOf(app, `available:${seller.id}`)).toBe(0);
  });

  test('decided by two at once is decided once', async () => {
    const { orderId } = await bought(300_000);
    const { id } = await opened(orderId);
    const replies = await Promise.all([
      call(judge, 'winDispute', { disputeId: id, note: 'Trả lại' }),
      call(judge, 'loseDispute', { disputeId: id, note: 'Giữ tiền' }),
      call(judge, 'loseDispute', { disputeId: id, note: 'Giữ tiền' }),
    ]);
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(replies.flatMap((reply) => (reply.errors ? [reasonOf(reply)] : []))).toEqual([
      'WRONG_STATE',
      'WRONG_STATE',
    ]);
  });
});

describe('after an exchange', () => {
  const exchanged = async ({ buyer, lineId }: Awaited<ReturnType<typeof bought>>, price: number) => {
    const taken = await course(app, (await teacher(app)).id, { price });
    const reply = await ask(
      app,
      buyer,
      'mutation($input: ExchangeCourseInput!) { exchangeCourse(input: $input) { order { id } payment { reference amount } } }',
      { input: { lineId, courseId: taken.id, gateway: 'VNPAY', idempotencyKey: newKey() } },
    );
    const made = reply.data.exchangeCourse as {
      order: { id: string };
      payment: { reference: string; amount: number } | null;
    };
    if (made.payment) await deliver(notice(made.payment));
    return { courseId: taken.id, orderId: made.order.id };
  };

  test('a bank takes back no more than came through it', async () => {
    const { orderId } = await exchanged(await bought(500_000), 700_000);
    const before = await money();
    const { id, amount } = await opened(orderId);
    expect(amount).toBe(200_000);
    await call(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await money()).toEqual({ ...before, gateway: before.gateway - 200_000 });
    expect(await statusOf(orderId)).toBe('REFUNDED');
  });

  test('the first payment pays the course that was taken, which is lost with it', async () => {
    const purchase = await bought(500_000);
    const taken = await exchanged(purchase, 500_000);
    const before = await money();
    const { id, amount } = await opened(purchase.orderId);
    expect(amount).toBe(500_000);
    await call(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await money()).toEqual({ ...before, gateway: before.gateway - 500_000 });
    expect(await accessOf({ ...purchase, courseId: taken.courseId })).toBe('REVOKED');
    expect(reasonOf(await open(purchase.orderId))).toBe('DISPUTE_NOT_PAID');
  });
});

describe('what had gone back before', () => {
  /** 500,000 were paid, of which 200,000 went back for a cheaper course. */
  const cheaper = async () => {
    const purchase = await bought(500_000);
    const taken = await course(app, (await teacher(app)).id, { price: 300_000 });
    const reply = await ask(
      app,
      purchase.buyer,
      'mutation($input: ExchangeCourseInput!) { exchangeCourse(input: $input) { order { id } } }',
      { input: { lineId: purchase.lineId, courseId: taken.id, idempotencyKey: newKey() } },
    );
    const [refund] = await select<{ id: string }>(app, 'select id from refund where line_id = ?', [
      purchase.lineId,
    ]);
    answers(DONE);
    await send(refund!.id);
    return { ...purchase, takenOrder: (reply.data.exchangeCourse as { order: { id: string } }).order.id };
  };

  test('and is taken by the bank as well is the platform’s loss, once the dispute is lost', async () => {
    const { orderId, takenOrder } = await cheaper();
    const [before, lossBefore] = [await money(), await balanceOf(app, 'dispute-loss')];
    const { data } = await open(orderId, { amount: 500_000 });
    const { id, amount } = data.openDispute as { id: string; amount: number };
    expect(amount).toBe(500_000);
    expect((await money()).dispute).toBe(before.dispute + 500_000);
    await call(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await money()).toEqual({ ...before, gateway: before.gateway - 500_000 });
    // What an expense account holds stands on its debit side
    expect(Math.abs((await balanceOf(app, 'dispute-loss')) - lossBefore)).toBe(200_000);
    expect(await statusOf(takenOrder)).toBe('REFUNDED');
  });

  test('comes again where the dispute is won', async () => {
    const { orderId } = await cheaper();
    const [before, lossBefore] = [await money(), await balanceOf(app, 'dispute-loss')];
    const { data } = await open(orderId, { amount: 450_000 });
    const { id } = data.openDispute as { id: string };
    await call(judge, 'winDispute', { disputeId: id, note: 'Ngân hàng trả lại' });
    expect(await money()).toEqual(before);
    expect(await balanceOf(app, 'dispute-loss')).toBe(lossBefore);
  });

  test('bounds what a bank can take beyond the course', async () => {
    const { orderId } = await cheaper();
    for (const amount of [500_001, 299_999])
      expect(codeOf(await open(orderId, { amount })), String(amount)).toBe('BAD_INPUT');
    const whole = await bought(300_000);
    expect(codeOf(await open(whole.orderId, { amount: 300_001 }))).toBe('BAD_INPUT');
    expect((await open(orderId)).data.openDispute).toMatchObject({ amount: 300_000 });
  });
});

describe('while a payment is disputed', () => {
  test('it is not disputed twice, and its refund can’t be asked for', async () => {
    const purchase = await bought(300_000);
    const replies = await Promise.all([open(purchase.orderId), open(purchase.orderId)]);
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(reasonOf(replies.find(({ errors }) => errors)!)).toBe('IN_DISPUTE');
    expect(reasonOf(await request(purchase))).toBe('IN_DISPUTE');
  });

  test('a refused refund is not appealed', async () => {
    const purchase = await bought(300_000);
    const refund = await requested(purchase);
    expect(reasonOf(await open(purchase.orderId))).toBe('REFUND_UNDER_WAY');
    await actOnRefund(seller, 'disagreeWithRefund', { refundId: refund.id, note: 'Khoá đúng như mô tả.' });
    await actOnRefund(judge, 'rejectRefund', { refundId: refund.id, note: 'Khoá đúng như mô tả.' });
    await opened(purchase.orderId);
    const appeal = await actOnRefund(purchase.buyer, 'appealRefund', {
      refundId: refund.id,
      note: 'Bạn xem lại giúp mình nhé.',
    });
    expect(reasonOf(appeal)).toBe('IN_DISPUTE');
  });

  test('neither its buyer nor its teacher can be erased', async () => {
    const purchase = await bought(300_000);
    const DELETE = 'mutation($id: ID!) { deletePerson(input: { personId: $id }) { id } }';
    await opened(purchase.orderId);
    expect((await ask(app, judge, DELETE, { id: purchase.buyer.id })).errors).toBeDefined();
  });

  test('what speaks for the sale is kept, until it is decided', async () => {
    const { orderId } = await bought(300_000);
    const { id } = await opened(orderId);
    const said = await call(judge, 'argueDispute', { disputeId: id, evidence: 'Đã học 80 %' });
    expect(said.data.argueDispute).toMatchObject({ evidence: 'Đã học 80 %' });
    await call(judge, 'winDispute', { disputeId: id, note: 'Trả lại' });
    expect(reasonOf(await call(judge, 'argueDispute', { disputeId: id, evidence: 'Thêm nữa' }))).toBe(
      'WRONG_STATE',
    );
  });
});

describe('who may', () => {
  test('only administrators, and none about a purchase of their own', async () => {
    const { orderId, buyer } = await bought(300_000);
    const input = { paymentReference: await referenceOf(orderId), reference: 'CB-X', deadline: '2030-01-01' };
    expect(codeOf(await call(buyer, 'openDispute', input))).toBe('FORBIDDEN');
    expect(codeOf(await ask(app, await student(app), '{ disputes { total } }'))).toBe('FORBIDDEN');
    const own = await bought(200_000, judge);
    expect(reasonOf(await open(own.orderId))).toBe('OWN_DISPUTE');
    expect(codeOf(await call(judge, 'openDispute', { ...input, paymentReference: 'SEN-NOTHING' }))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the gateway’s settlement', () => {
  const settle = (lines: readonly string[]) =>
    ask(
      app,
      judge,
      'mutation($input: ImportSettlementInput!) { importSettlement(input: $input) { booked differing gross deducted } }',
      {
        input: {
          gateway: 'VNPAY',
          text: ['kind,reference,transaction,amount,fee,settled_at', ...lines].join('\n'),
        },
      },
    );
  test('takes a lost dispute off what it pays out, and pays a won one out again', async () => {
    const [one, other] = [await bought(300_000), await bought(200_000)];
    const [lost, won] = [await opened(one.orderId), await opened(other.orderId)];
    await call(judge, 'loseDispute', { disputeId: lost.id, note: 'Giữ tiền' });
    await call(judge, 'winDispute', { disputeId: won.id, note: 'Trả lại' });
    const [a, b] = [await referenceOf(one.orderId), await referenceOf(other.orderId)];
    const at = '2026-11-22T09:00:00+07:00';
    const before = [await balanceOf(app, 'bank'), await balanceOf(app, 'gateway:VNPAY')];
    const { data } = await settle([
      `PAYMENT,${a},D1,300000,0,${at}`,
      `DISPUTE,${a},D2,300000,0,${at}`,
      `PAYMENT,${b},D3,200000,0,${at}`,
      `DISPUTE,${b},D4,200000,0,${at}`,
      `DISPUTE_WON,${b},D5,200000,0,${at}`,
    ]);
    expect(data.importSettlement).toEqual({ booked: 5, differing: 0, gross: 700_000, deducted: 500_000 });
    expect([await balanceOf(app, 'bank'), await balanceOf(app, 'gateway:VNPAY')]).toEqual([
      before[0]! + 200_000,
      before[1]! - 200_000,
    ]);
  });

  test('tells disputes of one payment and one amount apart by the gateway’s case', async () => {
    const { orderId } = await bought(300_000);
    const cases = ['CASE-A', 'CASE-B'].map((name) => `${name}-${newKey()}`);
    for (const reference of cases) {
      const { data } = await open(orderId, { reference });
      const { id } = data.openDispute as { id: string };
      await call(judge, 'winDispute', { disputeId: id, note: 'Trả lại' });
    }
    const payment = await referenceOf(orderId);
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
