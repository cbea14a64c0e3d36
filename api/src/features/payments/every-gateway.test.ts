import { describe, expect, test } from 'vitest';
import { course, select, student } from '../../testing/factories.ts';
import { sandboxNotice } from './gateways/sandbox/sandbox-jobs.ts';
import { queryPayment } from './payment.jobs.ts';
import { app, type Checkout, checkout, enrolments, postings, seller, statusOf } from './testing/payments.ts';

const decide = ({ payUrl }: { payUrl: string }, decision: string) => {
  const [, gateway] = /\/sandbox\/(\w+)\//.exec(payUrl)!;
  return app.server.inject({
    method: 'POST',
    url: `/sandbox/${gateway}/decision`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ query: payUrl.slice(payUrl.indexOf('?') + 1), decision }).toString(),
  });
};

describe.each(['VNPAY', 'MOMO', 'ZALOPAY'])('through %s', (gateway) => {
  const begun = async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { order, payment } = (await checkout(buyer, facts.id, undefined, gateway)).data
      .checkout as Checkout;
    return { buyer, facts, order, payment: payment! };
  };
  const late = async ({ payment }: Awaited<ReturnType<typeof begun>>) => {
    const [row] = await select<{ reference: string }>(
      app,
      "select reference from sandbox_payment where gateway = ? and reference like '%' || ?",
      [gateway, payment.reference],
    );
    const known = { gateway, reference: row!.reference, capture: 0, sent: 0 };
    await sandboxNotice.handle(app.services, known);
  };

  test('a course is bought: page, decision, notice, and the way back', async () => {
    const { buyer, facts, order, payment } = await begun();
    const page = await app.server.inject({ url: payment.payUrl.slice(payment.payUrl.indexOf('/sandbox')) });
    expect(page.body).toContain('500.000');
    const back = await decide(payment, 'pay');
    expect(back.statusCode).toBe(302);
    expect(back.headers.location).toContain(payment.reference);
    expect(await statusOf(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await postings(order.id)).toEqual([{ kind: 'SALE_PAID' }]);
  });

  test.each(['cancel', 'no-funds'])('%s leaves the order to be tried again', async (decision) => {
    const { buyer, facts, order, payment } = await begun();
    await decide(payment, decision);
    // ZaloPay reports no failures, so it is queried
    await queryPayment.handle(app.services, { attemptId: payment.id });
    const [attempt] = await select(app, 'select status from payment_attempt where id = ?', [payment.id]);
    expect(attempt).toEqual({ status: 'FAILED' });
    expect(await statusOf(order.id)).toBe('PENDING');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
  });

  test('a notice that gets lost is made up for by asking', async () => {
    const { buyer, facts, order, payment } = await begun();
    await decide(payment, 'pay-silently');
    expect(await statusOf(order.id)).toBe('PENDING');
    await queryPayment.handle(app.services, { attemptId: payment.id });
    expect(await statusOf(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test('money that comes after the time has run out is not lost', async () => {
    const one = await begun();
    await decide(one.payment, 'pay-late');
    expect(await statusOf(one.order.id)).toBe('PENDING');
    await select(
      app,
      "update payment_attempt set status = 'EXPIRED', expires_at = now() - interval '1 minute' where id = ?",
      [one.payment.id],
    );
    await late(one);
    expect(await statusOf(one.order.id)).toBe('PAID');
    await late(one);
    expect(await postings(one.order.id)).toEqual([{ kind: 'SALE_PAID' }]);
  });

  test('who is charged twice has the course once, and the second money waits in suspense', async () => {
    const { buyer, facts, order, payment } = await begun();
    await decide(payment, 'pay-twice');
    expect(await statusOf(order.id)).toBe('PAID');
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect((await postings(order.id)).map(({ kind }) => kind).sort()).toEqual([
      'SALE_PAID',
      'SUSPENSE_RECEIVED',
    ]);
    const [attempt] = await select(app, 'select doubt from payment_attempt where id = ?', [payment.id]);
    expect(attempt).toEqual({ doubt: 'PAID_TWICE' });
  });
});
