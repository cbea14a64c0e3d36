import fc from 'fast-check';
import { type AccountName, account } from '../accounts.ts';
import { giveBack, type SoldLine } from '../give-back.ts';
import { type Balances, type Posting, sumOf } from '../post.ts';
import {
  disputeLost,
  disputeOpened,
  disputeWon,
  gatewaySettled,
  suspenseReceived,
  suspenseReturned,
  taxPaid,
} from '../postings/gateway.ts';
import { packageCancelled, packageDay, packageSold } from '../postings/package.ts';
import { payoutAsked, payoutDone, payoutFailed } from '../postings/payout.ts';
import { refundAfterRelease, refundBeforeRelease, refundPaid } from '../postings/refund.ts';
import { earningReleased, receivableNetted, receivableWrittenOff, vatIn } from '../postings/release.ts';
import { salePaid } from '../postings/sale.ts';
import { splitSale } from '../split-sale.ts';

const GATEWAYS = ['VNPAY', 'MOMO', 'VIETQR'];
const TEACHERS = ['t1', 't2'];
const SERVICE_VAT_BP = 800;

const KINDS = [
  'sale',
  'release',
  'refund',
  'refundPaid',
  'settle',
  'payout',
  'payoutDone',
  'payoutFailed',
  'dispute',
  'disputeWon',
  'disputeLost',
  'suspense',
  'suspenseReturned',
  'tax',
  'package',
  'packageDay',
  'packageCancel',
  'writeOff',
] as const;

/** What can happen to the books, in any order. `pick` chooses among what there is, `part` a share of it in per mille. */
export interface Event {
  readonly kind: (typeof KINDS)[number];
  readonly pick: number;
  readonly part: number;
  readonly price: number;
}
export const event: fc.Arbitrary<Event> = fc.record({
  // Sales and what follows them more often than the rest
  kind: fc.constantFrom(...KINDS, 'sale', 'release', 'refund'),
  pick: fc.nat(1000),
  part: fc.integer({ min: 1, max: 1000 }),
  price: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1000, max: 5_000_000 })),
});

interface Line extends SoldLine {
  readonly lineId: string;
  readonly orderId: string;
  readonly teacherId: string;
  readonly gateway: string;
  refunded: number;
  shareLeft: number;
  commissionLeft: number;
  isReleased: boolean;
  dispute?: string;
}

/** The books in memory: the same postings as the program's, without a database. */
export class Model {
  readonly balances = new Map<string, { account: AccountName; balance: number }>();
  readonly lines: Line[] = [];
  readonly #owed: { key: string; gateway?: string; amount: number }[] = [];
  readonly #payouts: { payoutId: string; teacherId: string; amount: number }[] = [];
  readonly #suspense: { key: string; amount: number }[] = [];
  readonly #packages: { key: string; orderId: string; days: number; net: number; vat: number }[] = [];
  #serial = 0;

  readonly read: Balances = (name) => {
    const balance = this.balances.get(name.code)?.balance ?? 0;
    return name.normalSide === 'DEBIT' ? balance : -balance;
  };

  /** @throws where a posting does not add up, or an account would fall below zero that must not */
  book({ key, entries }: Posting): void {
    if (sumOf(entries) !== 0) throw new Error(`${key} does not sum to zero`);
    for (const { account: name, amount } of entries) {
      const known = this.balances.get(name.code) ?? { account: name, balance: 0 };
      this.balances.set(name.code, { account: name, balance: known.balance + amount });
    }
    for (const { account: name } of entries)
      if (this.read(name) < 0 && !name.mayGoNegative) throw new Error(`${name.code} is overdrawn by ${key}`);
  }

  happen(event: Event): void {
    this.#acts[event.kind](event, `${++this.#serial}`);
  }

  readonly #acts: Record<Event['kind'], (event: Event, id: string) => void> = {
    sale: ({ pick, price }, id) => this.#sell(id, price, pick),
    release: ({ pick }) => {
      const line = at(
        pick,
        this.lines.filter((each) => !each.isReleased && isOpen(each)),
      );
      if (line) this.#release(line);
    },
    refund: ({ pick, part }, id) => {
      const line = at(pick, this.lines.filter(isOpen));
      if (line) this.#refund(id, line, share(part, line.amount - line.refunded));
    },
    refundPaid: ({ pick }) => {
      const owed = taken(pick, this.#owed);
      if (owed) this.book(refundPaid(owed, this.read));
    },
    settle: ({ pick, part }, id) => {
      const gateway = at(pick, GATEWAYS)!;
      const held = this.read(account.gateway(gateway));
      if (gateway === 'VIETQR' || held < 1) return;
      const gross = share(part, held);
      this.book(gatewaySettled({ gateway, reference: id, gross, fee: Math.floor(gross / 90) }));
    },
    payout: ({ pick, part }, payoutId) => {
      const teacherId = at(pick, TEACHERS)!;
      const available = this.read(account.available(teacherId));
      if (available < 1 || this.read(account.receivable(teacherId)) > 0) return;
      const payout = { payoutId, teacherId, amount: share(part, available) };
      this.#payouts.push(payout);
      this.book(payoutAsked(payout));
    },
    payoutDone: ({ pick }) => {
      const payout = taken(pick, this.#payouts);
      if (payout) this.book(payoutDone(payout));
    },
    payoutFailed: ({ pick }, id) => {
      const payout = taken(pick, this.#payouts);
      if (!payout) return;
      this.book(payoutFailed(payout));
      this.#net(id, payout.teacherId);
    },
    dispute: ({ pick }, id) => {
      const line = at(
        pick,
        this.lines.filter((each) => isOpen(each) && !each.refunded),
      );
      if (!line) return;
      line.dispute = id;
      this.book(disputeOpened(disputeOf(line), this.read));
    },
    disputeWon: ({ pick }) => {
      const line = at(
        pick,
        this.lines.filter(({ dispute }) => dispute),
      );
      if (!line) return;
      this.book(disputeWon(disputeOf(line)));
      line.dispute = undefined;
    },
    disputeLost: ({ pick }, id) => {
      const line = at(
        pick,
        this.lines.filter(({ dispute }) => dispute),
      );
      if (!line) return;
      this.#approve(id, line, line.amount);
      this.book(disputeLost(disputeOf(line)));
      line.dispute = undefined;
    },
    suspense: ({ pick, price: amount }, key) => {
      this.#suspense.push({ key, amount });
      this.book(suspenseReceived({ gateway: at(pick, GATEWAYS)!, amount, transaction: key }));
    },
    suspenseReturned: ({ pick }) => {
      const money = taken(pick, this.#suspense);
      if (!money) return;
      this.book(suspenseReturned(money));
      this.#owed.push(money);
    },
    tax: (_, id) => this.book(taxPaid(id, this.read)),
    package: ({ pick, price: amount }, key) => {
      const vat = vatIn(amount, SERVICE_VAT_BP);
      this.#packages.push({ key, orderId: key, days: 30, net: amount - vat, vat });
      const gateway = at(pick, GATEWAYS)!;
      this.book(packageSold({ subscriptionId: key, orderId: key, gateway, amount, vatBp: SERVICE_VAT_BP }));
    },
    packageDay: ({ pick }) => {
      const sold = at(
        pick,
        this.#packages.filter(({ days }) => days > 0),
      );
      if (!sold) return;
      const earned = Math.floor(sold.net / sold.days);
      sold.days -= 1;
      sold.net -= earned;
      this.book(packageDay(`${sold.key}:${sold.days}`, earned));
    },
    packageCancel: ({ pick }, key) => {
      const sold = taken(pick, this.#packages);
      if (!sold) return;
      const vat = Math.floor((sold.vat * sold.days) / 30);
      this.book(packageCancelled({ key, orderId: sold.orderId, net: sold.net, vat, balances: this.read }));
      this.#owed.push({ key, amount: sold.net + vat });
    },
    writeOff: ({ pick }, id) => {
      const teacherId = at(pick, TEACHERS)!;
      if (this.read(account.receivable(teacherId)) > 0)
        this.book(receivableWrittenOff(id, teacherId, this.read));
    },
  };

  #sell(id: string, price: number, pick: number): void {
    const [teacherId, gateway] = [at(pick, TEACHERS)!, at(pick, GATEWAYS)!];
    const promotion = pick % 3 === 0 ? Math.floor(price / 4) : 0;
    const rates =
      pick % 2 ? { commissionBp: 3000, vatBp: 500, pitBp: 200 } : { commissionBp: 1000, vatBp: 0, pitBp: 0 };
    const sold = { amount: price - promotion, promotion, ...splitSale(price, rates) };
    const line = { lineId: id, teacherId, ...sold };
    this.lines.push({
      ...line,
      orderId: id,
      gateway,
      refunded: 0,
      shareLeft: sold.teacherShare,
      commissionLeft: sold.commission,
      isReleased: false,
    });
    this.book(salePaid({ orderId: id, gateway, lines: [line] }));
  }

  #release(line: Line): void {
    line.isReleased = true;
    const { shareLeft: share, commissionLeft: commission } = line;
    this.book(earningReleased({ ...line, share, commission, vatBp: SERVICE_VAT_BP }));
    this.#net(`release:${line.lineId}`, line.teacherId);
  }

  #net(key: string, teacherId: string): void {
    const [owed, available] = [account.receivable(teacherId), account.available(teacherId)];
    const netted = receivableNetted(key, teacherId, this.read(owed), this.read(available));
    if (netted) this.book(netted);
  }

  #refund(key: string, line: Line, amount: number): void {
    this.#approve(key, line, amount);
    this.#owed.push({ key, gateway: line.gateway, amount });
  }

  #approve(id: string, line: Line, amount: number): void {
    const parts = giveBack(line, line.refunded, amount);
    const before = line.commissionLeft;
    line.refunded += amount;
    line.shareLeft -= parts.teacherShare;
    line.commissionLeft -= parts.commission;
    const refund = { ...line, refundId: id, amount, parts };
    if (!line.isReleased) this.book(refundBeforeRelease(refund, this.read));
    else {
      const commissionVat = vatIn(before, SERVICE_VAT_BP) - vatIn(line.commissionLeft, SERVICE_VAT_BP);
      this.book(refundAfterRelease({ ...refund, commissionVat }, this.read));
    }
  }

  /** What must hold after any history; names what does not. */
  faults(): string[] {
    const held = this.lines.filter(({ isReleased }) => !isReleased);
    const promised = this.lines.map((line) => line.promotion - giveBack(line, 0, line.refunded).promotion);
    const expected: [string, number, number][] = [
      ['everything', 0, total([...this.balances.values()].map(({ balance }) => balance))],
      [
        'deferred commission',
        total(held.map((line) => line.commissionLeft)),
        this.read(account.commissionDeferred),
      ],
      ['promotion', total(promised), this.read(account.promotion)],
      ['refund payable', total(this.#owed.map(({ amount }) => amount)), this.read(account.refundPayable)],
      ['suspense', total(this.#suspense.map(({ amount }) => amount)), this.read(account.suspense)],
      ['deferred packages', total(this.#packages.map(({ net }) => net)), this.read(account.packageDeferred)],
      ...TEACHERS.flatMap((id): [string, number, number][] => [
        [
          `hold of ${id}`,
          total(held.filter(of(id)).map((line) => line.shareLeft)),
          this.read(account.hold(id)),
        ],
        [
          `transit of ${id}`,
          total(this.#payouts.filter(of(id)).map(({ amount }) => amount)),
          this.read(account.transit(id)),
        ],
      ]),
    ];
    return expected
      .filter(([, a, b]) => a !== b)
      .map(([name, a, b]) => `${name}: ${a} expected, ${b} booked`);
  }
}

const at = <T>(pick: number, list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)];
const taken = <T>(pick: number, list: T[]): T | undefined =>
  list.splice(pick % Math.max(1, list.length), 1)[0];
const share = (part: number, amount: number) => Math.max(1, Math.floor((amount * part) / 1000));
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const of = (id: string) => (each: { readonly teacherId: string }) => each.teacherId === id;
const isOpen = ({ refunded, amount, dispute }: Line) => refunded < amount && !dispute;
const disputeOf = ({ dispute, gateway, orderId, amount }: Line) => ({
  disputeId: dispute!,
  gateway,
  orderId,
  amount,
});
