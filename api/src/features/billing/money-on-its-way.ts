import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict } from '../../platform/errors.ts';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import { type Sql, sql, uuid } from '../../platform/sql.ts';
import { askGateway } from './ask-gateway.ts';
import { GatewayAnswer, PaymentAttempt } from './order.entity.ts';

/** Nobody has paid at a gateway so soon after the payment was begun: a double click asks nothing. */
const TOO_SOON_SECONDS = 3;

/**
 * What the gateway said of an attempt just now, in the memory of one process: a buyer who sends a hundred checkouts has
 * it asked once. Short enough that who pays meanwhile and comes back is asked about anew.
 */
const justSaid = new LRUCache<string, Promise<GatewayAnswer>>({ max: 10_000, ttl: 5000 });

/**
 * Finds out what became of the payment of a course that the buyer has begun, before they are sent to pay: one that is
 * paid, whose notice is late, would end on an error page of the gateway. Outside of transactions.
 * @throws CONFLICT, PAYMENT_EXPECTED where the gateway does not know yet, or does not answer
 */
export async function settleOpenPayment(context: Context, courseId: string): Promise<void> {
  const { services } = context;
  const em = services.orm.em.fork();
  const [open] = await runSql<{ id: string; number: string; since: string }>(
    em,
    sql`select a.id, o.number, ${iso(sql`a.created_at`)} as since
     from order_line l join orders o on o.id = l.order_id join payment_attempt a on a.order_id = o.id
     where l.buyer_id = ${signedIn(context).id} and l.course_id = ${uuid(courseId)} and l.state = 'OPEN'
       and o.status = 'PENDING' and a.status = 'PENDING'
       and a.created_at < now() - make_interval(secs => ${TOO_SOON_SECONDS})`,
  );
  if (!open) return;
  const { id, number, since } = open;
  const answer = await (justSaid.get(id) ?? askNow(services, em, id));
  if (answer === GatewayAnswer.PENDING) throw conflict('PAYMENT_EXPECTED', { number, since });
}

function askNow(services: Services, em: EntityManager, attemptId: string): Promise<GatewayAnswer> {
  const answer = em
    .findOneOrFail(PaymentAttempt, attemptId)
    .then((attempt) => askGateway(services, attempt))
    .catch((error: unknown) => {
      services.log.warn({ err: error }, 'a payment could not be checked before paying again');
      return GatewayAnswer.PENDING;
    });
  justSaid.set(attemptId, answer);
  return answer;
}

/**
 * No one pays a second time while people look into the first payment, also where its order had expired. The course is
 * locked, as it is when money is settled. @throws CONFLICT, ORDER_IN_DOUBT
 */
export async function mustNotBeInDoubt(em: EntityManager, buyerId: string, courseId: string): Promise<void> {
  const [doubted] = await runSql<{ number: string; since: string }>(
    em,
    sql`select o.number, ${iso(sql`coalesce(max(a.doubted_at), o.created_at)`)} as since
     from orders o join order_line l on l.order_id = o.id left join payment_attempt a on a.order_id = o.id
     where o.buyer_id = ${buyerId} and l.course_id = ${courseId} and o.status = 'NEEDS_CHECK'
     group by o.id order by o.id limit 1`,
  );
  if (doubted) throw conflict('ORDER_IN_DOUBT', doubted);
}

const iso = (at: Sql): Sql => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
