import { describe, expect, test } from 'vitest';
import { course } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { expireOrder } from './expire-orders.jobs.ts';
import {
  app,
  begin,
  beginSale,
  db,
  deliver,
  enrolments,
  getNotifications,
  getStatus,
  postings,
  seller,
  signedNotification,
} from './testing/payments.ts';

const { student } = helpersFor(app);

describe('a payment notification', () => {
  test('enrols and posts once, even if it is delivered fifty times simultaneously', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(signedNotification(payment))));
    const codes = answers.map(({ RspCode }) => RspCode).sort();
    expect(codes).toEqual(['00', ...Array.from({ length: 49 }, () => '02')]);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await postings(order.id)).toEqual([{ kind: 'SALE_PAID' }]);
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await getNotifications(facts)).toEqual([
      { kind: 'COURSE_SOLD', person_id: seller.id },
      { kind: 'ORDER_PAID', person_id: buyer.id },
    ]);
  });

  test('posts the shares that were stored at the sale, even if the rates have changed', async () => {
    const { order, payment } = await beginSale({ price: 499_000 });
    await db(
      "insert into commission_rate (attribution, basis_points, valid_from) values ('PLATFORM', 9000, now())",
    );
    await deliver(signedNotification(payment));
    await db('delete from commission_rate where basis_points = 9000');
    const entries = await db<{ code: string; amount: string }>(
      `select a.code, e.amount from ledger_entry e join ledger_account a on a.id = e.account_id
       join ledger_transaction t on t.id = e.transaction_id where t.order_id = ? order by e.sequence`,
      order.id,
    );
    expect(entries.map(({ code, amount }) => [code, Number(amount)])).toEqual([
      ['gateway:VNPAY', 499_000],
      [`hold:${seller.id}`, -314_370],
      ['tax-withheld:vat', -24_950],
      ['tax-withheld:pit', -9_980],
      ['commission-deferred', -149_700],
    ]);
  });

  test.each([
    ['a wrong signature', (query: string) => query.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '97'],
    [
      'a changed amount under the old signature',
      (query: string) => query.replace(/vnp_Amount=\d+/, 'vnp_Amount=100'),
      '97',
    ],
    ['a parameter that comes twice', (query: string) => `${query}&vnp_TxnRef=other`, '97'],
  ])('with %s enrols nobody', async (_, forge, answer) => {
    const { buyer, facts, order, payment } = await beginSale();
    expect((await deliver(forge(signedNotification(payment)))).RspCode).toBe(answer);
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await getStatus(order.id)).toBe('PENDING');
  });

  test('of a payment without an amount does not enrol the buyer, and an administrator checks it', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    const query = signedNotification(payment, { vnp_Amount: '' });
    expect((await deliver(query)).RspCode).toBe('00');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await postings(order.id)).toEqual([]);
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
  });

  test('of another amount does not enrol the buyer; the payment is unmatched', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    const wrong = signedNotification({ ...payment, amount: 10_000 });
    expect((await deliver(wrong)).RspCode).toBe('04');
    expect((await deliver(wrong)).RspCode).toBe('04');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await postings(order.id)).toEqual([{ kind: 'SUSPENSE_RECEIVED' }]);
  });

  test('of another amount is recorded as unmatched even after the attempt ended', async () => {
    const { order, payment } = await beginSale();
    await deliver(signedNotification(payment, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }));
    expect((await deliver(signedNotification({ ...payment, amount: 10_000 }))).RspCode).toBe('04');
    expect(await postings(order.id)).toEqual([{ kind: 'SUSPENSE_RECEIVED' }]);
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
  });

  test('enrols each of many simultaneous buyers of a course', async () => {
    const facts = await course(app, seller.id);
    const payments = [];
    for (let i = 0; i < 8; i++) payments.push((await begin(await student(), facts.id)).payment!);
    const answers = await Promise.all(payments.map((payment) => deliver(signedNotification(payment))));
    expect(answers.map(({ RspCode }) => RspCode)).toEqual(payments.map(() => '00'));
    const [counted] = await db('select student_count from course where id = ?', facts.id);
    expect(counted).toEqual({ student_count: 8 });
  });

  test.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['a number as signature', '{"vnp_SecureHash":5}'],
    ['half a character', '{"vnp_TxnRef":"\\ud800"}'],
  ])('that contains %s is rejected as unverified', async (_, payload) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/payments/vnpay/ipn',
      headers: payload ? { 'content-type': 'application/json' } : {},
      payload,
    });
    expect(response.json()).toMatchObject({ RspCode: '97' });
  });

  test('for another merchant or an unknown payment enrols no buyer', async () => {
    const { buyer, facts, payment } = await beginSale();
    expect((await deliver(signedNotification(payment, { vnp_TmnCode: 'SOMEBODY' }))).RspCode).toBe('97');
    expect((await deliver(signedNotification({ reference: 'SENNOBODY0001', amount: 1 }))).RspCode).toBe('01');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
  });

  test('requires both success codes', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    expect((await deliver(signedNotification(payment, { vnp_TransactionStatus: '02' }))).RspCode).toBe('00');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    const { payment: second } = await begin(buyer, facts.id);
    expect(
      (await deliver(signedNotification(second!, { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' })))
        .RspCode,
    ).toBe('00');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
  });

  test('of a failure after success changes nothing; of a success after failure enrols', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    const failure = signedNotification(payment, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' });
    await deliver(failure);
    expect(await getStatus(order.id)).toBe('PENDING');
    await deliver(signedNotification(payment));
    expect(await getStatus(order.id)).toBe('PAID');
    expect((await deliver(failure)).RspCode).toBe('02');
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });
});

describe('late money', () => {
  const expire = async (orderId: string) => {
    await db("update orders set expires_at = now() - interval '1 hour' where id = ?", orderId);
    await expireOrder.handle(app.services, { orderId });
  };

  test('for an expired order enrols the buyer', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    await expire(order.id);
    expect(await getStatus(order.id)).toBe('EXPIRED');
    expect((await deliver(signedNotification(payment))).RspCode).toBe('00');
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test('for a course that the buyer owns in the meantime is unmatched', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const first = await begin(buyer, facts.id);
    await expire(first.order.id);
    const second = await begin(buyer, facts.id);
    await deliver(signedNotification(second.payment!));
    expect((await deliver(signedNotification(first.payment!))).RspCode).toBe('00');
    expect(await getStatus(first.order.id)).toBe('NEEDS_CHECK');
    expect(await postings(first.order.id)).toEqual([{ kind: 'SUSPENSE_RECEIVED' }]);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test('cancels the buyer’s open order of the same course', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const first = await begin(buyer, facts.id);
    await expire(first.order.id);
    const second = await begin(buyer, facts.id);
    await deliver(signedNotification(first.payment!));
    expect(await getStatus(first.order.id)).toBe('PAID');
    expect(await getStatus(second.order.id)).toBe('CANCELLED');
  });

  test('for a course that is no longer sold is unmatched', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    await expire(order.id);
    await db("update course set status = 'UNPUBLISHED' where id = ?", facts.id);
    await deliver(signedNotification(payment));
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
  });
});
