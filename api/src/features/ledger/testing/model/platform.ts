import { account } from '../../accounts.ts';
import {
  deductionSettled,
  gatewaySettled,
  suspenseReceived,
  suspenseReturned,
  taxPaid,
} from '../../postings/gateway.ts';
import { packageCancelled, packageDay, packageSold } from '../../postings/package.ts';
import { payoutDone, payoutFailed, payoutRequested } from '../../postings/payout.ts';
import { vatIn } from '../../postings/release.ts';
import { type Act, at, type Event, share, taken } from './event.ts';
import { net } from './sales.ts';
import { GATEWAYS, SERVICE_VAT_BP, type State, TEACHERS } from './state.ts';

type Kinds = Exclude<
  Event['kind'],
  | 'sale'
  | 'release'
  | 'refund'
  | 'exchange'
  | 'refundPaid'
  | 'dispute'
  | 'disputeWon'
  | 'disputeLost'
  | 'writeOff'
>;

/** Events between the platform and gateways, banks, the tax office and teachers. */
export const platformActs = (state: State): Record<Kinds, Act> => ({
  settle: ({ pick }) => {
    const money = taken(pick, state.received);
    if (!money) return;
    const { gateway, key: reference, amount: gross } = money;
    state.book(gatewaySettled({ gateway, reference, gross, fee: Math.floor(gross / 90) }));
  },
  deduct: ({ pick }) => {
    const money = taken(pick, state.sent);
    if (!money) return;
    const { gateway, key: reference, amount: sent } = money;
    state.book(deductionSettled({ gateway, reference, sent, fee: 0 }));
  },
  payout: ({ pick, part }, payoutId) => {
    const teacherId = at(pick, TEACHERS)!;
    const available = state.read(account.available(teacherId));
    if (available < 1 || state.read(account.receivable(teacherId)) > 0) return;
    const payout = { payoutId, teacherId, amount: share(part, available) };
    state.payouts.push(payout);
    state.book(payoutRequested(payout));
  },
  payoutDone: ({ pick }) => {
    const payout = taken(pick, state.payouts);
    if (payout) state.book(payoutDone(payout));
  },
  payoutFailed: ({ pick }, id) => {
    const payout = taken(pick, state.payouts);
    if (!payout) return;
    state.book(payoutFailed(payout));
    net(state, id, payout.teacherId);
  },
  suspense: ({ pick, price: amount }, key) => {
    const gateway = at(pick, GATEWAYS)!;
    state.suspense.push({ key, amount });
    state.book(suspenseReceived({ gateway, amount, transaction: key }));
    state.receive(gateway, `suspense:${key}`, amount);
  },
  suspenseReturned: ({ pick }) => {
    const money = taken(pick, state.suspense);
    if (!money) return;
    state.book(suspenseReturned(money));
    state.owed.push(money);
  },
  tax: ({ part }, id) => {
    const whole = (name: Parameters<typeof state.read>[0]) => Math.floor((state.read(name) * part) / 1000);
    const paid = {
      vatWithheld: whole(account.vatWithheld),
      pitWithheld: whole(account.pitWithheld),
      vatOutput: whole(account.vatOutput),
    };
    state.book(taxPaid({ key: id, ...paid }, state.read));
  },
  package: ({ pick, price: amount }, key) => {
    const vat = vatIn(amount, SERVICE_VAT_BP);
    const gateway = at(pick, GATEWAYS)!;
    state.packages.push({ key, orderId: key, days: 30, net: amount - vat, vat });
    state.book(packageSold({ subscriptionId: key, orderId: key, gateway, amount, vatBp: SERVICE_VAT_BP }));
    state.receive(gateway, `package:${key}`, amount);
  },
  packageDay: ({ pick }) => {
    const sold = at(
      pick,
      state.packages.filter(({ days }) => days > 0),
    );
    if (!sold) return;
    const earned = Math.floor(sold.net / sold.days);
    sold.days -= 1;
    sold.net -= earned;
    state.book(packageDay(`${sold.key}:${sold.days}`, earned));
  },
  packageCancel: ({ pick }, key) => {
    const sold = taken(pick, state.packages);
    if (!sold) return;
    const vat = Math.floor((sold.vat * sold.days) / 30);
    state.book(packageCancelled({ key, orderId: sold.orderId, net: sold.net, vat, balances: state.read }));
    state.owed.push({ key, amount: sold.net + vat });
  },
});
