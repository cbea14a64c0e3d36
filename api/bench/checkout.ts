// A checkout: an order of one course and a payment attempt. The floor is one transaction of hand-written statements that
// writes the same rows: order, line, attempt, audit log, idempotency key and the job that queries the gateway.
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

export const CHECKOUT = `mutation Checkout($input: CheckoutInput!) { checkout(input: $input) { order { id number status total } payment { reference payUrl amount } } }`;

/** Seconds until the first status query at the gateway (src/features/payments/payment-schedule.ts). */
const ASK_AFTER = 45;

const CLAIM = `insert into idempotent_request (person_id, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key`;
const BUYER = `select 1 from person where id = $1 for no key update`;
const COURSE = `select c.id, c.teacher_id, c.title, c.price, c.status, t.seller_class, coalesce(k.commission_bp, r.basis_points) as commission_bp, w.vat_bp, w.pit_bp,
    case when c.sale_price is not null and (c.sale_ends_at is null or c.sale_ends_at > now()) then c.sale_price else c.price end as current,
    exists (select 1 from enrolment e where e.course_id = c.id and e.student_id = $2) as is_owned,
    exists (select 1 from order_line l where l.course_id = c.id and l.buyer_id = $2 and l.state = 'OPEN') as is_ordered
  from course c join teacher_profile t on t.person_id = c.teacher_id join seller_package k on k.teacher_id = c.teacher_id
  cross join lateral (select basis_points from commission_rate where attribution = 'PLATFORM' and valid_from <= now() order by valid_from desc limit 1) r
  cross join lateral (select vat_bp, pit_bp from withholding_rate where seller_class = t.seller_class and valid_from <= now() order by valid_from desc limit 1) w
  where c.id = $1 for update of c`;
const ORDER = `insert into orders (number, buyer_id, total, expires_at)
  values ('S' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || lpad(nextval('order_number')::text, 6, '0'), $1, $2, now() + interval '1 day')
  returning id, number, status`;
const LINE = `insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, discount, amount, attribution, seller_class,
    commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'PLATFORM', $9, $10, $11, $12, $13, $14, $15, $16)`;
const ATTEMPT = `insert into payment_attempt (order_id, gateway, reference, amount, status, pay_url, begun_at, expires_at)
  values ($1, 'VNPAY', $2, $3, 'PENDING', $4, now(), now() + interval '15 minutes') returning id`;
const LOG = `insert into audit_log (actor_id, action, target_type, target_id, after, address, origin)
  values ($1, 'order.place', 'order', $2, $3, '127.0.0.1', 'graphql')`;
const JOB = `insert into pgboss.job_common (name, data, start_after, expire_seconds, keep_until, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select q.name, $1, now() + make_interval(secs => $2), q.expire_seconds, now() + interval '14 days', q.retry_limit, q.retry_delay,
    q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
  from pgboss.queue q where q.name = 'payment.follow'`;
const KEEP = `update idempotent_request set result = $3 where person_id = $1 and key = $2`;

interface Wanted {
  readonly courseId: string;
  readonly idempotencyKey: string;
}

/**
 * Places the order by hand-written statements.
 * @returns the `data` of the mutation
 */
export async function placeByHand(
  client: pg.PoolClient,
  { courseId, idempotencyKey }: Wanted,
  buyer: string,
) {
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name: `checkout.${name}`, text, values })).rows;
  await client.query('begin');
  const hash = createHash('sha256').update(courseId).digest('hex');
  await run('claim', CLAIM, [buyer, idempotencyKey, hash]);
  await run('buyer', BUYER, [buyer]);
  const [course] = await run('course', COURSE, [courseId, buyer]);
  if (course.status !== 'PUBLISHED' || course.is_owned || course.is_ordered) throw new Error('not for sale');
  const [price, current] = [Number(course.price), Number(course.current)];
  const of = (basisPoints: number) => Math.floor((current * basisPoints) / 10_000);
  const parts = [of(course.commission_bp), of(course.vat_bp), of(course.pit_bp)];
  const share = current - parts.reduce((sum, part) => sum + part, 0);
  const [order] = await run('order', ORDER, [buyer, current]);
  const rates = [course.seller_class, course.commission_bp, course.vat_bp, course.pit_bp];
  const sums = [price, price - current, current];
  await run('line', LINE, [
    order.id,
    buyer,
    course.id,
    course.teacher_id,
    course.title,
    ...sums,
    ...rates,
    ...parts,
    share,
  ]);
  const reference = `SEN${randomBytes(9).toString('hex').toUpperCase()}`;
  const payUrl = signed(reference, current, order.number);
  const [attempt] = await run('attempt', ATTEMPT, [order.id, reference, current, payUrl]);
  await run('log', LOG, [buyer, order.id, JSON.stringify({ number: order.number, total: current })]);
  await run('job', JOB, [JSON.stringify({ attemptId: attempt.id }), ASK_AFTER]);
  await run('keep', KEEP, [
    buyer,
    idempotencyKey,
    JSON.stringify({ orderId: order.id, attemptId: attempt.id, enrolmentId: null }),
  ]);
  await client.query('commit');
  const { id, number, status } = order;
  return {
    checkout: {
      order: { id, number, status, total: current },
      payment: { reference, payUrl, amount: current },
    },
  };
}

/** A payment URL of VNPay. */
function signed(reference: string, amount: number, number: string): string {
  const query = new URLSearchParams({
    vnp_Amount: String(amount * 100),
    vnp_Command: 'pay',
    vnp_CurrCode: 'VND',
    vnp_IpAddr: '127.0.0.1',
    vnp_Locale: 'vn',
    vnp_OrderInfo: `Thanh toan don hang ${number}`,
    vnp_TxnRef: reference,
    vnp_Version: '2.1.0',
  }).toString();
  const hash = createHmac('sha512', 'bench').update(query).digest('hex');
  return `http://127.0.0.1/sandbox/vnpay/paymentv2/vpcpay.html?${query}&vnp_SecureHash=${hash}`;
}

const COURSES = 2_000; // present in the small database too
/** Distance between the first courses of two buyers, so that simultaneous checkouts lock different courses. */
const STEP = 20;

/**
 * The order of request number `i`, for buyer `i % buyers`: a course that no earlier request has ordered for that
 * buyer.
 */
export function wanted(i: number, buyers: number): Wanted {
  const course = 1 + ((Math.floor(i / buyers) + (i % buyers) * STEP) % COURSES);
  return {
    courseId: `30000000-0000-8000-a000-${String(course).padStart(12, '0')}`,
    idempotencyKey: randomUUID(),
  };
}
