import fc from 'fast-check';

export const KINDS = [
  'sale',
  'release',
  'refund',
  'exchange',
  'refundPaid',
  'settle',
  'deduct',
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

/** An event in the books. Events come in any order. `pick` selects an object, `part` is a share of it in per mille. */
export interface Event {
  readonly kind: (typeof KINDS)[number];
  readonly pick: number;
  readonly part: number;
  readonly price: number;
}
export const event: fc.Arbitrary<Event> = fc.record({
  // Sales and their consequences are more frequent than other events
  kind: fc.constantFrom(...KINDS, 'sale', 'release', 'refund'),
  pick: fc.nat(1000),
  part: fc.integer({ min: 1, max: 1000 }),
  price: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1000, max: 5_000_000 })),
});

/** The effect of an event, with the event's ID. */
export type Act = (event: Event, id: string) => void;

export const at = <T>(pick: number, list: readonly T[]): T | undefined =>
  list[pick % Math.max(1, list.length)];
export const taken = <T>(pick: number, list: T[]): T | undefined =>
  list.splice(pick % Math.max(1, list.length), 1)[0];
export const share = (part: number, amount: number): number =>
  Math.max(1, Math.floor((amount * part) / 1000));
export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
