import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { releaseEarnings } from '../ledger/index.ts';
import { getBalance } from '../ledger/testing/sell-course.ts';
import { app, getStatus } from '../payments/testing/payments.ts';
import {
  mutateRefund as actOnRefund,
  buyCourse,
  createRefund,
  findFreezes,
  getAccess,
  renewSeller,
  requestRefund,
  seller,
} from '../refunds/testing/refunds.ts';
import {
  createDispute,
  endHold,
  findBalances,
  findEarning,
  getNotifications,
  getReference,
  judge,
  mutateDispute,
  openDispute,
} from './testing/disputes.ts';

const { ask, student } = helpersFor(app);

beforeEach(renewSeller);

// These tests share one server

describe('a dispute', () => {
  test('books the money out of the gateway and blocks the release', async () => {
    const { orderId, lineId, ...rest } = await buyCourse(300_000);
    const before = await findBalances();
    const { id, amount } = await createDispute(orderId);
    expect(amount).toBe(300_000);
    expect(await findBalances()).toEqual({
      dispute: before.dispute + 300_000,
      gateway: before.gateway - 300_000,
      payable: before.payable,
    });
    expect(await findFreezes(lineId)).toEqual([`dispute:${id}`]);
    await endHold(lineId);
    await releaseEarnings.handle(app.services, {} as never);
    expect((await findEarning(lineId)).status).toBe('HELD');
    expect(await getAccess({ orderId, lineId, ...rest })).toBe('ACTIVE');
    expect(await getNotifications(seller.id)).toEqual(['OPEN']);
  });

  test('that is won reverses everything and releases the earning', async () => {
    const { orderId, lineId } = await buyCourse(300_000);
    const before = await findBalances();
    const { id } = await createDispute(orderId);
    const won = await mutateDispute(judge, 'winDispute', { disputeId: id, note: 'Ngân hàng trả lại' });
    expect(won.data.winDispute).toMatchObject({ status: 'WON', decisionNote: 'Ngân hàng trả lại' });
    expect(await findBalances()).toEqual(before);
    await endHold(lineId);
    await releaseEarnings.handle(app.services, {} as never);
    expect((await findEarning(lineId)).status).toBe('AVAILABLE');
    expect(await getNotifications(seller.id)).toEqual(['OPEN', 'WON']);
    expect(getReason(await mutateDispute(judge, 'loseDispute', { disputeId: id, note: 'Nhầm rồi' }))).toBe(
      'WRONG_STATE',
    );
    expect((await openDispute(orderId)).errors).toBeUndefined();
  });

  test('that is lost is a completed refund of all parts and the course', async () => {
    const purchase = await buyCourse(300_000);
    const before = await findBalances();
    const { id } = await createDispute(purchase.orderId);
    await mutateDispute(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await findBalances()).toEqual({ ...before, gateway: before.gateway - 300_000 });
    expect(await findEarning(purchase.lineId)).toEqual({ status: 'REVERSED', refunded: '300000' });
    expect(await getAccess(purchase)).toBe('REVOKED');
    expect(await getStatus(purchase.orderId)).toBe('REFUNDED');
    expect(await getBalance(app, `hold:${seller.id}`)).toBe(0);
    expect(await getNotifications(seller.id)).toEqual(['OPEN', 'LOST']);
    expect(getReason(await openDispute(purchase.orderId))).toBe('DISPUTE_NOT_PAID');
    expect(getReason(await requestRefund(purchase))).toBe('REFUND_NOT_PAID');
  });

  test('that is lost after the release becomes a debt of the teacher', async () => {
    const purchase = await buyCourse(300_000);
    await endHold(purchase.lineId);
    await releaseEarnings.handle(app.services, {} as never);
    const { id } = await createDispute(purchase.orderId);
    const available = await getBalance(app, `available:${seller.id}`);
    expect(available).toBeGreaterThan(0);
    await mutateDispute(judge, 'loseDispute', { disputeId: id, note: 'Ngân hàng giữ tiền' });
    expect(await getBalance(app, `available:${seller.id}`)).toBe(0);
  });

  test('is decided once by two simultaneous requests', async () => {
    const { orderId } = await buyCourse(300_000);
    const { id } = await createDispute(orderId);
    const replies = await Promise.all([
      mutateDispute(judge, 'winDispute', { disputeId: id, note: 'Trả lại' }),
      mutateDispute(judge, 'loseDispute', { disputeId: id, note: 'Giữ tiền' }),
      mutateDispute(judge, 'loseDispute', { disputeId: id, note: 'Giữ tiền' }),
    ]);
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(replies.flatMap((reply) => (reply.errors ? [getReason(reply)] : []))).toEqual([
      'WRONG_STATE',
      'WRONG_STATE',
    ]);
  });
});

describe('a disputed payment', () => {
  test('cannot be disputed again or refunded', async () => {
    const purchase = await buyCourse(300_000);
    const replies = await Promise.all([openDispute(purchase.orderId), openDispute(purchase.orderId)]);
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(getReason(replies.find(({ errors }) => errors)!)).toBe('IN_DISPUTE');
    expect(getReason(await requestRefund(purchase))).toBe('IN_DISPUTE');
  });

  test('cannot be appealed after a rejected refund', async () => {
    const purchase = await buyCourse(300_000);
    const refund = await createRefund(purchase);
    expect(getReason(await openDispute(purchase.orderId))).toBe('REFUND_UNDER_WAY');
    await actOnRefund(seller, 'disagreeWithRefund', { refundId: refund.id, note: 'Khoá đúng như mô tả.' });
    await actOnRefund(judge, 'rejectRefund', { refundId: refund.id, note: 'Khoá đúng như mô tả.' });
    await createDispute(purchase.orderId);
    const appeal = await actOnRefund(purchase.buyer, 'appealRefund', {
      refundId: refund.id,
      note: 'Bạn xem lại giúp mình nhé.',
    });
    expect(getReason(appeal)).toBe('IN_DISPUTE');
  });

  test('blocks the erasure of its buyer and teacher', async () => {
    const purchase = await buyCourse(300_000);
    const DELETE = 'mutation($id: ID!) { deletePerson(input: { personId: $id }) { id } }';
    await createDispute(purchase.orderId);
    expect((await ask(judge, DELETE, { id: purchase.buyer.id })).errors).toBeDefined();
  });

  test('keeps the evidence until the decision', async () => {
    const { orderId } = await buyCourse(300_000);
    const { id } = await createDispute(orderId);
    const said = await mutateDispute(judge, 'argueDispute', { disputeId: id, evidence: 'Đã học 80 %' });
    expect(said.data.argueDispute).toMatchObject({ evidence: 'Đã học 80 %' });
    await mutateDispute(judge, 'winDispute', { disputeId: id, note: 'Trả lại' });
    expect(
      getReason(await mutateDispute(judge, 'argueDispute', { disputeId: id, evidence: 'Thêm nữa' })),
    ).toBe('WRONG_STATE');
  });
});

describe('permission for disputes', () => {
  test('is limited to administrators, without their own purchases', async () => {
    const { orderId, buyer } = await buyCourse(300_000);
    const input = {
      paymentReference: await getReference(orderId),
      reference: 'CB-X',
      deadline: '2030-01-01',
    };
    expect(getCode(await mutateDispute(buyer, 'openDispute', input))).toBe('FORBIDDEN');
    expect(getCode(await ask(await student(), '{ disputes { total } }'))).toBe('FORBIDDEN');
    const own = await buyCourse(200_000, judge);
    expect(getReason(await openDispute(own.orderId))).toBe('OWN_DISPUTE');
    expect(
      getCode(await mutateDispute(judge, 'openDispute', { ...input, paymentReference: 'SEN-NOTHING' })),
    ).toBe('NOT_FOUND');
  });
});
