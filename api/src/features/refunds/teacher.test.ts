import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getReason, teacher } from '../../testing/factories.ts';
import { app, db, getStatus } from '../payments/testing/payments.ts';
import { escalateRefund } from './refund.jobs.ts';
import {
  boss,
  buyCourse,
  cancel,
  createRefund,
  getAccess,
  holdBalance,
  mutateRefund,
  renewSeller,
  seller,
  statusOfRefund,
} from './testing/refunds.ts';

beforeEach(renewSeller);

describe('the teacher’s answer to a refund', () => {
  test('approves it with all effects immediately', async () => {
    const purchase = await buyCourse();
    const refund = await createRefund(purchase);
    expect(
      (await mutateRefund(seller, 'agreeToRefund', { refundId: refund.id })).data.agreeToRefund,
    ).toMatchObject({
      status: 'APPROVED',
      actions: [],
    });
    expect(await getAccess(purchase)).toBe('SUSPENDED');
    expect(await getStatus(purchase.orderId)).toBe('REFUNDED');
    expect(await holdBalance()).toBe(0);
    const kinds = await db<{ kind: string }>(
      'select kind from ledger_transaction where order_id = ? order by id',
      purchase.orderId,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['SALE_PAID', 'REFUND_APPROVED']);
    expect(getReason(await cancel(purchase.buyer, refund.id))).toBe('WRONG_STATE');
  });

  test('that disagrees passes it to the platform with a new deadline', async () => {
    const refund = await createRefund(await buyCourse());
    expect(
      getCode(await mutateRefund(seller, 'disagreeWithRefund', { refundId: refund.id, note: 'ngắn' })),
    ).toBe('BAD_INPUT');
    const reply = await mutateRefund(seller, 'disagreeWithRefund', {
      refundId: refund.id,
      note: 'Bạn ấy đã tải hết tài liệu.',
    });
    expect(reply.data.disagreeWithRefund).toMatchObject({ status: 'ADMIN_REVIEW' });
    expect(getReason(await mutateRefund(seller, 'agreeToRefund', { refundId: refund.id }))).toBe(
      'WRONG_STATE',
    );
    const notified = await db(
      "select 1 from notification where person_id = ? and kind = 'REFUND_TO_DECIDE'",
      boss.id,
    );
    expect(notified.length).toBeGreaterThan(0);
  });

  test('that is late is replaced by the platform’s decision', async () => {
    const refund = await createRefund(await buyCourse());
    await escalateRefund.handle(app.services, { refundId: refund.id });
    expect(await statusOfRefund(refund.id)).toBe('TEACHER_REVIEW');
    await db("update refund set answer_by = now() - interval '1 second' where id = ?", refund.id);
    await Promise.all([1, 2].map(() => escalateRefund.handle(app.services, { refundId: refund.id })));
    expect(await statusOfRefund(refund.id)).toBe('ADMIN_REVIEW');
    const steps = await db("select 1 from refund_step where refund_id = ? and kind = 'ESCALATED'", refund.id);
    expect(steps).toHaveLength(1);
  });

  test('is forbidden to other teachers and students', async () => {
    const { buyer, lineId } = await buyCourse();
    const { id: refundId } = await createRefund({ buyer, lineId });
    expect(getCode(await mutateRefund(await teacher(app), 'agreeToRefund', { refundId }))).toBe('NOT_FOUND');
    expect(getCode(await mutateRefund(buyer, 'agreeToRefund', { refundId }))).toBe('FORBIDDEN');
    expect(getCode(await mutateRefund(boss, 'agreeToRefund', { refundId }))).toBe('FORBIDDEN');
  });
});
