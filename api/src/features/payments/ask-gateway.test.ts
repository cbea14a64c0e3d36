import { afterEach, describe, expect, test, vi } from 'vitest';
import { course, select, student } from '../../testing/factories.ts';
import { PaymentGateway } from '../orders/order.enums.ts';
import { askGateway } from './ask-gateway.ts';
import { gatewaysOf } from './gateways/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { app, begin, seller } from './testing/payments.ts';

const port = gatewaysOf(app.services).get(PaymentGateway.VNPAY);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Another process on the same database, with its own gateways and no shared memory. */
const elsewhere = () => ({ ...app.services });

describe('asking a gateway', () => {
  const begun = async () => {
    const [buyer, facts] = [await student(app), await course(app, seller.id)];
    const { payment } = await begin(buyer, facts.id);
    return app.services.orm.em.fork().findOneOrFail(PaymentAttempt, payment!.id);
  };

  test('one asks, and askers in other processes get its answer', async () => {
    const attempt = await begun();
    const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
    const calls = vi.spyOn(port, 'query').mockImplementation(async (reference) => {
      await thought;
      return { reference, outcome: 'NOT_BEGUN' };
    });
    const first = askGateway(app.services, attempt, { freshFor: 5 });
    await vi.waitFor(() => expect(calls).toHaveBeenCalledOnce());
    const other = elsewhere();
    const asked = vi.spyOn(gatewaysOf(other).get(PaymentGateway.VNPAY), 'query');
    const second = askGateway(other, attempt, { freshFor: 5 });
    answer();
    expect(await Promise.all([first, second])).toEqual(['NOT_BEGUN', 'NOT_BEGUN']);
    expect(await askGateway(other, attempt, { freshFor: 5 })).toBe('NOT_BEGUN');
    expect(asked).not.toHaveBeenCalled();
  });

  test('that no answer came is known to the others, too, and asked anew after a while', async () => {
    const attempt = await begun();
    const calls = vi.spyOn(port, 'query').mockRejectedValueOnce(new Error('connect ETIMEDOUT'));
    await expect(askGateway(app.services, attempt, { freshFor: 5 })).rejects.toThrow('ETIMEDOUT');
    await expect(askGateway(app.services, attempt, { freshFor: 5 })).rejects.toThrow('no answer');
    expect(calls).toHaveBeenCalledOnce();
    await select(app, "update payment_attempt set asked_at = now() - interval '5 seconds' where id = ?", [
      attempt.id,
    ]);
    expect(await askGateway(app.services, attempt, { freshFor: 5 })).toBe('NOT_BEGUN');
  });

  test('an asker that died is not waited for for ever', async () => {
    const attempt = await begun();
    await select(
      app,
      "update payment_attempt set asked_at = now() - interval '36 seconds', answered = null where id = ?",
      [attempt.id],
    );
    expect(await askGateway(app.services, attempt, { freshFor: 60 })).toBe('NOT_BEGUN');
  });
});
