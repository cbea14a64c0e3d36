import { afterEach, describe, expect, test, vi } from 'vitest';

import { PaymentGateway } from '../orders/order.enums.ts';
import { getGateways } from './gateways/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { queryGateway } from './query-gateway.ts';
import { app, beginSale, db } from './testing/payments.ts';

const port = getGateways(app.services).get(PaymentGateway.VNPAY);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Another process on the same database, with its own gateways and no shared memory. */
const elsewhere = () => ({ ...app.services });

describe('querying a gateway', () => {
  const begun = async () => {
    const { payment } = await beginSale();
    return app.services.orm.em.fork().findOneOrFail(PaymentAttempt, payment.id);
  };

  test('is done once for simultaneous callers in several processes, which share the response', async () => {
    const attempt = await begun();
    const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
    const calls = vi.spyOn(port, 'query').mockImplementation(async (reference) => {
      await thought;
      return { reference, outcome: 'NOT_BEGUN' };
    });
    const first = queryGateway(app.services, attempt, { freshFor: 5 });
    await vi.waitFor(() => expect(calls).toHaveBeenCalledOnce());
    const other = elsewhere();
    const queries = vi.spyOn(getGateways(other).get(PaymentGateway.VNPAY), 'query');
    const second = queryGateway(other, attempt, { freshFor: 5 });
    answer();
    expect(await Promise.all([first, second])).toEqual(['NOT_BEGUN', 'NOT_BEGUN']);
    expect(await queryGateway(other, attempt, { freshFor: 5 })).toBe('NOT_BEGUN');
    expect(queries).not.toHaveBeenCalled();
  });

  test('fails for all waiting callers if the gateway does not respond, and is repeated later', async () => {
    const attempt = await begun();
    const calls = vi.spyOn(port, 'query').mockRejectedValueOnce(new Error('connect ETIMEDOUT'));
    await expect(queryGateway(app.services, attempt, { freshFor: 5 })).rejects.toThrow('ETIMEDOUT');
    await expect(queryGateway(app.services, attempt, { freshFor: 5 })).rejects.toThrow('did not respond');
    expect(calls).toHaveBeenCalledOnce();
    await db("update payment_attempt set asked_at = now() - interval '5 seconds' where id = ?", attempt.id);
    expect(await queryGateway(app.services, attempt, { freshFor: 5 })).toBe('NOT_BEGUN');
  });

  test('is repeated after a process stopped during its query', async () => {
    const attempt = await begun();
    await db(
      "update payment_attempt set asked_at = now() - interval '36 seconds', answered = null where id = ?",
      attempt.id,
    );
    expect(await queryGateway(app.services, attempt, { freshFor: 60 })).toBe('NOT_BEGUN');
  });
});
