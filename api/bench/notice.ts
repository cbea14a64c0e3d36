// The write that brings the money: VNPay tells of a payment, and its course is the buyer's. The floor is one transaction
// of hand-written statements that leaves the same rows: notice, order, line, attempt, enrolment, two notifications,
// earning, and a transaction of five entries in the books. Buyers want no mail: writing one is work of a job.
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { signedQuery } from '../src/features/billing/gateways/vnpay/signature.ts';
import { SIMULATOR } from '../src/features/billing/gateways/vnpay/simulator-settings.ts';
import { WARM_SECONDS } from './measure.ts';

const BUYERS = 2_000;
const COURSES = 2_000; // present in the small database too
/** Between the courses that two neighbours buy: notices that are told at once lock different ones. */
const STEP = 20;
const PRICE = 300_000;
/** What VNPay is answered when all went well. */
export const CONFIRMED = '{"RspCode":"00","Message":"Confirm Success"}';

/** More than a fast machine takes. */
const MOST_A_SECOND = 1_200;
/** How many loads of notices each part of a run warms, and then measures once a repeat, on one database. */
const LOADS = { comparison: 4, growth: 2 } as const;

/** As many notices as those parts of a run can take. */
export function noticesOf(
  { seconds, repeats }: { seconds: number; repeats: number },
  parts: readonly (keyof typeof LOADS)[],
): number {
  const loads = parts.reduce((sum, part) => sum + LOADS[part], 0);
  return loads * (WARM_SECONDS + seconds * repeats) * MOST_A_SECOND;
}

/** Orders that wait for their notice: each is told of once. */
export interface Waiting {
  /** The signed query of the next notice. @throws where none is left: later ones would measure refusals */
  next(): string;
}

/** Places so many orders, each of another pair of buyer and course. */
export async function placeOrders(databaseUrl: string, count: number): Promise<Waiting> {
  const run = `N${Date.now().toString(36).toUpperCase()}`;
  if (count) {
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    await db.query(PLACE, [run, count, BUYERS, COURSES, STEP, PRICE]);
    await db.query('analyze orders, order_line, payment_attempt, person, notification_preference');
    await db.end();
  }
  let told = 0;
  return {
    next() {
      if (told === count) throw new Error(`all ${count} orders have been paid`);
      return noticeOf({ reference: `${run}X${told++}`, amount: PRICE });
    },
  };
}

/** What VNPay sends about a payment that was made. */
export const noticeOf = ({ reference, amount }: { reference: string; amount: number }): string =>
  signedQuery(SIMULATOR.hashSecret, {
    vnp_Amount: String(amount * 100),
    vnp_BankCode: 'NCB',
    vnp_OrderInfo: 'Thanh toan don hang',
    vnp_PayDate: '20261120101010',
    vnp_ResponseCode: '00',
    vnp_TmnCode: SIMULATOR.tmnCode,
    vnp_TransactionNo: `9${reference}`,
    vnp_TransactionStatus: '00',
    vnp_TxnRef: reference,
  });

const PLACE = `with buyer as (
    insert into person (email, full_name) select lower($1) || '-' || i || '@bench.test', 'Người Mua' from generate_series(0, $3::int - 1) i
    returning id, split_part(split_part(email, '-', 2), '@', 1)::int as n),
  quiet as (insert into notification_preference (person_id, kind, channel, is_on) select id, 'ORDER_PAID', 'MAIL', false from buyer),
  wanted as materialized (
    select uuidv7() as order_id, i, b.id as buyer_id, c.id as course_id, c.teacher_id, c.title
    from generate_series(0, $2::int - 1) i join buyer b on b.n = i % $3::int
      join course c on c.id = ('30000000-0000-8000-a000-' || lpad((1 + (i / $3::int + i % $3::int * $5::int) % $4::int)::text, 12, '0'))::uuid),
  placed as (
    insert into orders (id, number, buyer_id, status, total, expires_at)
    select order_id, $1 || '-' || i, buyer_id, 'PENDING', $6::bigint, now() + interval '1 day' from wanted),
  line as (
    insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, amount, attribution, seller_class,
      commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share)
    select order_id, buyer_id, course_id, teacher_id, title, $6::bigint, $6::bigint, 'PLATFORM', 'INDIVIDUAL', 3000, 500, 200,
      $6::bigint * 30 / 100, $6::bigint * 5 / 100, $6::bigint * 2 / 100, $6::bigint * 63 / 100 from wanted)
  insert into payment_attempt (order_id, gateway, reference, amount, status, begun_at, expires_at)
  select order_id, 'VNPAY', $1 || 'X' || i, $6::bigint, 'PENDING', now(), now() + interval '15 minutes' from wanted`;

const LOCK_COURSE = `select c.id from course c join order_line l on l.course_id = c.id join payment_attempt a on a.order_id = l.order_id
  where a.reference = $1 and a.gateway = 'VNPAY' order by c.id for no key update of c`;
const LOCK_ORDER = `select o.id, o.number, o.buyer_id, o.paid_at, a.id as attempt_id, a.status, a.amount, l.id as line_id, l.course_id,
    l.teacher_id, l.title, l.teacher_share, l.vat_withheld, l.pit_withheld, l.commission
  from payment_attempt a join orders o on o.id = a.order_id join order_line l on l.order_id = o.id
  where a.reference = $1 and a.gateway = 'VNPAY' for update of o`;
const PAY = `with line as (update order_line set state = 'PAID' where order_id = $1),
  attempt as (update payment_attempt set status = 'SUCCEEDED', gateway_transaction = $3, settled_at = now() where id = $2)
  update orders set status = 'PAID', paid_at = now() where id = $1`;
const ENROL = `insert into enrolment as e (student_id, course_id, source) values ($1, $2, 'PURCHASE')
  on conflict (student_id, course_id) do update set access = 'ACTIVE', source = excluded.source, expires_at = null, told_days = null
    where access_now(e.access, e.expires_at) in ('REVOKED', 'EXPIRED') returning id`;
const CLEAR = `with cart as (delete from cart_item where person_id = $1 and course_id = $2)
  delete from wishlist_item where person_id = $1 and course_id = $2`;
const TELL = `insert into notification (person_id, kind, params, link)
  select p.id, t.kind, t.params, t.link from (values ($1::uuid, 'ORDER_PAID', $3::jsonb, $4), ($2::uuid, 'COURSE_SOLD', $5::jsonb, $6))
    t(reader, kind, params, link) join person p on p.id = t.reader and p.is_active`;
const EARN = `insert into earning (line_id, order_id, teacher_id, amount, promotion, commission, vat_withheld, pit_withheld, teacher_share,
    share_left, commission_left, earned_at, held_until)
  select id, order_id, teacher_id, amount, promotion, commission, vat_withheld, pit_withheld, teacher_share, teacher_share, commission,
    now(), now() + make_interval(days => hold_days) from order_line where order_id = $1`;
const OPEN = `insert into ledger_account (code, kind, normal_side, owner_id) values ('hold:' || $1::text, 'TEACHER_HOLD', 'CREDIT', $1::uuid)
  on conflict (code) do nothing`;
const LOCK_ACCOUNTS = 'select id from ledger_account where code = any($1::text[]) order by id for update';
const POST = `with posted as (
    insert into ledger_transaction (kind, idempotency_key, order_id) values ('SALE_PAID', 'sale:' || $1::text, $1::uuid) returning id),
  side as (select a.id, s.amount, s.sequence, case when s.sequence > 1 then $4::uuid end as line_id
    from unnest($2::text[], $3::bigint[]) with ordinality s(code, amount, sequence) join ledger_account a on a.code = s.code),
  entry as (insert into ledger_entry (transaction_id, sequence, account_id, amount, line_id)
    select posted.id, side.sequence - 1, side.id, side.amount, side.line_id from posted, side)
  update ledger_account a set balance = a.balance + side.amount from side where side.id = a.id`;
const KEEP = `insert into payment_notice (gateway, kind, payload, reference, outcome) values ('VNPAY', 'NOTIFICATION', $1, $2, 'RECORDED')`;

/** Settles a payment by a signed query. @returns what VNPay is answered */
export async function settleByHand(client: pg.PoolClient, { query }: { query: string }): Promise<string> {
  const [told, hash] = query.split('&vnp_SecureHash=') as [string, string];
  if (createHmac('sha512', SIMULATOR.hashSecret).update(told).digest('hex') !== hash)
    throw new Error('not signed');
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const reference = parameters.vnp_TxnRef!;
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name: `notice.${name}`, text, values })).rows;
  await client.query('begin');
  await run('course', LOCK_COURSE, [reference]);
  const [order] = await run('order', LOCK_ORDER, [reference]);
  if (
    order.paid_at ||
    order.status !== 'PENDING' ||
    Number(order.amount) * 100 !== Number(parameters.vnp_Amount)
  )
    throw new Error('nothing to pay');
  const { id, number, buyer_id: buyer, course_id: course, teacher_id: teacher, title } = order;
  await run('pay', PAY, [id, order.attempt_id, parameters.vnp_TransactionNo]);
  const [enrolment] = await run('enrol', ENROL, [buyer, course]);
  if (!enrolment) throw new Error('held already');
  await run('clear', CLEAR, [buyer, course]);
  const params = [{ number, course: title }, { course: title }].map((each) => JSON.stringify(each));
  await run('tell', TELL, [
    buyer,
    teacher,
    params[0],
    `/learning/${course}`,
    params[1],
    `/courses/${course}`,
  ]);
  await run('earn', EARN, [id]);
  await run('open', OPEN, [teacher]);
  const codes = [
    'gateway:VNPAY',
    `hold:${teacher}`,
    'tax-withheld:vat',
    'tax-withheld:pit',
    'commission-deferred',
  ];
  await run('accounts', LOCK_ACCOUNTS, [codes]);
  const { amount, teacher_share: share, vat_withheld: vat, pit_withheld: pit, commission } = order;
  const sides = [amount, ...[share, vat, pit, commission].map((each) => -each)];
  await run('post', POST, [id, codes, sides, order.line_id]);
  await run('keep', KEEP, [JSON.stringify({ query: parameters }), reference]);
  await client.query('commit');
  return CONFIRMED;
}
