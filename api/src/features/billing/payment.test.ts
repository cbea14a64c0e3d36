import { expect, test } from 'vitest';
import { type App } from '../../app.ts';
import { select } from '../../testing/factories.ts';
import { app } from './testing/payments.ts';
// Payments, on one program: what is left over is looked at in the end
import './testing/payment-notice.cases.ts';
import './testing/checkout.cases.ts';
import './testing/access-length.cases.ts';
import './testing/lost-notice.cases.ts';
import './testing/by-the-clock.cases.ts';
import './testing/gateway-calls.cases.ts';
import './testing/order-lines.cases.ts';
import './testing/sale-share.cases.ts';
import './testing/cart.cases.ts';
import './testing/wishlist.cases.ts';
import './testing/coupons.cases.ts';
import './testing/making-coupons.cases.ts';
import './testing/teacher-link.cases.ts';
import './testing/pay-order.cases.ts';
import './testing/bills.cases.ts';
import './testing/doubts.cases.ts';
import './testing/check-payment.cases.ts';
import './testing/ask-gateway.cases.ts';
import './testing/every-gateway.cases.ts';
import './testing/transfer.cases.ts';
import './testing/suspense.cases.ts';
import './testing/rest.cases.ts';
import './testing/rest-attacks.cases.ts';
import './testing/both-ways.cases.ts';

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
