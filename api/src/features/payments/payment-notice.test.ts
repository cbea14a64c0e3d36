import { describe, expect, test } from 'vitest';
import { course, select, student } from '../../testing/factories.ts';
import { expireOrder } from './expire-orders.jobs.ts';
import {
  app,
  begin,
  deliver,
  enrolments,
  notice,
  postings,
  seller,
  statusOf,
  toldOf,
} from './testing/payments.ts';

describe('a verified notice', () => {
  test('enrols once and posts once, delivered fifty times at the same moment', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(notice(payment!))));
    const codes = answers.map(({ RspCode }) => RspCode).sort();
    expect(codes).toEqual(['00', ...Array.from({ length: 49 }, () => '02')]);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await postings(order.id)).toEqual([{ kind: 'SALE_PAID' }]);
    expect(await statusOf(order.id)).toBe('PAID');
    expect(await toldOf(facts)).toEqual([
      { kind: 'COURSE_SOLD', person_id: seller.id },
      { kind: 'ORDER_PAID', person_id: buyer.id },
    ]);
  });

  test('posts the split that was frozen on the line, whatever rates hold when the money comes', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id, { price: 499_000 })];
    const { order, payment } = await begin(buyer, facts.id);
    await select(
      app,
      "insert into commission_rate (attribution, basis_points, valid_from) values ('PLATFORM', 9000, now())",
    );
    await deliver(notice(payment!));
    await select(app, 'delete from commission_rate where basis_points = 9000');
    const entries = await select<{ code: string; amount: string }>(
      app,
      `select a.code, e.amount from ledger_entry e join ledger_account a on a.id = e.account_id
       join ledger_transaction t on t.id = e.transaction_id where t.order_id = ? order by e.sequence`,
      [order.id],
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
  ])('%s enrols no one', async (_, forge, answer) => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    expect((await deliver(forge(notice(payment!)))).RspCode).toBe(answer);
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await statusOf(order.id)).toBe('PENDING');
  });

  test('that says it is paid and not how much, rightly signed, enrols no one: people look into it', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    const query = notice(payment!, { vnp_Amount: '' });
    expect((await deliver(query)).RspCode).toBe('00');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await postings(order.id)).toEqual([]);
    expect(await statusOf(order.id)).toBe('NEEDS_CHECK');
  });

  test('of another amount, rightly signed, enrols no one: the money waits in suspense', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    const wrong = notice({ ...payment!, amount: 10_000 });
    expect((await deliver(wrong)).RspCode).toBe('04');
    expect((await deliver(wrong)).RspCode).toBe('04');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await statusOf(order.id)).toBe('NEEDS_CHECK');
    expect(await postings(order.id)).toEqual([{ kind: 'SUSPENSE_RECEIVED' }]);
  });

  test('of another amount, after its attempt has ended, is money all the same', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    await deliver(notice(payment!, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }));
    expect((await deliver(notice({ ...payment!, amount: 10_000 }))).RspCode).toBe('04');
    expect(await postings(order.id)).toEqual([{ kind: 'SUSPENSE_RECEIVED' }]);
    expect(await statusOf(order.id)).toBe('NEEDS_CHECK');
  });

  test('of many buyers of one course at one moment lets each of them in', async () => {
    const facts = await course(app, seller.id);
    const payments = [];
    for (let i = 0; i < 8; i++) payments.push((await begin(await student(app), facts.id)).payment!);
    const answers = await Promise.all(payments.map((payment) => deliver(notice(payment))));
    expect(answers.map(({ RspCode }) => RspCode)).toEqual(payments.map(() => '00'));
    const [counted] = await select(app, 'select student_count from course where id = ?', [facts.id]);
    expect(counted).toEqual({ student_count: 8 });
  });

  test.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['a number as signature', '{"vnp_SecureHash":5}'],
    ['half a character', '{"vnp_TxnRef":"\\ud800"}'],
  ])('that holds %s is refused like any other that is not signed', async (_, payload) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/payments/vnpay/ipn',
      headers: payload ? { 'content-type': 'application/json' } : {},
      payload,
    });
    expect(response.json()).toMatchObject({ RspCode: '97' });
  });

  test('for another shop, or of a payment no one began, enrols no one', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { payment } = await begin(buyer, facts.id);
    expect((await deliver(notice(payment!, { vnp_TmnCode: 'SOMEBODY' }))).RspCode).toBe('97');
    expect((await deliver(notice({ reference: 'SENNOBODY0001', amount: 1 }))).RspCode).toBe('01');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
  });

  test('needs both codes to say success', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    expect((await deliver(notice(payment!, { vnp_TransactionStatus: '02' }))).RspCode).toBe('00');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    const { payment: second } = await begin(buyer, facts.id);
    expect(
      (await deliver(notice(second!, { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }))).RspCode,
    ).toBe('00');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await statusOf(order.id)).toBe('NEEDS_CHECK');
  });

  test('of failure after success changes nothing; of success after failure enrols', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    const failure = notice(payment!, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' });
    await deliver(failure);
    expect(await statusOf(order.id)).toBe('PENDING');
    await deliver(notice(payment!));
    expect(await statusOf(order.id)).toBe('PAID');
    expect((await deliver(failure)).RspCode).toBe('02');
    expect(await statusOf(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });
});

describe('late money', () => {
  const expire = async (orderId: string) => {
    await select(app, "update orders set expires_at = now() - interval '1 hour' where id = ?", [orderId]);
    await expireOrder.handle(app.services, { orderId });
  };

  test('of an expired order is not lost: it enrols', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    await expire(order.id);
    expect(await statusOf(order.id)).toBe('EXPIRED');
    expect((await deliver(notice(payment!))).RspCode).toBe('00');
    expect(await statusOf(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test('for a course that the buyer has by now goes to suspense', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const first = await begin(buyer, facts.id);
    await expire(first.order.id);
    const second = await begin(buyer, facts.id);
    await deliver(notice(second.payment!));
    expect((await deliver(notice(first.payment!))).RspCode).toBe('00');
    expect(await statusOf(first.order.id)).toBe('NEEDS_CHECK');
    expect(await postings(first.order.id)).toEqual([{ kind: 'SUSPENSE_RECEIVED' }]);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test('makes an open order of the same course give way', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const first = await begin(buyer, facts.id);
    await expire(first.order.id);
    const second = await begin(buyer, facts.id);
    await deliver(notice(first.payment!));
    expect(await statusOf(first.order.id)).toBe('PAID');
    expect(await statusOf(second.order.id)).toBe('CANCELLED');
  });

  test('for a course that is no longer sold goes to suspense', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    await expire(order.id);
    await select(app, "update course set status = 'UNPUBLISHED' where id = ?", [facts.id]);
    await deliver(notice(payment!));
    expect(await statusOf(order.id)).toBe('NEEDS_CHECK');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
  });
});
