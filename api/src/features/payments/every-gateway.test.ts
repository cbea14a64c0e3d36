import { describe, expect, test } from 'vitest';
import { helpersFor } from '../../testing/helpers.ts';
import { sandboxNotification } from './gateways/sandbox/sandbox-jobs.ts';
import { queryPayment } from './payment.jobs.ts';
import {
  app,
  begin,
  beginSale,
  type Checkout,
  checkout,
  db,
  decide,
  enrolments,
  getStatus,
  postings,
  seller,
  value,
} from './testing/payments.ts';

const { course, student } = helpersFor(app);

describe.each(['VNPAY', 'MOMO', 'ZALOPAY'])('a purchase through %s', (gateway) => {
  const begun = async () => {
    const [buyer, facts] = [await student(), await course(seller.id)];
    const { order, payment } = (await checkout(buyer, facts.id, undefined, gateway)).data
      .checkout as Checkout;
    return { buyer, facts, order, payment: payment! };
  };
  const late = async ({ payment }: Awaited<ReturnType<typeof begun>>) => {
    const rowReference = await value<string>(
      "select reference from sandbox_payment where gateway = ? and reference like '%' || ?",
      gateway,
      payment.reference,
    );
    const known = { gateway, reference: rowReference, capture: 0, sent: 0 };
    await sandboxNotification.handle(app.services, known);
  };

  test('enrols the buyer by page, decision, notification and return', async () => {
    const { buyer, facts, order, payment } = await begun();
    const page = await app.server.inject({ url: payment.payUrl.slice(payment.payUrl.indexOf('/sandbox')) });
    expect(page.body).toContain('500.000');
    const back = await decide(payment.payUrl, 'pay');
    expect(back.statusCode).toBe(302);
    expect(back.headers.location).toContain(payment.reference);
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await postings(order.id)).toEqual([{ kind: 'SALE_PAID' }]);
  });

  test.each(['cancel', 'no-funds'])('can be paid again after %s', async (decision) => {
    const { buyer, facts, order, payment } = await begun();
    await decide(payment.payUrl, decision);
    // ZaloPay reports no failures, so it is queried
    await queryPayment.handle(app.services, { attemptId: payment.id });
    const [attempt] = await db('select status from payment_attempt where id = ?', payment.id);
    expect(attempt).toEqual({ status: 'FAILED' });
    expect(await getStatus(order.id)).toBe('PENDING');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
  });

  test('is settled by a query if the notification was lost', async () => {
    const { buyer, facts, order, payment } = await begun();
    await decide(payment.payUrl, 'pay-silently');
    expect(await getStatus(order.id)).toBe('PENDING');
    await queryPayment.handle(app.services, { attemptId: payment.id });
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test('is paid by money that arrives after the expiry', async () => {
    const one = await begun();
    await decide(one.payment.payUrl, 'pay-late');
    expect(await getStatus(one.order.id)).toBe('PENDING');
    await db(
      "update payment_attempt set status = 'EXPIRED', expires_at = now() - interval '1 minute' where id = ?",
      one.payment.id,
    );
    await late(one);
    expect(await getStatus(one.order.id)).toBe('PAID');
    await late(one);
    expect(await postings(one.order.id)).toEqual([{ kind: 'SALE_PAID' }]);
  });

  test('that is charged twice enrols once; the second payment is unmatched', async () => {
    const { buyer, facts, order, payment } = await begun();
    await decide(payment.payUrl, 'pay-twice');
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect((await postings(order.id)).map(({ kind }) => kind).sort()).toEqual([
      'SALE_PAID',
      'SUSPENSE_RECEIVED',
    ]);
    const [attempt] = await db('select doubt from payment_attempt where id = ?', payment.id);
    expect(attempt).toEqual({ doubt: 'PAID_TWICE' });
  });
});

test('a status query settles an expired attempt after the buyer has begun another one', async () => {
  const { buyer, facts, order, payment } = await beginSale();
  await decide(payment.payUrl, 'pay-silently');
  await db("update payment_attempt set expires_at = now() - interval '1 second' where id = ?", payment.id);
  expect((await begin(buyer, facts.id)).payment!.id).not.toBe(payment.id);
  await queryPayment.handle(app.services, { attemptId: payment.id });
  expect(await getStatus(order.id)).toBe('PAID');
});

test('the gateway’s page rejects an amount that the buyer has changed', async () => {
  const { payment } = await beginSale();
  const path = payment.payUrl.slice(payment.payUrl.indexOf('/sandbox'));
  const page = await app.server.inject({ url: path.replace(/vnp_Amount=\d+/, 'vnp_Amount=100') });
  expect(page.body).toContain('code=70');
});
