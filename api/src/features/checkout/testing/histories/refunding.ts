import { vi } from 'vitest';
import { helpersFor } from '../../../../testing/helpers.ts';
import { PaymentGateway } from '../../../orders/order.enums.ts';
import { getGateways } from '../../../payments/gateways/index.ts';
import { escalateRefund, sendRefund } from '../../../refunds/refund.jobs.ts';
import { getLine } from './buying.ts';
import { type Act, app, by, call, db, newKey, one, toArrayLiteral, type World } from './world.ts';

const { ask } = helpersFor(app);

const OUTCOMES = ['DONE', 'DONE', 'FAILED', 'PENDING', 'NOT_FOUND', 'SILENT'] as const;
let nextOutcome: (typeof OUTCOMES)[number] = 'DONE';

/** From now on the gateway answers about refunds as the history determines. */
export function answerRefunds(): void {
  const port = getGateways(app.services).get(PaymentGateway.VNPAY);
  const gateway = async ({ reference }: { reference: string }) => {
    if (nextOutcome === 'SILENT') throw new Error('no answer');
    return { reference, outcome: nextOutcome };
  };
  vi.spyOn(port, 'refund').mockImplementation(gateway);
  vi.spyOn(port, 'queryRefund').mockImplementation(gateway);
}

const getRefund = async ({ buyers }: World, pick: number) =>
  one(
    await db<{ id: string; buyer_id: string; teacher_id: string }>(
      'select id, buyer_id, teacher_id from refund where buyer_id = any(?) order by id',
      toArrayLiteral(buyers),
    ),
    pick,
  );

const request: Act = async (world, pick) => {
  const line = await getLine(world, pick);
  if (!line) return;
  const input = { lineId: line.id, reason: 'WRONG_LEVEL', idempotencyKey: newKey() };
  await call(by(world.buyers, line.buyer_id), 'requestRefund', input);
};

/** A decision of one of the parties, with a reason. */
const decide =
  (party: 'buyer' | 'teacher' | 'administrator', name: string): Act =>
  async (world, pick, other) => {
    const refund = await getRefund(world, pick);
    if (!refund) return;
    const who = {
      buyer: () => by(world.buyers, refund.buyer_id),
      teacher: () => by(world.sellers, refund.teacher_id),
      administrator: () => one(world.administrators, other),
    }[party]();
    await call(who, name, { refundId: refund.id, note: 'Một lý do đủ dài để đọc.' });
  };

const cancel: Act = async (world, pick) => {
  const refund = await getRefund(world, pick);
  if (!refund) return;
  const who = by(world.buyers, refund.buyer_id);
  await ask(who, 'mutation($id: ID!) { cancelRefund(refundId: $id) { id } }', { id: refund.id });
};

const retry: Act = async (world, pick, other) => {
  const refund = await getRefund(world, pick);
  if (refund) await call(one(world.administrators, other), 'retryRefund', { refundId: refund.id });
};

/** The teacher’s deadline has passed. */
const escalate: Act = async (world, pick) => {
  const refund = await getRefund(world, pick);
  if (!refund) return;
  await db("update refund set answer_by = now() where id = ? and status = 'TEACHER_REVIEW'", refund.id);
  await escalateRefund.handle(app.services, { refundId: refund.id });
};

const send: Act = async (world, pick, other) => {
  const refund = await getRefund(world, pick);
  if (!refund) return;
  nextOutcome = one(OUTCOMES, other)!;
  await db(
    "update refund_transfer set asked_at = asked_at - interval '1 hour' where refund_id = ?",
    refund.id,
  );
  await sendRefund.handle(app.services, { refundId: refund.id });
};

/** Actions from a refund request to its payment. */
export const refunding = {
  request,
  agree: decide('teacher', 'agreeToRefund'),
  disagree: decide('teacher', 'disagreeWithRefund'),
  approveRefund: decide('administrator', 'approveRefund'),
  rejectRefund: decide('administrator', 'rejectRefund'),
  appeal: decide('buyer', 'appealRefund'),
  cancel,
  retry,
  escalate,
  send,
} satisfies Record<string, Act>;
