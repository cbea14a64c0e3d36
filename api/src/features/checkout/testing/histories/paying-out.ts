import { helpersFor } from '../../../../testing/helpers.ts';
import { approve, importStatement, makeFile } from '../../../ledger/payouts/testing/payouts.ts';
import { type Act, app, by, call, db, newKey, one, toArrayLiteral, type World } from './world.ts';

const { ask } = helpersFor(app);

interface Payout {
  readonly id: string;
  readonly number: string;
  readonly teacher_id: string;
  readonly amount: string;
}
const getPayout = async ({ sellers }: World, pick: number) =>
  one(
    await db<Payout>(
      'select id, number, teacher_id, amount from payout where teacher_id = any(?) order by id desc limit 4',
      toArrayLiteral(sellers),
    ),
    pick,
  );

/** Requests a part of the balance, all of it, or more than it. */
const request: Act = async ({ sellers }, pick, other) => {
  const who = one(sellers, pick)!;
  const [account] = await db<{ balance: string }>(
    "select -balance as balance from ledger_account where kind = 'TEACHER_AVAILABLE' and owner_id = ?",
    who.id,
  );
  const amount = Math.floor((Number(account?.balance ?? 0) * (other + 1)) / 4);
  await call(who, 'requestPayout', { amount, idempotencyKey: newKey() });
};

const agree: Act = async (world, pick, other) => {
  const payout = await getPayout(world, pick);
  if (payout) await approve(app, one(world.administrators, other)!, payout.id);
};

const reject: Act = async (world, pick, other) => {
  const payout = await getPayout(world, pick);
  const input = { payoutId: payout?.id, reason: 'Một lý do đủ dài để đọc.' };
  if (payout) await call(one(world.administrators, other), 'rejectPayout', input);
};

const withdraw: Act = async (world, pick) => {
  const payout = await getPayout(world, pick);
  if (!payout) return;
  const who = by(world.sellers, payout.teacher_id);
  await ask(who, 'mutation($id: ID!) { withdrawPayout(payoutId: $id) { id } }', { id: payout.id });
};

const file: Act = ({ administrators }, pick) => makeFile(app, one(administrators, pick)!);

/** The bank's report about a payout: paid, returned, or another amount. */
const statement: Act = async (world, pick, other) => {
  const payout = await getPayout(world, pick);
  if (!payout) return;
  const [content, amount] = [`SEN ${payout.number.replaceAll('-', '')}`, Number(payout.amount)];
  const line = [
    `FT-${payout.number},${content},${amount},`,
    `FT-${payout.number},${content},${amount},`,
    `FB-${payout.number},Tra lai ${content},,${amount}`,
    `FT-${payout.number},${content},${amount + 1},`,
  ];
  await importStatement(app, one(world.administrators, other)!, [one(line, other)!]);
};

/** Actions from a payout request to the bank's report. */
export const payingOut = {
  requestPayout: request,
  agreeToPayout: agree,
  rejectPayout: reject,
  withdrawPayout: withdraw,
  file,
  statement,
} satisfies Record<string, Act>;
