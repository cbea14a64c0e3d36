import { describe, expect, test } from 'vitest';
import { course, select, student } from '../../testing/factories.ts';
import { queryPayment } from './payment.jobs.ts';
import { app, begin, enrolments, seller, statusOf } from './testing/payments.ts';

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
