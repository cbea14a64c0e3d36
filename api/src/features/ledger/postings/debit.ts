import type { AccountName } from '../accounts.ts';
import type { Balances, Entry } from '../post.ts';

/** Debits an account as far as it goes, and another one for the rest. */
export function debitFirst(
  amount: number,
  first: AccountName,
  rest: AccountName,
  balances: Balances,
): Entry[] {
  const covered = Math.min(amount, balances(first));
  return [
    { account: first, amount: covered },
    { account: rest, amount: amount - covered },
  ];
}
