import { readStored, writeStored } from '../../../ui/browser-storage.ts';
import type { VietqrPaymentQuery } from './vietqr.gen.ts';

type Transfer = NonNullable<NonNullable<VietqrPaymentQuery['paymentAttempt']>['transfer']>;

/** A banking app that VietQR's deep links can open. */
export interface BankApp {
  /** Its ID in these links. */
  readonly app: string;
  readonly sign: string;
  readonly name: string;
}

export const BANK_APPS: readonly BankApp[] = [
  { app: 'vcb', sign: 'VCB', name: 'Vietcombank' },
  { app: 'mb', sign: 'MB', name: 'MB Bank' },
  { app: 'tcb', sign: 'TCB', name: 'Techcombank' },
  { app: 'bidv', sign: 'BIDV', name: 'BIDV' },
  { app: 'icb', sign: 'CTG', name: 'VietinBank' },
  { app: 'vba', sign: 'VBA', name: 'Agribank' },
  { app: 'vpb', sign: 'VP', name: 'VPBank' },
  { app: 'acb', sign: 'ACB', name: 'ACB' },
  { app: 'tpb', sign: 'TP', name: 'TPBank' },
];

export const bankOf = (app: unknown): BankApp | undefined => BANK_APPS.find((bank) => bank.app === app);

const LAST = 'sen.bank';

/** The bank that was opened last in this browser. */
export const lastBank = (): BankApp | undefined => bankOf(readStored(LAST));
export const rememberBank = ({ app }: BankApp): void => void writeStored(LAST, app);

/** Deep link to a banking app. Some apps ignore the details of the transfer but open anyway. */
export const appLink = ({ app }: BankApp, { account, bankBin, content }: Transfer, amount: number): string =>
  `https://dl.vietqr.io/pay?${new URLSearchParams({ app, ba: `${account}@${bankBin}`, am: String(amount), tn: content })}`;
