import { beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../platform/access/permissions.ts';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { app, db } from '../payments/testing/payments.ts';
import { REFUND_FOUR_EYES_FROM } from './settings.ts';
import {
  boss,
  buyCourse,
  createRefund,
  findFreezes,
  getAccess,
  mutateRefund,
  renewSeller,
  second,
  seller,
  statusOfRefund,
} from './testing/refunds.ts';

const { person } = helpersFor(app);

beforeEach(renewSeller);

describe('the platform’s decision about a refund', () => {
  const escalated = async (price = 500_000) => {
    const purchase = await buyCourse(price);
    const refund = await createRefund(purchase);
    await mutateRefund(seller, 'disagreeWithRefund', {
      refundId: refund.id,
      note: 'Không đúng như bạn ấy nói.',
    });
    return { ...purchase, refundId: refund.id };
  };

  test('is rejected with a reason and appealed once, with the earning frozen again', async () => {
    const { buyer, lineId, refundId, ...rest } = await escalated();
    const note = 'Khoá học đúng như phần mô tả.';
    expect((await mutateRefund(boss, 'rejectRefund', { refundId, note })).data.rejectRefund).toMatchObject({
      status: 'REJECTED',
      decisionNote: note,
    });
    expect(await findFreezes(lineId)).toEqual([]);
    expect(await getAccess({ buyer, lineId, ...rest })).toBe('ACTIVE');
    const appeal = () =>
      mutateRefund(buyer, 'appealRefund', { refundId, note: 'Phần triển khai không có thật.' });
    expect((await appeal()).data.appealRefund).toMatchObject({ status: 'ADMIN_REVIEW' });
    expect(await findFreezes(lineId)).toEqual([`refund:${refundId}`]);
    await mutateRefund(boss, 'rejectRefund', { refundId, note });
    expect(getReason(await appeal())).toBe('APPEALED_BEFORE');
  });

  test('cannot be appealed after the deadline', async () => {
    const { buyer, refundId } = await escalated();
    await mutateRefund(boss, 'rejectRefund', { refundId, note: 'Khoá học đúng như phần mô tả.' });
    await db("update refund set decided_at = now() - interval '15 days' where id = ?", refundId);
    expect(
      getReason(
        await mutateRefund(buyer, 'appealRefund', { refundId, note: 'Phần triển khai không có thật.' }),
      ),
    ).toBe('APPEAL_TOO_LATE');
  });

  test('requires two administrators for a large amount, also simultaneously', async () => {
    const { refundId } = await escalated(2_000_000);
    await Promise.all([1, 2, 3].map(() => mutateRefund(boss, 'approveRefund', { refundId })));
    expect(await statusOfRefund(refundId)).toBe('ADMIN_REVIEW');
    const again = await mutateRefund(boss, 'approveRefund', { refundId });
    expect(getReason(again)).toBe('SECOND_APPROVER_NEEDED');
    expect((await mutateRefund(second, 'approveRefund', { refundId })).data.approveRefund).toMatchObject({
      status: 'APPROVED',
    });
  });

  test('requires two even if the limit is raised after the request', async () => {
    const { refundId } = await escalated(2_000_000);
    setSetting(app, REFUND_FOUR_EYES_FROM, 1_000_000_000);
    await mutateRefund(boss, 'approveRefund', { refundId });
    expect(await statusOfRefund(refundId)).toBe('ADMIN_REVIEW');
    expect((await mutateRefund(second, 'approveRefund', { refundId })).data.approveRefund).toMatchObject({
      status: 'APPROVED',
    });
  });

  test('starts again if the second administrator disagrees', async () => {
    const { refundId } = await escalated(2_000_000);
    await mutateRefund(boss, 'approveRefund', { refundId });
    await mutateRefund(second, 'rejectRefund', { refundId, note: 'Cần xem lại lịch sử học.' });
    expect(await statusOfRefund(refundId)).toBe('ADMIN_REVIEW');
    await mutateRefund(second, 'approveRefund', { refundId });
    expect(await statusOfRefund(refundId)).toBe('ADMIN_REVIEW');
  });

  test('is forbidden to the buyer and the teacher of the sale', async () => {
    const both = await person(Role.ADMIN);
    const purchase = await buyCourse(500_000, both);
    const refund = await createRefund(purchase);
    await mutateRefund(seller, 'disagreeWithRefund', {
      refundId: refund.id,
      note: 'Không đúng như bạn ấy nói.',
    });
    expect(getReason(await mutateRefund(both, 'approveRefund', { refundId: refund.id }))).toBe('OWN_REFUND');
    expect(getCode(await mutateRefund(purchase.buyer, 'retryRefund', { refundId: refund.id }))).toBe(
      'POLICY',
    );
  });

  test('is not possible while the teacher’s answer is pending', async () => {
    const { id: refundId } = await createRefund(await buyCourse());
    expect(getReason(await mutateRefund(boss, 'approveRefund', { refundId }))).toBe('WRONG_STATE');
  });
});
