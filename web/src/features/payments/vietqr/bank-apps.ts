import type { VietqrPaymentQuery } from './vietqr.gen.ts';

type Transfer = NonNullable<NonNullable<VietqrPaymentQuery['paymentAttempt']>['transfer']>;

/** Banking apps that VietQR's deep links can open, by their ID in these links. */
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

/** Deep link to a banking app. Some apps ignore the details of the transfer but open anyway. */
export const appLink = (app: string, { account, bankBin, content }: Transfer, amount: number): string =>
  `https://dl.vietqr.io/pay?${new URLSearchParams({ app, ba: `${account}@${bankBin}`, am: String(amount), tn: content })}`;
