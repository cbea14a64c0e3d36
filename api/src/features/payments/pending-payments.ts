import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { normalizedCode } from '../coupons/index.ts';
import { OrderKind } from '../orders/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { queryGateway } from './query-gateway.ts';

/** Seconds after its beginning in which no payment can be complete. After a double click no gateway is queried. */
const TOO_SOON_SECONDS = 3;

/**
 * Seconds for which a checkout reuses the gateway’s last response about an attempt, so that a hundred checkouts query
 * it once. It is shorter than the time in which a buyer pays and returns.
 */
const FRESH_SECONDS = 5;

/**
 * Queries the gateways about the buyer’s pending and replaced payments for these courses or with this coupon, before
 * the buyer is sent to pay. If one is paid and its notification is late, it is settled, so that the buyer does not pay
 * again. A payment that is still pending, or whose gateway does not respond, prevents nothing: the buyer may continue
 * or replace it. Not called in transactions.
 */
export async function settleOpenPayments(
  context: Context,
  courseIds: readonly string[],
  couponCode: string | undefined,
): Promise<void> {
  const em = context.services.orm.em.fork();
  const ids = await findConflictingOrders(em, { buyerId: signedIn(context).id, courseIds, couponCode });
  if (ids.length > 0) await settlePending(context, ids);
}

/** Like {@link settleOpenPayments}, for these unpaid orders of the buyer, or for those of packages. */
export async function settlePending(context: Context, orders: readonly string[] | 'PACKAGE'): Promise<void> {
  const { services } = context;
  const [filter, name] =
    orders === OrderKind.PACKAGE
      ? [sql`o.kind = 'PACKAGE'`, 'billing.waitingPackages']
      : [sql`o.id = any(${orders}::uuid[])`, 'billing.waiting'];
  const em = services.orm.em.fork();
  const waiting = await runSql<{ id: string }>(
    em,
    sql`select a.id from orders o join payment_attempt a on a.order_id = o.id
     where o.buyer_id = ${signedIn(context).id} and o.status = 'PENDING'
       and (a.status = 'PENDING' or a.status = 'REPLACED' and a.expires_at > now())
       and ${filter}
       and a.created_at < now() - make_interval(secs => ${TOO_SOON_SECONDS}) order by a.id`,
    name,
  );
  const attempts = await em.find(PaymentAttempt, { id: { $in: waiting.map(({ id }) => id) } });
  await Promise.all(
    attempts.map((attempt) =>
      queryGateway(services, attempt, { freshFor: FRESH_SECONDS }).catch((error: unknown) => {
        services.log.warn(
          { err: error, gateway: attempt.gateway },
          'a gateway did not respond about a pending payment; the buyer may replace the payment',
        );
      }),
    ),
  );
}

/** The part of a purchase by which unpaid orders conflict with it. */
interface PurchaseConflicts {
  readonly buyerId: string;
  readonly courseIds: readonly string[];
  readonly couponCode: string | undefined;
}

/**
 * Finds the IDs of the buyer’s orders that a new order of these courses or with this coupon replaces if they are
 * unpaid.
 */
export async function findConflictingOrders(
  em: EntityManager,
  purchase: PurchaseConflicts,
): Promise<string[]> {
  const { statement, name } = conflictStatement(purchase);
  const orders = await runSql<{ id: string }>(em, statement, name);
  return [...new Set(orders.map(({ id }) => id))];
}

/**
 * Finds orders of courses by their few open lines. With a join PostgreSQL would scan the unpaid orders of all buyers.
 */
function conflictStatement({ buyerId, courseIds, couponCode }: PurchaseConflicts) {
  const ofCourses = sql`select l.order_id as id from order_line l
    where l.buyer_id = ${buyerId} and l.state = 'OPEN' and l.course_id = any(${courseIds.filter(isUuid)}::uuid[])`;
  if (couponCode === undefined) return { statement: ofCourses, name: 'billing.inTheWay' };
  const statement = sql`${ofCourses} union select o.id from orders o
    where o.buyer_id = ${buyerId} and o.status = 'PENDING' and o.coupon_code = ${normalizedCode(couponCode)}`;
  return { statement, name: 'billing.inTheWayByCoupon' };
}
