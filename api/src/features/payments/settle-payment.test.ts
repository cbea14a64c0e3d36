import { expect, test } from 'vitest';
import { isRetryable } from './settle-payment.ts';

const fault = (code: string, constraint?: string) =>
  Object.assign(new Error('refused'), { code, constraint });

test('a settlement is retried after a conflict with another transaction, and after no other database error', () => {
  for (const error of [
    fault('40001'),
    fault('40P01'),
    fault('23505', 'payment_attempt_transaction'),
    fault('23505', 'suspense_item_gateway_transaction_key'),
  ])
    expect(isRetryable(error)).toBe(true);
  for (const error of [fault('23505', 'earning_pkey'), fault('23505'), fault('23503'), new Error('a bug')])
    expect(isRetryable(error)).toBe(false);
});
