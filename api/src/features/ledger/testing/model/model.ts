import { account } from '../../accounts.ts';
import { splitRefund } from '../../split-refund.ts';
import { type Act, type Event, total } from './event.ts';
import { platformActs } from './platform.ts';
import { salesActs } from './sales.ts';
import { GATEWAYS, State, TEACHERS } from './state.ts';

/** The books in memory: the same postings as the server's, without a database. */
export class Model {
  readonly #state = new State();
  readonly #acts: Record<Event['kind'], Act> = { ...salesActs(this.#state), ...platformActs(this.#state) };
  #serial = 0;

  happen(event: Event): void {
    this.#acts[event.kind](event, `${++this.#serial}`);
  }

  /**
   * Checks the invariants after any history.
   * @returns the names of violated ones
   */
  faults(): string[] {
    const { lines, owed, suspense, packages, payouts, received, sent, balances, read } = this.#state;
    const held = lines.filter(({ isReleased }) => !isReleased);
    const promised = lines.map((line) => line.promotion - splitRefund(line, 0, line.refunded).promotion);
    const sum = (list: readonly { readonly amount: number }[]) => total(list.map(({ amount }) => amount));
    const expected: [string, number, number][] = [
      ['everything', 0, total([...balances.values()].map(({ balance }) => balance))],
      [
        'deferred commission',
        total(held.map((line) => line.commissionLeft)),
        read(account.commissionDeferred),
      ],
      ['promotion', total(promised), read(account.promotion)],
      ['refund payable', sum(owed), read(account.refundPayable)],
      ['suspense', sum(suspense), read(account.suspense)],
      ['in dispute', sum(lines.filter(({ dispute }) => dispute)), read(account.dispute)],
      ['deferred packages', total(packages.map(({ net }) => net)), read(account.packageDeferred)],
      ...TEACHERS.flatMap((id): [string, number, number][] => [
        [`hold of ${id}`, total(held.filter(of(id)).map((line) => line.shareLeft)), read(account.hold(id))],
        [`transit of ${id}`, sum(payouts.filter(of(id))), read(account.transit(id))],
      ]),
      ...GATEWAYS.filter((gateway) => gateway !== 'VIETQR').map((gateway): [string, number, number] => [
        `what ${gateway} has not settled`,
        this.#state.ofGateway(received, gateway) - this.#state.ofGateway(sent, gateway),
        this.#state.heldBy(gateway),
      ]),
    ];
    return expected
      .filter(([, a, b]) => a !== b)
      .map(([name, a, b]) => `${name}: ${a} expected, ${b} booked`);
  }
}

const of = (id: string) => (each: { readonly teacherId: string }) => each.teacherId === id;
