import type { VietqrPaymentQuery } from './vietqr.gen.ts';

type Transfer = NonNullable<NonNullable<VietqrPaymentQuery['paymentAttempt']>['transfer']>;

/** Apps that VietQR’s links open, by their name there. */
export const BANK_APPS = [
  ['vcb', 'Vietcombank'],
  ['icb', 'VietinBank'],
  ['bidv', 'BIDV'],
  ['vba', 'Agribank'],
  ['tcb', 'Techcombank'],
  ['mb', 'MB Bank'],
  ['acb', 'ACB'],
  ['vpb', 'VPBank'],
  ['tpb', 'TPBank'],
] as const;

/** Opens a bank’s app with the transfer filled in, where that app understands it; it opens in any case. */
export const appLink = (app: string, { account, bankBin, content }: Transfer, amount: number): string =>
  `https://dl.vietqr.io/pay?${new URLSearchParams({ app, ba: `${account}@${bankBin}`, am: String(amount), tn: content })}`;
