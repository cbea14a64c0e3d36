import { expect, test } from 'vitest';
import { type App } from '../../app.ts';
import { select } from '../../testing/factories.ts';
import { app } from './testing/payments.ts';

// Payments, on one program: what is left over is looked at in the end

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
