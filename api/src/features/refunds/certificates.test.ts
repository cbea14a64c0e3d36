import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, ask, select } from '../../testing/factories.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { issueCertificateJob } from '../learning/index.ts';
import { app } from '../payments/testing/payments.ts';
import {
  act,
  answers,
  type Bought,
  boss,
  bought,
  cancel,
  DONE,
  renewSeller,
  request,
  requested,
  send,
} from './testing/refunds.ts';

beforeEach(renewSeller);

/** The enrolment of a buyer who has completed the course. */
async function completed({ buyer, courseId }: Bought): Promise<string> {
  const [place] = await select<{ id: string }>(
    app,
    'update enrolment set completed_at = now() where student_id = ? and course_id = ? returning id',
    [buyer.id, courseId],
  );
  return place!.id;
}

const issue = (enrolmentId: string) => issueCertificateJob.handle(app.services, { enrolmentId });
const certificates = async (who: Actor): Promise<unknown> =>
  (await ask(app, who, '{ myCertificates { status revokedFor } }')).data.myCertificates;
const standing = async (who: Actor): Promise<unknown> =>
  (await ask(app, who, '{ myEnrolments { items { certificateStanding openRefund } } }')).data.myEnrolments;
const jobsOf = (enrolmentId: string) =>
  select(app, "select 1 from pgboss.job where name = 'certificates.issue' and data->>'enrolmentId' = ?", [
    enrolmentId,
  ]);
const HOLDS = [{ status: 'ISSUED', revokedFor: null }];
const NOTE = 'Khoá đúng như mô tả';

describe('a certificate and a refund of its course', () => {
  test('it waits while the refund is open, and comes when the buyer calls it off', async () => {
    const purchase = await bought();
    const { buyer } = purchase;
    const place = await completed(purchase);
    const refund = await requested(purchase);
    await issue(place);
    expect(await certificates(buyer)).toEqual([]);
    expect(await standing(buyer)).toEqual({
      items: [{ certificateStanding: 'PAUSED', openRefund: refund.number }],
    });
    expect(await jobsOf(place)).toHaveLength(0);
    await cancel(buyer, refund.id);
    expect(await jobsOf(place)).toHaveLength(1);
    await issue(place);
    expect(await certificates(buyer)).toEqual(HOLDS);
  });

  test('it comes when the refund is refused', async () => {
    const purchase = await bought();
    const place = await completed(purchase);
    const { id: refundId } = await requested(purchase);
    await select(app, "update refund set status = 'ADMIN_REVIEW' where id = ?", [refundId]);
    await act(boss, 'rejectRefund', { refundId, note: NOTE });
    expect(await jobsOf(place)).toHaveLength(1);
    await issue(place);
    expect(await certificates(purchase.buyer)).toEqual(HOLDS);
  });

  test('where the course was not completed, the end of a refund sets nothing going', async () => {
    const purchase = await bought();
    const [place] = await select<{ id: string }>(app, 'select id from enrolment where student_id = ?', [
      purchase.buyer.id,
    ]);
    await cancel(purchase.buyer, (await requested(purchase)).id);
    expect(await jobsOf(place!.id)).toHaveLength(0);
  });

  test('it is revoked in the transaction in which the money is known to be back', async () => {
    const purchase = await bought();
    const place = await completed(purchase);
    const { id: refundId } = await requested(purchase);
    // Issued between a rejection and its appeal
    await select(app, "update refund set status = 'REJECTED' where id = ?", [refundId]);
    await issue(place);
    await select(app, "update refund set status = 'ADMIN_REVIEW' where id = ?", [refundId]);
    expect(await certificates(purchase.buyer)).toEqual(HOLDS);
    await act(boss, 'approveRefund', { refundId });
    answers(DONE);
    await send(refundId);
    expect(await certificates(purchase.buyer)).toEqual([{ status: 'REVOKED', revokedFor: 'GIVEN_BACK' }]);
    await issue(place);
    expect(await certificates(purchase.buyer)).toEqual([{ status: 'REVOKED', revokedFor: 'GIVEN_BACK' }]);
  });

  test('of a certificate and a request at the same moment, the later one sees the other', async () => {
    for (const certificateIsFirst of [true, false]) {
      const purchase = await bought();
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
      const acts = [() => issue(place), () => request(purchase)];
      const both = certificateIsFirst ? acts : acts.reverse();
      const first = both[0]!();
      await transactionsWaiting(app.services.orm, 1);
      const then = both[1]!();
      await transactionsWaiting(app.services.orm, 2);
      await em.commit();
      await Promise.all([first, then]);
      const held = (await certificates(purchase.buyer)) as unknown[];
      const asked = await select(app, 'select 1 from refund where buyer_id = ?', [purchase.buyer.id]);
      expect([held.length, asked.length].sort()).toEqual([0, 1]);
      expect(held).toHaveLength(certificateIsFirst ? 1 : 0);
    }
  });
});
