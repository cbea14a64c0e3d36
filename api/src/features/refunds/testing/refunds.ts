import { vi } from 'vitest';
import { type Actor, teacher } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { PaymentGateway } from '../../orders/order.enums.ts';
import { getGateways } from '../../payments/gateways/index.ts';
import { app, begin, db, deliver, signedNotification, value } from '../../payments/testing/payments.ts';
import { sendRefund } from '../refund.jobs.ts';

const { admin, ask, course, student } = helpersFor(app);

export let seller: Actor;
export const boss = await admin();
export const second = await admin();
/** Runs before each test: restores the gateways' methods and creates a teacher without sales. */
export async function renewSeller(): Promise<void> {
  vi.restoreAllMocks();
  seller = await teacher(app);
}

export interface Purchase {
  readonly buyer: Actor;
  readonly courseId: string;
  readonly orderId: string;
  readonly lineId: string;
}

export async function buyCourse(price = 500_000, owner?: Actor): Promise<Purchase> {
  const [buyer, facts] = [owner ?? (await student()), await course(seller.id, { price })];
  const { order, payment } = await begin(buyer, facts.id);
  await deliver(signedNotification(payment!));
  const lineId = await value<string>('select id from order_line where order_id = ?', order.id);
  return { buyer, courseId: facts.id, orderId: order.id, lineId };
}

let keys = 0;
const REQUEST = `mutation($input: RequestRefundInput!) { requestRefund(input: $input) {
  id number status amount percentAtRequest answerBy actions steps { kind role } } }`;
export interface RequestedRefund {
  id: string;
  number: string;
  status: string;
  amount: number;
  actions: string[];
  steps: { kind: string; role: string }[];
}
export const requestRefund = ({ buyer, lineId }: Pick<Purchase, 'buyer' | 'lineId'>, over: object = {}) =>
  ask(buyer, REQUEST, {
    input: { lineId, reason: 'WRONG_LEVEL', idempotencyKey: `refund-key-${++keys}`, ...over },
  });
export const createRefund = async (purchase: Pick<Purchase, 'buyer' | 'lineId'>) => {
  const reply = await requestRefund(purchase);
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  return reply.data.requestRefund as RequestedRefund;
};
export const mutateRefund = (actor: Actor, name: string, input: object) =>
  ask(
    actor,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id status actions decisionNote } }`,
    { input },
  );
export const cancel = (actor: Actor, refundId: string) =>
  ask(actor, 'mutation($id: ID!) { cancelRefund(refundId: $id) { id status actions } }', {
    id: refundId,
  });
export const statusOfRefund = (id: string) => value<string>('select status from refund where id = ?', id);
export const getAccess = async ({ buyer, courseId }: Purchase) => {
  const [enrolment] = await db<{ access: string }>(
    'select access from enrolment where student_id = ? and course_id = ?',
    buyer.id,
    courseId,
  );
  return enrolment?.access;
};
export const holdBalance = async () =>
  0 - Number(await value<string>('select balance from ledger_account where code = ?', `hold:${seller.id}`));
export const findFreezes = (lineId: string) =>
  value<string[]>('select freezes from earning where line_id = ?', lineId);
export const port = () => getGateways(app.services).get(PaymentGateway.VNPAY);
export const send = (refundId: string) => sendRefund.handle(app.services, { refundId });
/** Skips the time in which only one process may call the gateway. */
export const skipClaim = () =>
  db(
    "update refund_transfer set asked_at = asked_at - interval '10 minutes', created_at = created_at - interval '10 minutes'",
  );
export const DONE = { outcome: 'DONE', transaction: 'G1' } as const;
export const mockGateway = (
  ...outcomes: (
    | { outcome: 'DONE' | 'FAILED' | 'PENDING' | 'NOT_FOUND'; canRetry?: boolean; code?: string }
    | Error
  )[]
) => {
  const answer = async ({ reference }: { reference: string }) => {
    const next = outcomes.length > 1 ? outcomes.shift()! : outcomes[0]!;
    if (next instanceof Error) throw next;
    return { reference, ...next };
  };
  return {
    refund: vi.spyOn(port(), 'refund').mockImplementation(answer),
    query: vi.spyOn(port(), 'queryRefund').mockImplementation(answer),
  };
};
