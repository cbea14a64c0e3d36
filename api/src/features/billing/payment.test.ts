import { beforeAll, describe, expect, test } from 'vitest';
import { type App } from '../../app.ts';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  codeOf,
  course,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { CourseStatus } from '../catalog/index.ts';
import { signedQuery } from './gateways/vnpay/signature.ts';
import { SIMULATOR } from './gateways/vnpay/simulator/settings.ts';
import { expireOrder, queryPayment } from './payment.jobs.ts';

const app = await testApp();
let seller: Actor;
beforeAll(async () => {
  seller = await teacher(app);
});

const CHECKOUT = `mutation($input: CheckoutInput!) { checkout(input: $input) {
  order { id number status total lines { amount listPrice discount } }
  payment { id reference amount status payUrl } enrolment { id source } } }`;
interface Checkout {
  order: { id: string; status: string; total: number };
  payment: { id: string; reference: string; amount: number; payUrl: string } | null;
  enrolment: { source: string } | null;
}
let keys = 0;
const checkout = (
  buyer: Actor,
  courseId: string,
  key = `key-${++keys}-long-enough`,
  gateway: string | null = 'VNPAY',
) => ask(app, buyer, CHECKOUT, { input: { courseId, gateway, idempotencyKey: key } });
const begin = async (buyer: Actor, courseId: string) =>
  (await checkout(buyer, courseId)).data.checkout as Checkout;

/** What VNPay would send; anything can be overridden, then it is signed anew. */
const notice = (payment: { reference: string; amount: number }, over: Record<string, string> = {}) =>
  signedQuery(SIMULATOR.hashSecret, {
    vnp_Amount: String(payment.amount * 100),
    vnp_BankCode: 'NCB',
    vnp_OrderInfo: 'Thanh toan',
    vnp_PayDate: '20261120101010',
    vnp_ResponseCode: '00',
    vnp_TmnCode: SIMULATOR.tmnCode,
    vnp_TransactionNo: `9${payment.reference.slice(-8)}`,
    vnp_TransactionStatus: '00',
    vnp_TxnRef: payment.reference,
    ...over,
  });
const deliver = async (query: string) =>
  (await app.server.inject({ url: `/api/payments/vnpay/ipn?${query}` })).json() as { RspCode: string };
const enrolments = (buyer: Actor, facts: CourseFacts) =>
  select(app, 'select id from enrolment where student_id = ? and course_id = ?', [buyer.id, facts.id]);
const postings = (orderId: string) =>
  select<{ kind: string }>(app, 'select kind from ledger_transaction where order_id = ?', [orderId]);
const statusOf = async (orderId: string) =>
  (await select<{ status: string }>(app, 'select status from orders where id = ?', [orderId]))[0]!.status;

/** Who was told what about a course. */
const toldOf = ({ id }: CourseFacts) =>
  select(app, "select kind, person_id from notification where link like '%/' || ? order by kind", [id]);

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
  ])('%s enrols nobody', async (_, forge, answer) => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    expect((await deliver(forge(notice(payment!)))).RspCode).toBe(answer);
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    expect(await statusOf(order.id)).toBe('PENDING');
  });

  test('of another amount, rightly signed, enrols nobody: the money waits in suspense', async () => {
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

  test('for another shop, or of a payment nobody began, enrols nobody', async () => {
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

describe('checkout', () => {
  test('that is broken JSON learns nothing of the program behind it', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/payments/vnpay/ipn',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect([response.statusCode, response.body]).toEqual([400, 'Bad Request']);
  });

  test('a forged return page enrols nobody: only the notice does', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    await app.server.inject({ url: `/payment/result?${notice(payment!)}` });
    expect(await statusOf(order.id)).toBe('PENDING');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
  });

  test('the same key gives the same order; with another request it is a CONFLICT', async () => {
    const [buyer, facts, other] = [
      await student(app),
      await course(app, seller.id),
      await course(app, seller.id),
    ];
    const key = 'one-key-for-both';
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout(buyer, facts.id, key)));
    const orders = new Set(answers.map(({ data }) => (data.checkout as Checkout).payment!.reference));
    expect(orders.size).toBe(1);
    expect(codeOf(await checkout(buyer, other.id, key))).toBe('CONFLICT');
  });

  test('twenty at once with different keys leave one open order and one open attempt', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    await Promise.all(Array.from({ length: 20 }, () => checkout(buyer, facts.id)));
    expect(
      await select(app, "select 1 from order_line where buyer_id = ? and state = 'OPEN'", [buyer.id]),
    ).toHaveLength(1);
    expect(
      await select(
        app,
        "select 1 from payment_attempt a join orders o on o.id = a.order_id where o.buyer_id = ? and a.status = 'PENDING'",
        [buyer.id],
      ),
    ).toHaveLength(1);
  });

  test('a bought course can’t be bought again, nor one’s own, nor one that is not on sale', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    await deliver(notice((await begin(buyer, facts.id)).payment!));
    expect(codeOf(await checkout(buyer, facts.id))).toBe('CONFLICT');
    expect(codeOf(await checkout(seller, facts.id))).toBe('POLICY');
    const hidden = await course(app, seller.id, { status: CourseStatus.UNPUBLISHED });
    expect(codeOf(await checkout(buyer, hidden.id))).toBe('POLICY');
    const draft = await course(app, seller.id, { status: CourseStatus.DRAFT });
    expect(codeOf(await checkout(buyer, draft.id))).toBe('NOT_FOUND');
  });

  test('a free course is enrolled at once, without a gateway and without a posting', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id, { price: 0 })];
    const result = (await checkout(buyer, facts.id, undefined, null)).data.checkout as Checkout;
    expect(result).toMatchObject({
      order: { status: 'PAID', total: 0 },
      payment: null,
      enrolment: { source: 'FREE' },
    });
    expect(await postings(result.order.id)).toEqual([]);
    expect(await toldOf(facts)).toEqual([
      { kind: 'COURSE_SOLD', person_id: seller.id },
      { kind: 'ENROLLED', person_id: buyer.id },
    ]);
  });

  test('a course that has become free is enrolled although an order at its price is open', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order } = await begin(buyer, facts.id);
    await select(app, 'update course set price = 0 where id = ?', [facts.id]);
    expect((await begin(buyer, facts.id)).enrolment).toMatchObject({ source: 'FREE' });
    expect(await statusOf(order.id)).toBe('CANCELLED');
  });

  test('nobody pays again while people look into money that may have come, at whatever price', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    await deliver(notice({ ...payment!, amount: 10_000 }));
    expect(codeOf(await checkout(buyer, facts.id))).toBe('CONFLICT');
    await select(app, 'update course set price = 600000 where id = ?', [facts.id]);
    expect(codeOf(await checkout(buyer, facts.id))).toBe('CONFLICT');
    expect(await statusOf(order.id)).toBe('NEEDS_CHECK');
  });

  test('a paid course needs a gateway, and takes the sale price while it runs', async () => {
    const [buyer, facts] = [
      await student(app),
      await course(app, seller.id, { price: 500_000, salePrice: 300_000 }),
    ];
    const refused = await checkout(buyer, facts.id, undefined, null);
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'gateway' }],
    });
    expect((await begin(buyer, facts.id)).payment!.amount).toBe(300_000);
  });

  test('nobody sees another person’s order or attempt', async () => {
    const [buyer, stranger, facts] = [await student(app), await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    const QUERY =
      'query($id: ID!, $reference: String!) { order(id: $id) { id } paymentAttempt(reference: $reference) { id } }';
    const variables = { id: order.id, reference: payment!.reference };
    expect((await ask(app, buyer, QUERY, variables)).data).toEqual({
      order: { id: order.id },
      paymentAttempt: { id: payment!.id },
    });
    expect((await ask(app, stranger, QUERY, variables)).data).toEqual({ order: null, paymentAttempt: null });
  });
});

describe('a notice that gets lost', () => {
  const decide = (payUrl: string, decision: string) =>
    app.server.inject({
      method: 'POST',
      url: '/sandbox/vnpay/decision',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ query: payUrl.slice(payUrl.indexOf('?') + 1), decision }).toString(),
    });

  test('is made up for by the status query', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    await queryPayment.handle(app.services, { attemptId: payment!.id });
    expect(await statusOf(order.id)).toBe('PENDING');
    await decide(payment!.payUrl, 'pay-silently');
    expect(await statusOf(order.id)).toBe('PENDING');
    await queryPayment.handle(app.services, { attemptId: payment!.id });
    expect(await statusOf(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test('is made up for also when the buyer has begun another attempt meanwhile', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    await decide(payment!.payUrl, 'pay-silently');
    await select(app, "update payment_attempt set expires_at = now() - interval '1 second' where id = ?", [
      payment!.id,
    ]);
    expect((await begin(buyer, facts.id)).payment!.id).not.toBe(payment!.id);
    await queryPayment.handle(app.services, { attemptId: payment!.id });
    expect(await statusOf(order.id)).toBe('PAID');
  });

  test('the simulator’s whole way: page, decision, notice, way back', async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    const path = payment!.payUrl.slice(payment!.payUrl.indexOf('/sandbox'));
    const page = await app.server.inject({ url: path });
    expect(page.body).toContain('500.000');
    expect(
      (await app.server.inject({ url: path.replace(/vnp_Amount=\d+/, 'vnp_Amount=100') })).body,
    ).toContain('code=70');
    const back = await decide(payment!.payUrl, 'pay');
    expect(back.statusCode).toBe(302);
    expect(back.headers.location).toMatch(/\/payment\/result\?.*vnp_SecureHash=/);
    expect(await statusOf(order.id)).toBe('PAID');
  });
});

async function ledgerIsWhole(target: App): Promise<void> {
  const [sum] = await select<{ total: string }>(
    target,
    'select coalesce(sum(amount), 0) as total from ledger_entry',
  );
  expect(Number(sum!.total)).toBe(0);
  const wrong = await select(
    target,
    `select a.code from ledger_account a where a.balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)`,
  );
  expect(wrong).toEqual([]);
}

test('after everything above the ledger sums to zero and stored balances equal rebuilt ones', () =>
  ledgerIsWhole(app));
