import { type AccountName, account } from '../../accounts.ts';
import { type Balances, getSum, type Posting } from '../../post.ts';
import type { SoldLine } from '../../split-refund.ts';

export const GATEWAYS = ['VNPAY', 'MOMO', 'VIETQR'];
export const TEACHERS = ['t1', 't2'];
export const SERVICE_VAT_BP = 800;

export interface Line extends SoldLine {
  readonly lineId: string;
  readonly orderId: string;
  readonly teacherId: string;
  readonly gateway: string;
  refunded: number;
  shareLeft: number;
  commissionLeft: number;
  isReleased: boolean;
  dispute?: string | undefined;
}

/** Money that a gateway has received or refunded and not settled. */
interface Unsettled {
  readonly key: string;
  readonly gateway: string;
  readonly amount: number;
}

/** The state that all events share: the books in memory, and unfinished processes. */
export class State {
  readonly balances = new Map<string, { account: AccountName; balance: number }>();
  readonly lines: Line[] = [];
  readonly owed: { key: string; gateway?: string; amount: number }[] = [];
  readonly payouts: { payoutId: string; teacherId: string; amount: number }[] = [];
  readonly suspense: { key: string; amount: number }[] = [];
  readonly packages: { key: string; orderId: string; days: number; net: number; vat: number }[] = [];
  /** Payments and refunds that gateways will settle. */
  readonly received: Unsettled[] = [];
  readonly sent: Unsettled[] = [];

  readonly read: Balances = (name) => {
    const balance = this.balances.get(name.code)?.balance ?? 0;
    return name.normalSide === 'DEBIT' ? balance : 0 - balance;
  };

  /** @throws Error if a posting does not sum to zero, or an account that must not be overdrawn would be */
  book({ key, entries }: Posting): void {
    if (getSum(entries) !== 0) throw new Error(`${key} does not sum to zero`);
    for (const { account: name, amount } of entries) {
      const known = this.balances.get(name.code) ?? { account: name, balance: 0 };
      this.balances.set(name.code, { account: name, balance: known.balance + amount });
    }
    for (const { account: name } of entries)
      if (this.read(name) < 0 && !name.mayGoNegative) throw new Error(`${name.code} is overdrawn by ${key}`);
  }

  /** A gateway has received money, which it will settle. */
  receive(gateway: string, key: string, amount: number): void {
    if (gateway !== 'VIETQR') this.received.push({ key, gateway, amount });
  }

  /** Money was refunded. The gateway will deduct the part that its account was credited with. */
  sendBack(posting: Posting): void {
    this.book(posting);
    for (const { account: name, amount } of posting.entries)
      if (name.kind === 'GATEWAY' && amount < 0)
        this.sent.push({ key: posting.key, gateway: name.code.slice('gateway:'.length), amount: -amount });
  }

  ofGateway(list: readonly Unsettled[], gateway: string): number {
    return list.filter((each) => each.gateway === gateway).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The balance of a gateway's account. */
  heldBy(gateway: string): number {
    return this.read(account.gateway(gateway));
  }
}
