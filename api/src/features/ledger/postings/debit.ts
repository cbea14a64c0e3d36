import { type AccountName, account } from '../accounts.ts';
import type { Balances, Entry } from '../post.ts';

/** Takes an amount from one account as far as its balance allows, and the rest from another. */
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

/**
 * The credits of money that leaves by a gateway: as far as the gateway holds money of the platform, and the rest from
 * the bank.
 */
export function byGatewayFirst(amount: number, gateway: AccountName, balances: Balances): Entry[] {
  const held = gateway === account.bank ? amount : Math.max(0, Math.min(amount, balances(gateway)));
  return [
    { account: gateway, amount: -held },
    { account: account.bank, amount: held - amount },
  ];
}
