import { releaseEarnings } from '../../../ledger/index.ts';
import { expireOrder } from '../../../payments/expire-orders.jobs.ts';
import type { GatewayPaymentStatus } from '../../../payments/gateways/gateway.ts';
import { storeNotification } from '../../../payments/payment-notification.ts';
import { settlePayment } from '../../../payments/settle-payment.ts';
import {
  type Act,
  type Attempt,
  app,
  ask,
  by,
  call,
  db,
  newKey,
  one,
  toArrayLiteral,
  value,
  type World,
} from './world.ts';

interface Begun {
  readonly order: { readonly id: string };
  readonly payment: Omit<Attempt, 'orderId'> | null;
}
const BEGUN = 'order { id } payment { gateway reference amount }';
const note = ({ attempts }: World, begun: Begun | null | undefined) => {
  if (begun?.payment) attempts.push({ ...begun.payment, orderId: begun.order.id });
};

const checkout: Act = async (world, pick, other) => {
  const input = {
    courseId: one(world.courses.slice(0, 2), other)!.id,
    gateway: 'VNPAY',
    idempotencyKey: newKey(),
  };
  note(world, (await call(one(world.buyers, pick), 'checkout', input, BEGUN)).data?.checkout as Begun);
};

/** Two courses in one order, with a coupon of the platform, of one of their teachers, or without a coupon. */
const checkoutCart: Act = async (world, pick, other) => {
  const input = {
    courseIds: [world.courses[0]!.id, world.courses[1]!.id],
    couponCode: one([...world.coupons, null], other),
    gateway: 'VNPAY',
    idempotencyKey: newKey(),
  };
  note(world, (await call(one(world.buyers, pick), 'checkout', input, BEGUN)).data?.checkout as Begun);
};

const exchange: Act = async (world, pick, other) => {
  const line = await getLine(world, pick);
  if (!line) return;
  const input = {
    lineId: line.id,
    courseId: one(world.courses, other)!.id,
    gateway: 'VNPAY',
    idempotencyKey: newKey(),
  };
  const reply = await call(by(world.buyers, line.buyer_id), 'exchangeCourse', input, BEGUN);
  note(world, reply.data?.exchangeCourse as Begun);
};

const getBuyer = async ({ buyers }: World, { orderId }: Attempt) =>
  by(buyers, await value<string>('select buyer_id from orders where id = ?', orderId));

/** Continues an order by another method, or by the same one. */
const replace: Act = async (world, pick, other) => {
  const attempt = one(world.attempts, pick);
  if (!attempt) return;
  const { orderId } = attempt;
  const input = { orderId, gateway: one(['VIETQR', 'VNPAY'], other), idempotencyKey: newKey() };
  note(world, (await call(await getBuyer(world, attempt), 'payOrder', input, BEGUN)).data?.payOrder as Begun);
};

const cancelUnpaid: Act = async (world, pick) => {
  const attempt = one(world.attempts, pick);
  if (!attempt) return;
  const CANCEL = 'mutation($id: ID!) { cancelOrder(orderId: $id) { id } }';
  await ask(await getBuyer(world, attempt), CANCEL, { id: attempt.orderId });
};

/** A gateway notification about an attempt; one transaction can be reported several times. */
const notify =
  (outcome: GatewayPaymentStatus['outcome'], missing = 0): Act =>
  async ({ attempts }, pick, other) => {
    const attempt = one(attempts, pick);
    if (!attempt) return;
    const { gateway, reference, amount } = attempt;
    const notificationId = await storeNotification(app.services, 'NOTIFICATION', gateway, {});
    await settlePayment(
      app.services,
      { reference, amount: amount - missing, outcome, transaction: `${reference}-${other}` },
      { gateway, notificationId },
    );
  };

const expire: Act = async ({ attempts }, pick) => {
  const attempt = one(attempts, pick);
  if (attempt) await expireOrder.handle(app.services, { orderId: attempt.orderId });
};

/** Ends the hold of about half of the earnings. */
const release: Act = async () => {
  await db(
    "update earning set held_until = now() where status = 'HELD' and abs(hashtext(line_id::text)) % 2 = 0",
  );
  await releaseEarnings.handle(app.services, {});
};

export async function getLine({ buyers }: World, pick: number) {
  const lines = await db<{ id: string; buyer_id: string; order_id: string }>(
    'select id, buyer_id, order_id from order_line where buyer_id = any(?) order by id',
    toArrayLiteral(buyers),
  );
  return one(lines, pick);
}

/** Actions from the checkout to the release of earnings. */
export const buying = {
  checkout,
  checkoutCart,
  exchange,
  replace,
  cancelUnpaid,
  paid: notify('PAID'),
  failed: notify('FAILED'),
  unsure: notify('UNSURE'),
  short: notify('PAID', 1),
  expire,
  release,
} satisfies Record<string, Act>;
