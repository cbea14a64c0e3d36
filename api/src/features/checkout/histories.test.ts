import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { runSql } from '../../platform/db/index.ts';
import { invariants } from '../../platform/db/invariants.ts';
import { clearSimulatorFaults } from '../e-invoices/provider/sepay.simulator.ts';
import { buying } from './testing/histories/buying.ts';
import { clearing } from './testing/histories/clearing.ts';
import { findWrongFees, findWrongInvoices, invoicing } from './testing/histories/invoicing.ts';
import { payingOut } from './testing/histories/paying-out.ts';
import { answerRefunds, refunding } from './testing/histories/refunding.ts';
import { app, db, newBuyers, newWorld, value, type World } from './testing/histories/world.ts';

let shared: Awaited<ReturnType<typeof newWorld>>;
beforeAll(async () => {
  shared = await newWorld();
});
// Other test files in this process use the same simulator
afterEach(clearSimulatorFaults);

const acts = { ...buying, ...refunding, ...payingOut, ...clearing, ...invoicing };
interface Event {
  readonly act: keyof typeof acts;
  readonly pick: number;
  readonly other: number;
}
const OFTEN: readonly Event['act'][] = [
  'checkout',
  'paid',
  'paid',
  'agree',
  'send',
  'release',
  'statement',
  'invoice',
];
const event: fc.Arbitrary<Event> = fc.record({
  act: fc.constantFrom(...(Object.keys(acts) as Event['act'][]), ...OFTEN),
  pick: fc.nat({ max: 5 }),
  other: fc.nat({ max: 5 }),
});
const all = (...steps: [Event['act'], pick: number, other?: number][]): Event[] =>
  steps.map(([act, pick, other = 0]) => ({ act, pick, other }));

/** Beginnings of histories that are rare at random. The actions of a batch are simultaneous. */
const BOUGHT = [all(['checkout', 0, 0], ['checkout', 1, 1]), all(['paid', 0], ['paid', 1])];
const ASKED = [...BOUGHT, all(['request', 0], ['request', 1])];
const GRANTED = [...ASKED, all(['agree', 0], ['agree', 1]), all(['send', 0, 0]), all(['send', 1, 2])];
/** One exchange for the same price, and one whose difference is paid. */
const EXCHANGED = [...BOUGHT, all(['exchange', 0, 2], ['exchange', 1, 2]), all(['paid', 2])];
/** One exchange whose difference is returned; one of the two lines is already of that course. */
const CHEAPER = [...BOUGHT, all(['exchange', 0, 1], ['exchange', 1, 1])];
/** Two orders of two courses, one for each kind of coupon. */
const TOGETHER = [
  all(['checkoutCart', 0, 0], ['checkoutCart', 1, 1]),
  all(['paid', 0], ['paid', 1]),
  all(['request', 0], ['request', 2]),
];
const DISPUTED = [...BOUGHT, all(['openDispute', 0], ['openDispute', 1])];
/** A seller is in debt because a payout included money that is lost later. */
const PAID_OUT = [
  all(['checkout', 0, 0], ['checkout', 1, 0]),
  all(['paid', 0], ['paid', 1]),
  all(['release', 0]),
  all(['release', 0]),
  all(['requestPayout', 0, 3]),
  all(['agreeToPayout', 0, 0]),
  all(['agreeToPayout', 0, 1]),
  all(['file', 0]),
];
/** The same balance with a rejected payout and a withdrawn one. */
const NOT_PAID_OUT = [
  all(['checkout', 0, 0], ['checkout', 1, 0]),
  all(['paid', 0], ['paid', 1]),
  all(['release', 0]),
  all(['release', 0]),
  all(['requestPayout', 0, 3], ['requestPayout', 1, 3]),
  all(['rejectPayout', 0]),
  all(['requestPayout', 0, 3], ['requestPayout', 1, 3]),
];
/** Two orders whose payment is replaced, one of which is cancelled afterwards. */
const REPLACED = [
  all(['checkout', 0, 0], ['checkout', 1, 1]),
  all(['replace', 0, 0], ['replace', 1, 0]),
  all(['cancelUnpaid', 1]),
];
/** An invoice that the tax office refuses and that is replaced, and an accepted one, before both sales are refunded. */
const INVOICED = [
  ...BOUGHT,
  all(['invoice', 0, 4]),
  all(['invoice', 0]),
  all(['replaceInvoice', 0]),
  all(['invoice', 1, 5]),
  all(['invoice', 1, 5]),
  all(['request', 0], ['request', 1]),
];
const STARTS = [[], ASKED, INVOICED, GRANTED, EXCHANGED, TOGETHER, REPLACED, DISPUTED, PAID_OUT];
/** Histories that must run at least once, regardless of the random ones. */
const EXAMPLES: [Event[][], Event[][]][] = [
  [TOGETHER, [all(['agree', 0], ['cancel', 1])]],
  [GRANTED, [all(['release', 0])]],
  // A second capture while the first one is being refunded
  [GRANTED, [all(['send', 1, 3]), all(['paid', 0, 1], ['paid', 1, 1]), all(['send', 0, 0], ['send', 1, 0])]],
  [ASKED, [all(['disagree', 0], ['cancel', 1]), all(['rejectRefund', 0])]],
  [EXCHANGED, [all(['release', 0])]],
  [INVOICED, [all(['agree', 0]), all(['agree', 1]), all(['invoice', 2, 1]), all(['invoice', 2])]],
  [
    BOUGHT,
    [all(['invoice', 0, 1], ['invoice', 0, 4]), all(['invoice', 1, 1], ['invoice', 1, 3], ['invoice', 1])],
  ],
  // An invoice without an answer; one that the tax office refuses, and one that it has not answered
  [BOUGHT, [all(['invoice', 0, 2])]],
  [BOUGHT, [all(['invoice', 0, 4]), all(['invoice', 1, 5])]],
  [CHEAPER, [all(['release', 0])]],
  [NOT_PAID_OUT, [all(['withdrawPayout', 0])]],
  [REPLACED, [all(['paid', 0], ['paid', 1], ['paid', 2], ['paid', 3])]],
  [DISPUTED, [all(['release', 0])]],
  [DISPUTED, [all(['winDispute', 0], ['loseDispute', 1]), all(['settle', 0, 1], ['settle', 1, 0])]],
  [
    PAID_OUT,
    [
      all(['statement', 0, 0], ['statement', 0, 4]),
      all(['openDispute', 0], ['openDispute', 1]),
      all(['loseDispute', 0], ['loseDispute', 1]),
      all(['writeOff', 0], ['payTaxes', 2]),
    ],
  ],
];

/** Invariants of the whole database, valid after each history. */
const ALWAYS = {
  'an order is paid exactly where its sale is in the ledger': `
    select 1 from orders o where (paid_at is not null) <> exists (
      select 1 from ledger_transaction t where t.order_id = o.id and t.kind in ('SALE_PAID', 'EXCHANGE_PAID'))`,
  'an order that its buyer cancelled is paid only by money that an administrator matched to it': `
    select 1 from orders o where cancelled_at is not null and (status = 'PENDING' or paid_at is not null
      and not exists (select 1 from suspense_item i where i.order_id = o.id and i.state = 'MATCHED'))`,
  'a refund is in the ledger exactly once it is granted, and its money once it has gone': `
    select 1 from refund r where (status in ('APPROVED', 'PROCESSING', 'FAILED', 'COMPLETED')) <>
        exists (select 1 from ledger_transaction t where t.idempotency_key = 'refund:' || r.id)
      or (exchange_order_id is not null) <> exists (select 1 from ledger_transaction t
        where t.order_id = r.exchange_order_id and t.kind = 'EXCHANGE_PAID')
      or (status = 'COMPLETED' and exchanged < amount) <> exists (select 1 from ledger_transaction t
        join refund_transfer f on t.idempotency_key = 'refund-paid:' || f.id where f.refund_id = r.id)`,
  'a payout is in the ledger exactly once it is paid': `
    select 1 from payout p where (status = 'PAID') <>
      exists (select 1 from ledger_transaction t where t.idempotency_key = 'payout-done:' || p.id)`,
};

test('after any history the books balance, e-invoices match the sales, access matches payment and refunds are unique', async () => {
  answerRefunds();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STARTS),
      fc.array(fc.array(event, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 }),
      async (before, events) => {
        const world: World = { ...shared, ...(await newBuyers()) };
        for (const batch of [...before, ...events])
          await Promise.all(batch.map(({ act, pick, other }) => acts[act](world, pick, other)));
        for (const { name, statement } of invariants)
          expect([name, await runSql(app.services.orm.em.fork(), statement)]).toEqual([name, []]);
        for (const [name, statement] of Object.entries(ALWAYS))
          expect([name, await db(statement)]).toEqual([name, []]);
      },
    ),
    { numRuns: Number(process.env.HISTORIES ?? 60), examples: EXAMPLES },
  );
  const seen = (what: string, from: string) =>
    value<number>(`select count(distinct ${what})::int as seen from ${from}`);
  expect(await seen('status', 'refund')).toBeGreaterThan(4);
  expect(await seen('status', 'payout')).toBeGreaterThan(2);
  expect(await seen('status', 'dispute')).toBe(3);
  expect(await seen('kind', 'ledger_transaction')).toBeGreaterThan(12);
  expect(await seen('coupon_code', 'orders where paid_at is not null')).toBe(2);
  expect(await seen('kind', 'e_invoice')).toBe(3);
  expect(await seen('status', 'e_invoice')).toBe(7);
  expect(await findWrongFees()).toEqual([]);
  expect(await seen('buyer_id', "e_invoice where subject = 'PLATFORM_FEE'")).toBe(2);
  // After all answers and faults, the provider has one valid invoice of each sale, lowered by what went back
  expect(await findWrongInvoices(shared.administrators[0]!)).toEqual([]);
  // More, the same and less was paid
  const sides = 'refund r join orders o on o.id = r.exchange_order_id';
  expect(
    (await seen('sign(amount - exchanged)', sides)) + (await seen('sign(o.total - o.credit)', sides)),
  ).toBe(4);
}, 3_600_000);
