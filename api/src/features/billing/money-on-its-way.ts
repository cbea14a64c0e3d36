import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { askGateway } from './ask-gateway.ts';
import { normalCode } from './coupons/find-coupon.ts';
import { GatewayAnswer, OrderKind, PaymentAttempt } from './order.entity.ts';
import { iso } from './order-in-doubt.ts';

/** No buyer has paid at a gateway so soon after the payment was begun: a double click asks nothing. */
const TOO_SOON_SECONDS = 3;

/**
 * Seconds for which the gateway’s word about an attempt holds for a checkout: a buyer who sends a hundred has it asked
 * once. Short enough that who pays meanwhile and comes back is asked about anew.
 */
const FRESH_SECONDS = 5;

/**
 * Finds out what became of the payments that the buyer has begun for any of these courses or with this coupon, before they are sent to pay:
 * one that is paid, whose notice is late, would end on an error page of the gateway. Outside of transactions.
 * @throws CONFLICT, PAYMENT_EXPECTED where the gateway does not know yet, or does not answer
 */
export async function settleOpenPayments(
  context: Context,
  courseIds: readonly string[],
  couponCode: string | undefined,
): Promise<void> {
  const em = context.services.orm.em.fork();
  const ids = await findInTheWay(em, { buyerId: signedIn(context).id, courseIds, couponCode });
  if (ids.length > 0) await settleWaiting(context, ids);
}

/** The same for these unpaid orders of the buyer, or for those of packages. */
export async function settleWaiting(
  context: Context,
  orders: readonly string[] | OrderKind.PACKAGE,
): Promise<void> {
  const { services } = context;
  const [which, name] =
    orders === OrderKind.PACKAGE
      ? [sql`o.kind = 'PACKAGE'`, 'billing.waitingPackages']
      : [sql`o.id = any(${orders}::uuid[])`, 'billing.waiting'];
  const em = services.orm.em.fork();
  const waiting = await runSql<{ id: string; number: string; since: string }>(
    em,
    sql`select a.id, o.number, ${iso(sql`a.created_at`)} as since
     from orders o join payment_attempt a on a.order_id = o.id
     where o.buyer_id = ${signedIn(context).id} and o.status = 'PENDING' and a.status = 'PENDING'
       and ${which}
       and a.created_at < now() - make_interval(secs => ${TOO_SOON_SECONDS}) order by a.id`,
    name,
  );
  for (const { id, number, since } of waiting) {
    const attempt = await em.findOneOrFail(PaymentAttempt, id);
    const answer = await askGateway(services, attempt, { freshFor: FRESH_SECONDS }).catch(
      (error: unknown) => {
        services.log.warn({ err: error }, 'a payment could not be checked before paying again');
        return GatewayAnswer.PENDING;
      },
    );
    if (answer === GatewayAnswer.PENDING) throw conflict('PAYMENT_EXPECTED', { number, since });
  }
}

/** What a buyer is about to buy, as far as unpaid orders may be in its way. */
interface About {
  readonly buyerId: string;
  readonly courseIds: readonly string[];
  readonly couponCode: string | undefined;
}

/** The buyer’s orders that give way to a new one of these courses or with this coupon if they are unpaid, by their ids. */
export async function findInTheWay(em: EntityManager, about: About): Promise<string[]> {
  const { statement, name } = inTheWay(about);
  const orders = await runSql<{ id: string }>(em, statement, name);
  return [...new Set(orders.map(({ id }) => id))];
}

/**
 * Courses are looked up by the key of their open lines, of which there are few: PostgreSQL would rather look through
 * everyone’s unpaid orders.
 */
function inTheWay({ buyerId, courseIds, couponCode }: About) {
  const ofCourses = sql`select l.order_id as id from order_line l
    where l.buyer_id = ${buyerId} and l.state = 'OPEN' and l.course_id = any(${courseIds.filter(isUuid)}::uuid[])`;
  if (couponCode === undefined) return { statement: ofCourses, name: 'billing.inTheWay' };
  const statement = sql`${ofCourses} union select o.id from orders o
    where o.buyer_id = ${buyerId} and o.status = 'PENDING' and o.coupon_code = ${normalCode(couponCode)}`;
  return { statement, name: 'billing.inTheWayByCoupon' };
}
