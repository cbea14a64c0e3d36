import { account } from '../../accounts.ts';
import { exchangePaid } from '../../postings/exchange.ts';
import { disputeLost, disputeOpened, disputeWon } from '../../postings/gateway.ts';
import { refundAfterRelease, refundBeforeRelease, refundPaid } from '../../postings/refund.ts';
import { earningReleased, receivableNetted, receivableWrittenOff, vatIn } from '../../postings/release.ts';
import { salePaid } from '../../postings/sale.ts';
import { splitRefund } from '../../split-refund.ts';
import { splitSale } from '../../split-sale.ts';
import { type Act, at, type Event, share, taken } from './event.ts';
import { GATEWAYS, type Line, SERVICE_VAT_BP, type State, TEACHERS } from './state.ts';

type Kinds =
  | 'sale'
  | 'release'
  | 'refund'
  | 'exchange'
  | 'refundPaid'
  | 'dispute'
  | 'disputeWon'
  | 'disputeLost'
  | 'writeOff';

/** Events of sold courses, from the sale to the end. */
export const salesActs = (state: State): Record<Kinds, Act> => ({
  sale: (event, id) => sell(state, event, id),
  release: ({ pick }) => {
    const line = at(
      pick,
      state.lines.filter((each) => !each.isReleased && isOpen(each)),
    );
    if (line) release(state, line);
  },
  refund: ({ pick, part }, id) => {
    const line = at(pick, state.lines.filter(isOpen));
    if (!line) return;
    const amount = share(part, line.amount - line.refunded);
    approve(state, id, line, amount);
    state.owed.push({ key: id, gateway: line.gateway, amount });
  },
  exchange: (event, id) => {
    const line = at(
      event.pick,
      state.lines.filter((each) => isOpen(each) && !each.refunded),
    );
    if (!line) return;
    approve(state, `x${id}`, line, line.amount);
    const rest = line.amount - sell(state, event, id, line.amount);
    if (rest > 0) state.owed.push({ key: `x${id}`, gateway: line.gateway, amount: rest });
  },
  refundPaid: ({ pick }) => {
    const owed = taken(pick, state.owed);
    if (owed) state.sendBack(refundPaid(owed, state.read));
  },
  dispute: ({ pick }, id) => {
    const line = at(
      pick,
      state.lines.filter((each) => isOpen(each) && !each.refunded),
    );
    if (!line) return;
    line.dispute = id;
    state.sendBack(disputeOpened(getDispute(line), state.read));
  },
  disputeWon: ({ pick }) => {
    const line = disputeSale(state, pick);
    if (!line) return;
    state.book(disputeWon(getDispute(line)));
    state.receive(line.gateway, `won:${line.dispute}`, line.amount);
    line.dispute = undefined;
  },
  disputeLost: ({ pick }, id) => {
    const line = disputeSale(state, pick);
    if (!line) return;
    approve(state, id, line, line.amount);
    state.book(disputeLost(getDispute(line)));
    line.dispute = undefined;
  },
  writeOff: ({ pick, part }, id) => {
    const teacherId = at(pick, TEACHERS)!;
    const owed = state.read(account.receivable(teacherId));
    if (owed > 0) state.book(receivableWrittenOff(id, teacherId, share(part, owed)));
  },
});

/**
 * @param owed the refund of another course, for an exchange
 * @returns the part of `owed` that paid the sale
 */
function sell(state: State, { pick, price }: Event, id: string, owed = 0): number {
  const [teacherId, gateway] = [at(pick, TEACHERS)!, at(pick, GATEWAYS)!];
  const promotion = pick % 3 === 0 ? Math.floor(price / 4) : 0;
  const rates =
    pick % 2 ? { commissionBp: 3000, vatBp: 500, pitBp: 200 } : { commissionBp: 1000, vatBp: 0, pitBp: 0 };
  const sold = { amount: price - promotion, promotion, ...splitSale(price, rates) };
  const line = { lineId: id, teacherId, ...sold };
  state.lines.push({
    ...line,
    orderId: id,
    gateway,
    refunded: 0,
    shareLeft: sold.teacherShare,
    commissionLeft: sold.commission,
    isReleased: false,
  });
  const credit = Math.min(owed, sold.amount);
  const sale = { orderId: id, gateway, lines: [line] };
  state.book(owed ? exchangePaid({ ...sale, credit }) : salePaid(sale));
  if (sold.amount > credit) state.receive(gateway, `sale:${id}`, sold.amount - credit);
  return credit;
}

function release(state: State, line: Line): void {
  line.isReleased = true;
  const { shareLeft, commissionLeft: commission } = line;
  state.book(earningReleased({ ...line, share: shareLeft, commission, vatBp: SERVICE_VAT_BP }));
  net(state, `release:${line.lineId}`, line.teacherId);
}

/** Sets a teacher's debt off against the available money. */
export function net(state: State, key: string, teacherId: string): void {
  const [owed, available] = [account.receivable(teacherId), account.available(teacherId)];
  const netted = receivableNetted(key, teacherId, state.read(owed), state.read(available));
  if (netted) state.book(netted);
}

function approve(state: State, id: string, line: Line, amount: number): void {
  const parts = splitRefund(line, line.refunded, amount);
  const before = line.commissionLeft;
  line.refunded += amount;
  line.shareLeft -= parts.teacherShare;
  line.commissionLeft -= parts.commission;
  const refund = { ...line, refundId: id, amount, parts };
  const commissionVat = vatIn(before, SERVICE_VAT_BP) - vatIn(line.commissionLeft, SERVICE_VAT_BP);
  state.book(
    line.isReleased
      ? refundAfterRelease({ ...refund, commissionVat }, state.read)
      : refundBeforeRelease(refund, state.read),
  );
}

const isOpen = ({ refunded, amount, dispute }: Line) => refunded < amount && !dispute;
const disputeSale = (state: State, pick: number) =>
  at(
    pick,
    state.lines.filter(({ dispute }) => dispute),
  );
const getDispute = ({ dispute, gateway, orderId, amount }: Line) => ({
  disputeId: dispute!,
  gateway,
  orderId,
  amount,
});
