import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  app,
  begin,
  checkout,
  db,
  deliver,
  getStatus,
  signedNotification,
  value,
} from '../payments/testing/payments.ts';
import { checkRefunds, sealAccounts } from './refund.jobs.ts';
import {
  boss,
  buyCourse,
  createRefund,
  DONE,
  getAccess,
  mockGateway,
  mutateRefund,
  renewSeller,
  seller,
  send,
  skipClaim,
  statusOfRefund,
} from './testing/refunds.ts';

const { ask } = helpersFor(app);

beforeEach(renewSeller);

describe('the money of a refund', () => {
  const granted = async () => {
    const purchase = await buyCourse();
    const refund = await createRefund(purchase);
    await mutateRefund(seller, 'agreeToRefund', { refundId: refund.id });
    return { ...purchase, refundId: refund.id };
  };
  const paidBack = (orderId: string) =>
    db("select 1 from ledger_transaction where order_id = ? and kind = 'REFUND_PAID'", orderId);

  test('of a course bought again ends the access, and the course can be bought once more', async () => {
    const first = await buyCourse();
    const { buyer, courseId } = first;
    await db(
      "update enrolment set expires_at = now() - interval '1 second' where student_id = ? and course_id = ?",
      buyer.id,
      courseId,
    );
    const { order, payment } = await begin(buyer, courseId);
    await deliver(signedNotification(payment!));
    expect(await getAccess(first)).toBe('ACTIVE');
    const lineId = await value<string>('select id from order_line where order_id = ?', order.id);
    const refund = await createRefund({ buyer, lineId });
    await mutateRefund(seller, 'agreeToRefund', { refundId: refund.id });
    expect(await getAccess(first)).toBe('SUSPENDED');
    mockGateway(DONE);
    await send(refund.id);
    expect(await statusOfRefund(refund.id)).toBe('COMPLETED');
    expect(await getAccess(first)).toBe('EXPIRED');
    expect((await checkout(buyer, courseId)).errors).toBeUndefined();
  });

  test('is sent by the gateway once, however often the job runs', async () => {
    const { refundId, orderId, ...rest } = await granted();
    const { refund } = mockGateway(DONE);
    await Promise.all([1, 2, 3].map(() => send(refundId)));
    await skipClaim();
    await send(refundId);
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await statusOfRefund(refundId)).toBe('COMPLETED');
    expect(await paidBack(orderId)).toHaveLength(1);
    expect(await getAccess({ orderId, ...rest })).toBe('REVOKED');
  });

  test('is queried if the gateway did not respond, and not sent again while its state is unknown', async () => {
    const { refundId } = await granted();
    const { refund, query } = mockGateway(new Error('no answer'));
    await send(refundId);
    expect(await statusOfRefund(refundId)).toBe('PROCESSING');
    await skipClaim();
    mockGateway({ outcome: 'PENDING' });
    await send(refundId);
    expect([refund.mock.calls.length, query.mock.calls.length]).toEqual([1, 1]);
    await skipClaim();
    mockGateway(DONE);
    await send(refundId);
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await statusOfRefund(refundId)).toBe('COMPLETED');
  });

  test('is sent again under the same reference if the gateway does not know it', async () => {
    const { refundId } = await granted();
    const { refund } = mockGateway(new Error('no answer'));
    await send(refundId);
    await skipClaim();
    mockGateway({ outcome: 'NOT_FOUND' }, DONE);
    await send(refundId);
    const references = refund.mock.calls.map(([{ reference }]) => reference);
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
    expect(await statusOfRefund(refundId)).toBe('COMPLETED');
  });

  test('is still owed after a failure and can be sent to a bank account', async () => {
    const { refundId, orderId, ...rest } = await granted();
    mockGateway({ outcome: 'FAILED' });
    await send(refundId);
    expect(await statusOfRefund(refundId)).toBe('FAILED');
    expect(await getAccess({ orderId, ...rest })).toBe('SUSPENDED');
    const bankAccount = { bin: '970436', number: '0123456789', holder: 'NGUYEN VAN THU' };
    await mutateRefund(boss, 'retryRefund', { refundId, bankAccount });
    await send(refundId);
    expect(await statusOfRefund(refundId)).toBe('PROCESSING');
    const confirm = () =>
      mutateRefund(boss, 'confirmRefundTransfer', { refundId, transaction: 'FT26309 77120' });
    await Promise.all([confirm(), confirm()]);
    expect(await statusOfRefund(refundId)).toBe('COMPLETED');
    expect(await paidBack(orderId)).toHaveLength(1);
  });

  test('goes to an account that is stored encrypted and shown only for the transfer', async () => {
    const { refundId, buyer } = await granted();
    mockGateway({ outcome: 'FAILED' });
    await send(refundId);
    const bankAccount = { bin: '970436', number: '0123 456 789', holder: 'Nguyễn Văn Thu' };
    await mutateRefund(boss, 'retryRefund', { refundId, bankAccount });
    const stored = async () => JSON.stringify(await db('select * from refund where id = ?', refundId));
    expect(await stored()).not.toContain('0123456789');
    const shown = (viewer: Actor) =>
      ask(viewer, `{ refundAccount(refundId: "${refundId}") { bank number holder } }`);
    const answer = { bank: 'Vietcombank', number: '0123456789', holder: 'NGUYEN VAN THU' };
    expect((await shown(boss)).data.refundAccount).toEqual(answer);
    expect(getCode(await shown(buyer))).toBe('FORBIDDEN');
    const seen = "select 1 from audit_log where action = 'refund.show-account' and target_id = ?";
    expect(await db(seen, refundId)).toHaveLength(1);

    // In the format of the previous release
    await db(
      `update refund set bank_account = '555566667777', bank_number_sealed = null, bank_last_digits = null where id = ?`,
      refundId,
    );
    await sealAccounts.handle(app.services, {});
    expect(await stored()).not.toContain('555566667777');
    expect((await shown(boss)).data.refundAccount).toEqual({ ...answer, number: '555566667777' });
  });

  test('is retried by schedule after a temporary failure', async () => {
    const { refundId } = await granted();
    mockGateway({ outcome: 'FAILED', canRetry: true });
    await send(refundId);
    const sent = vi.spyOn(app.services.jobs, 'sendEach');
    const checked = async () => {
      sent.mockClear();
      await checkRefunds.handle(app.services, {});
      return sent.mock.calls.some(([, , payloads]) =>
        payloads.some((payload) => (payload as { refundId?: string }).refundId === refundId),
      );
    };
    expect(await checked()).toBe(false);
    await db("update refund_transfer set settled_at = settled_at - interval '2 hours'");
    expect(await checked()).toBe(true);
  });

  test('is not sent by another job if the response cannot be recorded', async () => {
    const { refundId } = await granted();
    // PostgreSQL cannot store U+0000
    const { refund, query } = mockGateway({ outcome: 'DONE', code: '\u0000' });
    await expect(send(refundId)).rejects.toThrow();
    await expect(send(refundId)).rejects.toThrow();
    expect([refund.mock.calls.length, query.mock.calls.length]).toEqual([1, 1]);
    const jobs = () =>
      db("select 1 from pgboss.job where name = 'refund.send' and data->>'refundId' = ?", refundId);
    const checked = async () => {
      await skipClaim();
      await checkRefunds.handle(app.services, {});
      return (await jobs()).length;
    };
    await db("delete from pgboss.job where data->>'refundId' = ?", refundId);
    await db(
      "insert into pgboss.job (name, source_name, data) values ('dead-letters', 'refund.send', ?::jsonb)",
      JSON.stringify({ refundId }),
    );
    expect(await checked()).toBe(0);
    await db("delete from pgboss.job where data->>'refundId' = ?", refundId);
    expect([await checked(), await checked()]).toEqual([1, 1]);
  });

  test('allows the buyer to buy the course again', async () => {
    const { refundId, buyer, courseId } = await granted();
    mockGateway(DONE);
    await send(refundId);
    const { payment } = await begin(buyer, courseId);
    await deliver(signedNotification(payment!));
    const access = await value<string>(
      'select access from enrolment where student_id = ? and course_id = ?',
      buyer.id,
      courseId,
    );
    expect(access).toBe('ACTIVE');
  });

  test('of a refunded order’s second payment awaits an administrator', async () => {
    const { orderId } = await granted();
    const [attempt] = await db<{ id: string; reference: string; amount: string }>(
      `insert into payment_attempt (order_id, gateway, reference, amount, status, expires_at)
       values (?, 'VNPAY', 'SEN' || replace(?::text, '-', ''), 500000, 'EXPIRED', now()) returning id, reference, amount`,
      orderId,
      orderId,
    );
    await deliver(signedNotification({ reference: attempt!.reference, amount: 500_000 }));
    expect(await getStatus(orderId)).toBe('REFUNDED');
    const doubt = await value<string>('select doubt from payment_attempt where id = ?', attempt!.id);
    expect(doubt).toBe('PAID_TWICE');
  });
});
