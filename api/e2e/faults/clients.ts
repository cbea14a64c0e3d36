import { createPayableTeacher, endCoolingOff } from '../../src/features/ledger/payouts/testing/payouts.ts';
import { type Actor, admin, course, enrol, select, student, teacher } from '../../src/testing/factories.ts';
import type { Running } from '../server-process.ts';
import { checkout, deliver, recordCapture, signedNotification } from './buying.ts';
import { type Nodes, sendToNode } from './nodes.ts';

/**
 * All requests of one client. Called again after an interruption, it sends the same requests with the same keys, like
 * a client that received no response.
 * @throws if a response is not one that such a client may get
 */
export type Client = (node: Running) => Promise<void>;

/** Checks that the same key always gets the same response. */
function sameAnswer(): (answer: string) => void {
  let first: string | undefined;
  return (answer) => {
    first ??= answer;
    if (first !== answer) throw new Error(`another answer under the same key: ${answer}, not ${first}`);
  };
}

/**
 * Accepts an error which states that the request was executed before its response was lost. All other requests must
 * succeed.
 */
function done(reply: Awaited<ReturnType<typeof sendToNode>>, ...before: string[]): void {
  const [error] = reply.errors ?? [];
  if (error && !before.includes(error.extensions.code)) throw new Error(JSON.stringify(reply.errors));
}

/** A buyer pays for a course. The gateway sends its notification twice. */
export async function purchase({ app }: Nodes): Promise<Client> {
  const seller = await teacher(app);
  const [buyer, { id: courseId }] = [await student(app), await course(app, seller.id, { price: 250_000 })];
  const same = sameAnswer();
  return async (node) => {
    const { order, payment } = await checkout(node, buyer, courseId, `buy-${buyer.id}`);
    same(order.id);
    for (const _ of [1, 2]) {
      const code = await deliver(node, signedNotification(payment));
      if (!['00', '02'].includes(code)) throw new Error(`the gateway was told ${code}`);
    }
  };
}

/** A buyer requests a refund, the teacher approves it, the gateway pays it. */
export async function refund(nodes: Nodes): Promise<Client> {
  const { app } = nodes;
  const seller = await teacher(app);
  const [buyer, { id: courseId }] = [await student(app), await course(app, seller.id, { price: 250_000 })];
  const same = sameAnswer();
  let bought: Promise<{ lineId: string }> | undefined;
  const buy = async (node: Running) => {
    const { order, payment } = await checkout(node, buyer, courseId, `buy-${buyer.id}`);
    await deliver(node, signedNotification(payment));
    await recordCapture(nodes, payment);
    const [line] = await select<{ id: string }>(
      app,
      "select id from order_line where order_id = ? and state = 'PAID'",
      [order.id],
    );
    return { lineId: line!.id };
  };
  return async (node) => {
    bought ??= buy(node).catch((error) => {
      bought = undefined;
      throw error;
    });
    const input = {
      lineId: (await bought).lineId,
      reason: 'WRONG_LEVEL',
      idempotencyKey: `refund-${buyer.id}`,
    };
    const requested = await sendToNode(
      node,
      buyer,
      'mutation R($input: RequestRefundInput!) { requestRefund(input: $input) { id } }',
      { input },
    );
    done(requested);
    const { id: refundId } = requested.data.requestRefund as { id: string };
    same(refundId);
    done(
      await sendToNode(
        node,
        seller,
        'mutation A($input: AgreeToRefundInput!) { agreeToRefund(input: $input) { id } }',
        {
          input: { refundId },
        },
      ),
      'CONFLICT',
    );
  };
}

/**
 * A teacher requests a payout, an administrator approves it, adds it to a transfer file and imports the bank's
 * statement.
 */
export async function payout({ app }: Nodes): Promise<Client> {
  const [seller, boss] = [await createPayableTeacher(app, 630_000), await admin(app)];
  await endCoolingOff(app, seller);
  // The buyers have the courses whose sales earned the money, as after any sale
  for (const { buyer_id, course_id } of await select<{ buyer_id: string; course_id: string }>(
    app,
    'select buyer_id, course_id from order_line where teacher_id = ?',
    [seller.id],
  ))
    await enrol(app, buyer_id, course_id);
  const same = sameAnswer();
  return async (node) => {
    const requested = await sendToNode(
      node,
      seller,
      'mutation R($input: RequestPayoutInput!) { requestPayout(input: $input) { id number } }',
      { input: { amount: 500_000, idempotencyKey: `payout-${seller.id}` } },
    );
    done(requested);
    const { id, number } = requested.data.requestPayout as { id: string; number: string };
    same(id);
    const act = (actor: Actor, query: string, variables: object, ...before: string[]) =>
      sendToNode(node, actor, query, { ...variables }).then((reply) => done(reply, ...before));
    await act(boss, 'mutation A($id: ID!) { approvePayout(payoutId: $id) { id } }', { id }, 'CONFLICT');
    // POLICY: it is in another administrator's file
    await act(
      boss,
      'mutation F($input: CreateTransferFileInput!) { createTransferFile(input: $input) { id } }',
      { input: { idempotencyKey: `file-${seller.id}` } },
      'POLICY',
    );
    const csv = `reference,content,debit,credit\nFT${number},CHI TRA ${number},500000,`;
    await act(
      boss,
      'mutation I($input: ImportPayoutStatementInput!) { importPayoutStatement(input: $input) { others } }',
      { input: { csv } },
    );
  };
}
