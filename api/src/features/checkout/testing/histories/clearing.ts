import { helpersFor } from '../../../../testing/helpers.ts';
import { getLine } from './buying.ts';
import { type Act, app, call, db, newKey, one, toArrayLiteral, type World } from './world.ts';

const { ask } = helpersFor(app);

const openDispute: Act = async (world, pick, other) => {
  const line = await getLine(world, pick);
  const attempt = world.attempts.find(({ orderId }) => orderId === line?.order_id);
  if (!attempt) return;
  await call(one(world.administrators, other), 'openDispute', {
    paymentReference: attempt.reference,
    lineId: line!.id,
    reference: newKey(),
    deadline: '2040-01-01',
  });
};

const decideDispute =
  (name: 'winDispute' | 'loseDispute'): Act =>
  async ({ administrators, buyers }, pick, other) => {
    const disputes = await db<{ id: string }>(
      'select id from dispute where buyer_id = any(?) order by id',
      toArrayLiteral(buyers),
    );
    const dispute = one(disputes, pick);
    const input = { disputeId: dispute?.id, note: 'Ngân hàng quyết định' };
    if (dispute) await call(one(administrators, other), name, input);
  };

/** A settlement file with one of our payments and its fee, or another amount. */
const settle: Act = async ({ administrators, attempts }, pick, other) => {
  const attempt = one(attempts, pick);
  if (!attempt) return;
  const { reference, amount } = attempt;
  const text = [
    'kind,reference,transaction,amount,fee,settled_at',
    `PAYMENT,${reference},ST-${reference},${amount + (other === 0 ? 1 : 0)},${Math.floor(amount / 100)},2026-11-22T09:00:00+07:00`,
  ].join('\n');
  await call(one(administrators, other), 'importSettlement', { gateway: 'VNPAY', text });
};

const suspended = async ({ buyers }: World, pick: number) =>
  one(
    await db<{ id: string; order_id: string }>(
      `select s.id, s.order_id from suspense_item s join orders o on o.id = s.order_id
       where o.buyer_id = any(?) order by s.id`,
      toArrayLiteral(buyers),
    ),
    pick,
  );

const REASON = 'Một lý do đủ dài để đọc.';
const match: Act = async (world, pick, other) => {
  const item = await suspended(world, pick);
  const input = { itemId: item?.id, orderId: item?.order_id, reason: REASON, idempotencyKey: newKey() };
  if (item) await call(one(world.administrators, other), 'matchSuspense', input);
};
const returnItem: Act = async (world, pick, other) => {
  const item = await suspended(world, pick);
  const input = { itemId: item?.id, reason: REASON, idempotencyKey: newKey() };
  if (item) await call(one(world.administrators, other), 'returnSuspense', input);
};

/** Pays a part of the amount owed for each tax. */
const payTaxes: Act = async ({ administrators }, pick, other) => {
  const owed = await db<{ code: string; owed: string }>(
    "select code, greatest(0, -balance) as owed from ledger_account where code in ('tax-withheld:vat', 'tax-withheld:pit', 'tax-output')",
  );
  const part = (code: string) =>
    Math.floor((Number(owed.find((each) => each.code === code)?.owed ?? 0) * pick) / 5);
  await call(one(administrators, other), 'recordTaxPayment', {
    period: '2026-11',
    reference: newKey(),
    vatWithheld: part('tax-withheld:vat'),
    pitWithheld: part('tax-withheld:pit'),
    vatOutput: 0,
  });
};

const writeOff: Act = async ({ administrators, sellers }, pick, other) => {
  const teacherId = one(sellers, pick)!.id;
  await call(one(administrators, other), 'proposeWriteOff', { teacherId, amount: 1000, reason: REASON });
};
const approveWriteOff: Act = async ({ administrators, sellers }, pick, other) => {
  const proposed = await db<{ id: string }>(
    'select id from write_off where teacher_id = any(?) order by id',
    toArrayLiteral(sellers),
  );
  const id = one(proposed, pick)?.id;
  const APPROVE = 'mutation($id: ID!) { approveWriteOff(writeOffId: $id) { id } }';
  if (id) await ask(one(administrators, other), APPROVE, { id });
};

/** Actions of banks, gateways and the tax office. */
export const clearing = {
  openDispute,
  winDispute: decideDispute('winDispute'),
  loseDispute: decideDispute('loseDispute'),
  settle,
  match,
  returnItem,
  payTaxes,
  writeOff,
  approveWriteOff,
} satisfies Record<string, Act>;
