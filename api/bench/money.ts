import type pg from 'pg';

/** A seller with a thousand sales, and a buyer of forty courses: the same numbers in small and large databases. */
export const SELLER = '20000000-0000-8000-a000-000000000001';
export const BUYER = '20000000-0000-8000-a000-000000000501';
const SELLER_SALES = 1_000;
const BUYER_ORDERS = 40;

/** Minimum payout in đồng. */
const MIN_PAYOUT = 1_000_000;
const PARTS = 'amount, 0, commission, vat, pit, share';
const MONTH = (at: string) => `date_trunc('month', ${at} at time zone 'Asia/Ho_Chi_Minh')::date`;

interface Sold {
  /** Each one creates about ten ledger entries. */
  readonly sales: number;
  readonly students: number;
  readonly courses: number;
}

/**
 * A year of sales in the order of time, each of one course: paid, settled by the gateway daily, released after the
 * hold, and paid out monthly. Written table by table with the final state.
 */
export async function fillMoney(db: pg.Client, sold: Sold): Promise<void> {
  const run = (sql: string, values: unknown[] = []) => db.query(sql, values);
  await makeSales(run, sold);
  await run(`create temp table posting (id uuid, kind text, key text, order_id uuid, at timestamptz)`);
  await run(
    `create temp table side (posting text, sequence int, code text, amount bigint, line_id uuid, at timestamptz)`,
  );
  await bookSales(run);
  await bookSettlements(run);
  await bookPayouts(run);
  await writeLedger(run);
}

type Run = (sql: string, values?: unknown[]) => Promise<unknown>;

async function makeSales(run: Run, { sales, students, courses }: Sold): Promise<void> {
  const person = (n: string) => `('20000000-0000-8000-a000-' || lpad((${n})::text, 12, '0'))::uuid`;
  const course = (n: string) => `('30000000-0000-8000-a000-' || lpad((${n})::text, 12, '0'))::uuid`;
  const nth = `1 + (i * 7 + i / ${students}) % ${courses}`;
  // Most pairs are those of the enrolments in data.ts. The seller's courses are every 500th
  await run(
    `create temp table sale as
     select n, uuidv7(at - now()) as order_id, uuidv7(at - now()) as line_id, at, at + interval '14 days' as until,
       buyer_id, c.id as course_id, c.teacher_id, c.title, c.price as amount, div(c.price * 30, 100)::bigint as commission,
       div(c.price * 5, 100)::bigint as vat, div(c.price * 2, 100)::bigint as pit,
       c.price - div(c.price * 30, 100)::bigint - div(c.price * 5, 100)::bigint - div(c.price * 2, 100)::bigint as share
     from (
       select n, now() - (${sales} - n) * (interval '365 days' / ${sales}) - interval '1 minute' as at, buyer_id, course_id from (
         select i * ${sales} / ${SELLER_SALES} as n, ${person('502 + i')} as buyer_id, ${course('500 * (1 + i % 4)')} as course_id
           from generate_series(1, ${SELLER_SALES}::bigint) i
         union all
         select i * ${sales} / ${BUYER_ORDERS}, '${BUYER}', ${course('1 + i')} from generate_series(1, ${BUYER_ORDERS}::bigint) i
         union all
         select i, ${person(`501 + i % ${students}`)}, ${course(nth)} from generate_series(1, ${sales}::bigint) i
           where i % ${students} > 0 and (${nth}) % 500 > 0) s) s
     join course c on c.id = course_id order by n`,
  );
  await run(
    `insert into enrolment (student_id, course_id, source) select buyer_id, course_id, 'PURCHASE' from sale on conflict do nothing`,
  );
  await run(`insert into orders (id, number, buyer_id, status, total, created_at, expires_at, paid_at)
    select order_id, 'S' || to_char(at at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || lpad(nextval('order_number')::text, 6, '0'),
      buyer_id, 'PAID', amount, at - interval '1 minute', at + interval '1 day', at from sale order by at`);
  await run(`insert into order_line (id, order_id, buyer_id, course_id, teacher_id, title, list_price, amount, attribution, seller_class,
      commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share, state)
    select line_id, order_id, buyer_id, course_id, teacher_id, title, amount, amount, 'PLATFORM', 'INDIVIDUAL',
      3000, 500, 200, commission, vat, pit, share, 'PAID' from sale order by at`);
  await run(`insert into payment_attempt (id, order_id, gateway, reference, amount, status, gateway_transaction, created_at, expires_at, begun_at, settled_at)
    select uuidv7(at - now()), order_id, 'VNPAY', 'BENCH' || row_number() over (order by at), amount, 'SUCCEEDED',
      row_number() over (order by at), at - interval '1 minute', at + interval '14 minutes', at - interval '1 minute', at from sale order by at`);
  await run(`insert into earning (line_id, order_id, teacher_id, amount, promotion, commission, vat_withheld, pit_withheld, teacher_share,
      share_left, commission_left, status, earned_at, held_until, released_at, service_vat_bp)
    select line_id, order_id, teacher_id, ${PARTS}, share, commission, case when until < now() then 'AVAILABLE' else 'HELD' end, at, until,
      case when until < now() then until end, case when until < now() then 800 end from sale order by at`);
}

/** Ledger entries of postings, as a select of `code, amount, line_id` with `key`, `at` and their order. */
const sides = (from: string, key: string, at: string, line: string, each: readonly [string, string][]) =>
  `insert into side select ${key}, s.sequence, s.code, s.amount, ${line}, ${at} from ${from}
   cross join lateral (values ${each.map(([code, amount], i) => `(${i}, ${code}, ${amount})`)}) s(sequence, code, amount)
   where s.amount <> 0`;
const posting = (from: string, kind: string, key: string, at: string, order = 'null::uuid') =>
  `insert into posting select uuidv7(${at} - now()), '${kind}', ${key}, ${order}, ${at} from ${from}`;

async function bookSales(run: Run): Promise<void> {
  const sold = `'sale:' || order_id`;
  await run(posting('sale', 'SALE_PAID', sold, 'at', 'order_id'));
  await run(
    sides('sale', sold, 'at', `case when s.sequence > 0 then line_id end`, [
      [`'gateway:VNPAY'`, 'amount'],
      [`'hold:' || teacher_id`, '-share'],
      [`'tax-withheld:vat'`, '-vat'],
      [`'tax-withheld:pit'`, '-pit'],
      [`'commission-deferred'`, '-commission'],
    ]),
  );
  const free =
    '(select *, commission - div(commission * 10000, 10800)::bigint as output from sale where until < now()) r';
  const released = `'release:' || line_id`;
  await run(posting(free, 'EARNING_RELEASED', released, 'until', 'order_id'));
  await run(
    sides(free, released, 'until', 'line_id', [
      [`'hold:' || teacher_id`, 'share'],
      [`'commission-deferred'`, 'commission'],
      [`'available:' || teacher_id`, '-share'],
      [`'commission'`, 'output - commission'],
      [`'vat-output'`, '-output'],
    ]),
  );
}

/** The gateway transfers the sales of a day to the bank two days later, minus 1 %. */
async function bookSettlements(run: Run): Promise<void> {
  await run(`create temp table settled as
    select day, (day + 2)::timestamp at time zone 'Asia/Ho_Chi_Minh' as at, gross, div(gross, 100)::bigint as fee from (
      select (at at time zone 'Asia/Ho_Chi_Minh')::date as day, sum(amount)::bigint as gross from sale group by 1) d
    where day < current_date - 3`);
  const key = `'settled:VNPAY:' || day`;
  await run(posting('settled', 'GATEWAY_SETTLED', key, 'at'));
  await run(
    sides('settled', key, 'at', 'null::uuid', [
      [`'bank'`, 'gross - fee'],
      [`'gateway-fee'`, 'fee'],
      [`'gateway:VNPAY'`, '-gross'],
    ]),
  );
}

/** Amounts that were released in a month are requested on the fifth of the next month and paid a day later. */
async function bookPayouts(run: Run): Promise<void> {
  await run(`create temp table payment as
    select uuidv7(at - now()) as id, uuidv7(at - now()) as file_id, * from (
      select teacher_id, month, amount, (month + interval '1 month 4 days') at time zone 'Asia/Ho_Chi_Minh' as at from (
        select teacher_id, ${MONTH('until')} as month, sum(share)::bigint as amount from sale where until < now() group by 1, 2) m
      where amount >= ${MIN_PAYOUT}) p where at < now() - interval '2 days'`);
  await run(`insert into payout_account (id, person_id, bank_bin, number_sealed, last_digits, holder, added_at, usable_from)
    select md5('account' || teacher_id)::uuid, teacher_id, '970436', ''::bytea, '0000', 'GIANG VIEN', min(at) - interval '9 days',
      min(at) - interval '6 days' from payment group by 2`);
  await run(`insert into transfer_file (id, number, made_by, made_at)
    select md5('file' || at)::uuid, 'F-' || row_number() over (order by at), '${SELLER}', at from payment group by at`);
  await run(`insert into payout (id, number, teacher_id, account_id, amount, status, requested_at, due_from, approved_at, file_id, ended_at)
    select id, 'P-' || row_number() over (order by at, teacher_id), teacher_id, md5('account' || teacher_id)::uuid, amount, 'PAID', at, at, at,
      md5('file' || at)::uuid, at + interval '1 day' from payment`);
  for (const [kind, key, at, from, to] of [
    ['PAYOUT_ASKED', `'payout-asked:' || id`, 'at', `'available:' || teacher_id`, `'transit:' || teacher_id`],
    ['PAYOUT_DONE', `'payout-done:' || id`, `at + interval '1 day'`, `'transit:' || teacher_id`, `'bank'`],
  ] as const) {
    await run(posting('payment', kind, key, at));
    await run(
      sides('payment', key, at, 'null::uuid', [
        [from, 'amount'],
        [to, '-amount'],
      ]),
    );
  }
}

/** Writes the postings in the order of time, and the balances and monthly totals. */
async function writeLedger(run: Run): Promise<void> {
  await run(
    `create temp table account as select code, split_part(code, ':', 1) as name, sum(amount)::bigint as balance from side group by 1`,
  );
  await run(`insert into ledger_account (code, kind, owner_id, normal_side, may_go_negative, balance)
    select code, k.kind, case when code ~ '^(hold|available|transit):' then split_part(code, ':', 2)::uuid end, k.side,
      name in ('gateway', 'bank'), balance
    from account join (values ('gateway', 'GATEWAY', 'DEBIT'), ('bank', 'BANK', 'DEBIT'), ('gateway-fee', 'GATEWAY_FEE', 'DEBIT'),
      ('hold', 'TEACHER_HOLD', 'CREDIT'), ('available', 'TEACHER_AVAILABLE', 'CREDIT'), ('transit', 'TEACHER_TRANSIT', 'CREDIT'),
      ('tax-withheld', 'TAX_WITHHELD', 'CREDIT'), ('commission-deferred', 'COMMISSION_DEFERRED', 'CREDIT'),
      ('commission', 'COMMISSION', 'CREDIT'), ('vat-output', 'VAT_OUTPUT', 'CREDIT')) k(name, kind, side) using (name)`);
  await run(`insert into ledger_transaction (id, kind, idempotency_key, order_id, occurred_at)
    select id, kind, key, order_id, at from posting order by at, key`);
  await run('create index on posting (key)');
  await run('analyze posting');
  await run(`insert into ledger_entry (id, transaction_id, sequence, account_id, amount, line_id)
    select uuidv7(s.at - now()), p.id, s.sequence, a.id, s.amount, s.line_id
    from side s join posting p on p.key = s.posting join ledger_account a on a.code = s.code order by s.at, p.key, s.sequence`);
  await run(`insert into ledger_month (account_id, month, kind, debit, credit)
    select e.account_id, ${MONTH('t.occurred_at')}, t.kind, sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id group by 1, 2, 3`);
}
