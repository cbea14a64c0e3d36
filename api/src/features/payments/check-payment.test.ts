import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeMail } from '../../platform/mail/write-mail.tsx';
import { type Actor, course, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { receipt } from '../checkout/mails/receipt.mail.tsx';
import { PaymentGateway } from '../orders/order.enums.ts';
import { getGateways } from './gateways/index.ts';
import {
  app,
  begin,
  beginSale,
  checkout,
  db,
  decide,
  deliver,
  enrolments,
  getStatus,
  postings,
  seller,
  signedNotification,
} from './testing/payments.ts';

const { ask, mailsTo, provedMember, student, value } = helpersFor(app);

const port = getGateways(app.services).get(PaymentGateway.VNPAY);
const CHECK = `mutation($orderId: ID!) { checkPayment(orderId: $orderId) { answer payment { status nextQueryAt decidedBy
  order { status checkAgainAt } } } }`;
const check = (actor: Actor, orderId: string) => ask(actor, CHECK, { orderId });
const getAnswer = (reply: Awaited<ReturnType<typeof check>>) =>
  reply.data?.checkPayment as {
    answer: string | null;
    payment: {
      status: string;
      nextQueryAt: string | null;
      decidedBy: string | null;
      order: { status: string; checkAgainAt: string | null };
    };
  };
const longAgo = (attemptId: string) =>
  db("update payment_attempt set created_at = now() - interval '1 minute' where id = ?", attemptId);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('checking a payment on request of the buyer', () => {
  test('queries the gateway and enrols the buyer if the notification was lost', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    await decide(payment.payUrl, 'pay-silently');
    expect(await getStatus(order.id)).toBe('PENDING');
    expect(getAnswer(await check(buyer, order.id))).toMatchObject({
      answer: 'PAID',
      payment: { status: 'SUCCEEDED', nextQueryAt: null, decidedBy: null, order: { status: 'PAID' } },
    });
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    // Decided payments are not queried again
    expect(getAnswer(await check(buyer, order.id)).answer).toBeNull();
  });

  test('returns the time of the next scheduled query and of the next allowed check', async () => {
    const { buyer, order } = await beginSale();
    const { answer, payment } = getAnswer(await check(buyer, order.id));
    expect([answer, payment.status]).toEqual(['NOT_BEGUN', 'PENDING']);
    const inSeconds = (at: string | null) => (Date.parse(at!) - Date.now()) / 1000;
    expect(inSeconds(payment.nextQueryAt)).toBeGreaterThan(35);
    expect(inSeconds(payment.nextQueryAt)).toBeLessThanOrEqual(45);
    expect(inSeconds(payment.decidedBy)).toBeGreaterThan(15 * 60);
    expect(inSeconds(payment.order.checkAgainAt)).toBeGreaterThan(20);
  });

  test('is limited to one in 30 seconds for an order, also for simultaneous requests', async () => {
    const { buyer, order } = await beginSale();
    const queries = vi.spyOn(port, 'query');
    const replies = await Promise.all(Array.from({ length: 8 }, () => check(buyer, order.id)));
    expect(queries).toHaveBeenCalledOnce();
    const refused = replies.filter((reply) => getReason(reply) === 'CHECKED_JUST_NOW');
    expect(refused).toHaveLength(7);
    const { retryAfter } = refused[0]!.errors![0]!.extensions as unknown as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(25);
    expect(retryAfter).toBeLessThanOrEqual(30);
    await db(
      "update payment_attempt set asked_at = now() - interval '30 seconds' where order_id = ?",
      order.id,
    );
    expect(getAnswer(await check(buyer, order.id)).answer).toBe('NOT_BEGUN');
  });

  test('enrols and posts once if the notification arrives simultaneously', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    await decide(payment.payUrl, 'pay-silently');
    const transaction = await value<string>(
      "select state->'captures'->0->>'transaction' as transaction from sandbox_payment where reference = ?",
      payment.reference,
    );
    const paid = signedNotification(payment, { vnp_TransactionNo: transaction });
    const [checked, ...report] = await Promise.all([
      check(buyer, order.id),
      ...Array.from({ length: 5 }, () => deliver(paid)),
    ]);
    expect(checked.errors).toBeUndefined();
    expect(report.every(({ RspCode }) => ['00', '02'].includes(RspCode))).toBe(true);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await postings(order.id)).toEqual([{ kind: 'SALE_PAID' }]);
    expect((await mailsTo(buyer.email)).filter(({ mail }) => mail === 'billing.receipt')).toHaveLength(1);
  });

  test('is allowed for the buyer only', async () => {
    const [buyer, stranger, facts] = [await student(), await student(), await course(app, seller.id)];
    const { order } = await begin(buyer, facts.id);
    expect(getReason(await check(stranger, order.id))).toBe('NOT_FOUND');
    expect(getReason(await check(buyer, 'no-order'))).toBe('NOT_FOUND');
  });

  test('fails with the time of the next attempt if the gateway does not respond', async () => {
    const { buyer, order } = await beginSale();
    vi.spyOn(port, 'query').mockRejectedValueOnce(new Error('connect ETIMEDOUT'));
    const refused = await check(buyer, order.id);
    expect(refused.errors![0]!.extensions).toMatchObject({ reason: 'PAYMENT_NOT_CHECKED', retryAfter: 30 });
    expect(await getStatus(order.id)).toBe('PENDING');
  });
});

describe('paying again', () => {
  test('is rejected without a visit to the gateway if the order is already paid', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    await longAgo(payment.id);
    await decide(payment.payUrl, 'pay-silently');
    expect(getReason(await checkout(buyer, facts.id))).toBe('ALREADY_OWNED');
    expect(await getStatus(order.id)).toBe('PAID');
  });

  test('with the same key returns the order that was paid in the meantime', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const key = `repeated-${facts.id}`;
    const first = (await checkout(buyer, facts.id, key)).data.checkout as Awaited<ReturnType<typeof begin>>;
    await longAgo(first.payment!.id);
    await decide(first.payment!.payUrl, 'pay-silently');
    const { data } = await checkout(buyer, facts.id, key);
    expect(data.checkout).toMatchObject({ order: { id: first.order.id, status: 'PAID' } });
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test('with the key of a replaced order settles the payment of the newer order', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id, { price: 300_000 })];
    const key = `made-way-${facts.id}`;
    await checkout(buyer, facts.id, key);
    await db('update course set price = 200000 where id = ?', facts.id);
    const { payment } = await begin(buyer, facts.id);
    await longAgo(payment!.id);
    await decide(payment!.payUrl, 'pay-silently');
    await checkout(buyer, facts.id, key);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test.each([
    ['is still processing', () => Promise.resolve({ reference: 'x', outcome: 'PENDING' as const })],
    ['does not respond', () => Promise.reject(new Error('connect ETIMEDOUT'))],
  ])(
    'continues the same payment, or replaces it by another gateway, while the gateway %s',
    async (_, answer) => {
      const { buyer, facts, payment } = await beginSale();
      await longAgo(payment.id);
      const queries = vi.spyOn(port, 'query').mockImplementation(answer);
      expect((await begin(buyer, facts.id)).payment).toEqual(payment);
      const replaced = (await checkout(buyer, facts.id, undefined, 'MOMO')).data.checkout as Awaited<
        ReturnType<typeof begin>
      >;
      expect(replaced.payment!.id).not.toBe(payment.id);
      expect(queries).toHaveBeenCalledOnce();
    },
  );

  test('continues the same payment if the gateway does not know it', async () => {
    const { buyer, facts, payment } = await beginSale();
    await longAgo(payment.id);
    expect((await begin(buyer, facts.id)).payment!.id).toBe(payment.id);
  });

  test('queries the gateway once for several checkouts', async () => {
    const { buyer, facts, payment } = await beginSale();
    await longAgo(payment.id);
    const queries = vi.spyOn(port, 'query');
    const once = await Promise.all(Array.from({ length: 4 }, () => begin(buyer, facts.id)));
    const again = await begin(buyer, facts.id);
    expect(new Set([...once, again].map((each) => each.payment!.id))).toEqual(new Set([payment.id]));
    expect(queries).toHaveBeenCalledOnce();
  });

  test('begins another payment if the bank rejected the first', async () => {
    const { buyer, facts, payment } = await beginSale();
    await longAgo(payment.id);
    vi.spyOn(port, 'query').mockResolvedValueOnce({
      reference: payment.reference,
      amount: payment.amount,
      outcome: 'FAILED',
      code: '02',
    });
    expect((await begin(buyer, facts.id)).payment!.id).not.toBe(payment.id);
  });
});

test('the email of a paid order is a receipt, in both languages, as text and as HTML', async () => {
  const [buyer, facts] = [await provedMember(), await course(app, seller.id, { price: 499_000 })];
  const { order, payment } = await begin(buyer, facts.id);
  await deliver(signedNotification(payment!));
  await db("update orders set paid_at = '2026-11-20T03:05:00Z' where id = ?", order.id);
  const [row] = await db<{ number: string; full_name: string; title: string }>(
    `select o.number, p.full_name, l.title from orders o join person p on p.id = o.buyer_id
     join order_line l on l.order_id = o.id where o.id = ?`,
    order.id,
  );
  const ordered = (await mailsTo(buyer.email)).find(({ mail }) => mail === 'billing.receipt')!;
  const props = receipt.props.parse({
    ...ordered.props,
    paidAt: '2026-11-20T03:05:00.000Z',
    refundUntil: '2026-11-27T03:05:00.000Z',
  });
  const transaction = `9${payment!.reference.slice(-8)}`;
  for (const [locale, words] of [
    [
      'vi',
      [
        'Tổng cộng: 499.000 ₫',
        'Thanh toán qua: VNPAY',
        '10:05, 20/11/2026 (giờ Việt Nam)',
        '10:05, 27/11/2026 (7 ngày)',
      ],
    ],
    [
      'en',
      [
        'Total: 499,000 ₫',
        'Payment method: VNPAY',
        '10:05, 20/11/2026 (Vietnam time)',
        '10:05, 27/11/2026 (7 days)',
      ],
    ],
  ] as const) {
    const { subject, html, text } = await writeMail(receipt, props, locale, 'https://sen.example.vn');
    expect(subject).toContain(row!.number);
    const seen = html
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ');
    for (const body of [text.replace(/\s+/g, ' '), seen])
      for (const part of [...words, row!.title, row!.full_name, transaction, '30%'])
        expect(body).toContain(part);
    for (const body of [text, html]) {
      expect(body).toContain(`https://sen.example.vn/learning/${facts.id}`);
      expect(body).toContain(`https://sen.example.vn/payment/result?reference=${payment!.reference}`);
    }
  }
});
