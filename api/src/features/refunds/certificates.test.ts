import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { issueCertificateJob } from '../learning/index.ts';
import { app, db, value } from '../payments/testing/payments.ts';
import {
  boss,
  buyCourse,
  cancel,
  createRefund,
  DONE,
  mockGateway,
  mutateRefund,
  type Purchase,
  renewSeller,
  requestRefund,
  send,
} from './testing/refunds.ts';

const { ask } = helpersFor(app);

beforeEach(renewSeller);

/** The enrolment of a buyer who has completed the course. */
async function completed({ buyer, courseId }: Purchase): Promise<string> {
  const placeId = await value<string>(
    'update enrolment set completed_at = now() where student_id = ? and course_id = ? returning id',
    buyer.id,
    courseId,
  );
  return placeId;
}

const issue = (enrolmentId: string) => issueCertificateJob.handle(app.services, { enrolmentId });
const certificates = async (who: Actor): Promise<unknown> =>
  (await ask(who, '{ myCertificates { status revokedFor } }')).data.myCertificates;
const standing = async (who: Actor): Promise<unknown> =>
  (await ask(who, '{ myEnrolments { items { certificateStanding openRefund } } }')).data.myEnrolments;
const getJobs = (enrolmentId: string) =>
  db("select 1 from pgboss.job where name = 'certificates.issue' and data->>'enrolmentId' = ?", enrolmentId);
const HOLDS = [{ status: 'ISSUED', revokedFor: null }];
const NOTE = 'Khoá đúng như mô tả';

describe('a certificate and a refund of its course', () => {
  test('the certificate is issued when the buyer cancels the refund, not before', async () => {
    const purchase = await buyCourse();
    const { buyer } = purchase;
    const place = await completed(purchase);
    const refund = await createRefund(purchase);
    await issue(place);
    expect(await certificates(buyer)).toEqual([]);
    expect(await standing(buyer)).toEqual({
      items: [{ certificateStanding: 'PAUSED', openRefund: refund.number }],
    });
    expect(await getJobs(place)).toHaveLength(0);
    await cancel(buyer, refund.id);
    expect(await getJobs(place)).toHaveLength(1);
    await issue(place);
    expect(await certificates(buyer)).toEqual(HOLDS);
  });

  test('the certificate is issued when the refund is rejected', async () => {
    const purchase = await buyCourse();
    const place = await completed(purchase);
    const { id: refundId } = await createRefund(purchase);
    await db("update refund set status = 'ADMIN_REVIEW' where id = ?", refundId);
    await mutateRefund(boss, 'rejectRefund', { refundId, note: NOTE });
    expect(await getJobs(place)).toHaveLength(1);
    await issue(place);
    expect(await certificates(purchase.buyer)).toEqual(HOLDS);
  });

  test('no certificate is issued after a refund if the course is not completed', async () => {
    const purchase = await buyCourse();
    const placeId = await value<string>('select id from enrolment where student_id = ?', purchase.buyer.id);
    await cancel(purchase.buyer, (await createRefund(purchase)).id);
    expect(await getJobs(placeId)).toHaveLength(0);
  });

  test('the certificate is revoked in the transaction that completes the refund', async () => {
    const purchase = await buyCourse();
    const place = await completed(purchase);
    const { id: refundId } = await createRefund(purchase);
    // Issued between a rejection and its appeal
    await db("update refund set status = 'REJECTED' where id = ?", refundId);
    await issue(place);
    await db("update refund set status = 'ADMIN_REVIEW' where id = ?", refundId);
    expect(await certificates(purchase.buyer)).toEqual(HOLDS);
    await mutateRefund(boss, 'approveRefund', { refundId });
    mockGateway(DONE);
    await send(refundId);
    expect(await certificates(purchase.buyer)).toEqual([{ status: 'REVOKED', revokedFor: 'GIVEN_BACK' }]);
    await issue(place);
    expect(await certificates(purchase.buyer)).toEqual([{ status: 'REVOKED', revokedFor: 'GIVEN_BACK' }]);
  });

  test('wait for each other if they are simultaneous, and the later one sees the earlier one', async () => {
    for (const certificateIsFirst of [true, false]) {
      const purchase = await buyCourse();
      const place = await completed(purchase);
      const em = app.services.orm.em.fork();
      await em.begin();
      await em
        .getConnection()
        .execute(
          'select id from enrolment where id = ? for update',
          [place],
          'all',
          em.getTransactionContext(),
        );
      const acts = [() => issue(place), () => requestRefund(purchase)];
      const both = certificateIsFirst ? acts : acts.reverse();
      const first = both[0]!();
      await transactionsWaiting(app.services.orm, 1);
      const then = both[1]!();
      await transactionsWaiting(app.services.orm, 2);
      await em.commit();
      await Promise.all([first, then]);
      const held = (await certificates(purchase.buyer)) as unknown[];
      const requests = await db('select 1 from refund where buyer_id = ?', purchase.buyer.id);
      expect([held.length, requests.length].sort()).toEqual([0, 1]);
      expect(held).toHaveLength(certificateIsFirst ? 1 : 0);
    }
  });
});
