import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { postSettlement } from '../../ledger/index.ts';
import type { SettlementGateway, SettlementKind } from './settlement.enums.ts';

/** Lines per transaction. The gateway’s ledger account stays locked for its duration. */
const BATCH_SIZE = 500;

interface ReconciledLine {
  readonly id: string;
  readonly kind: SettlementKind;
  readonly target: string;
  readonly orderId: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly settledAt: string;
  readonly outcome: string;
}

/** Runs each batch in a transaction of its own, or in the caller’s. */
type InTransaction = (act: (em: EntityManager) => Promise<ReconciledLine[]>) => Promise<ReconciledLine[]>;

/**
 * Reconciles lines that are not booked yet with the platform's records, and books the matching ones. Lines that did
 * not match are tried again, since a notification may arrive after the settlement.
 */
export async function reconcileSettlement(
  em: EntityManager,
  gateway: SettlementGateway,
  inTransaction: InTransaction = (act) => em.fork().transactional(act),
): Promise<readonly ReconciledLine[]> {
  const booked: ReconciledLine[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await inTransaction(async (inner) => {
      const lines = await matchLines(inner, gateway, after);
      await book(
        inner,
        gateway,
        lines.filter(({ outcome }) => outcome === 'BOOKED'),
      );
      return lines;
    });
    booked.push(...batch.filter(({ outcome }) => outcome === 'BOOKED'));
    if (batch.length < BATCH_SIZE) return booked;
    after = batch.at(-1)!.id;
  }
}

/** The whole received amount of unmatched money `i`. If an order was paid from it, the remainder is a separate row. */
const WHOLE = sql`(with recursive part as (
    select i.transaction, i.amount
    union all
    select r.transaction, r.amount from part p join suspense_item r on r.gateway = i.gateway and r.transaction = p.transaction || '#rest')
  select sum(amount)::bigint from part)`;

/**
 * Disputes that a line `l` may be about. A case about a payment of several courses is one line, but one dispute for
 * each course.
 */
function disputed(kind: 'DISPUTE' | 'DISPUTE_WON'): Sql {
  const isWon = kind === 'DISPUTE_WON';
  const prefix = isWon ? 'dispute-won:' : 'dispute:';
  const of = sql`from payment_attempt a join dispute d on d.attempt_id = a.id
    where l.kind = ${kind} and a.gateway = l.gateway and a.reference = l.reference and (d.status = 'WON' or not ${isWon}::boolean)`;
  return sql`select ${prefix} || d.id, d.order_id, d.amount,
      case when d.reference = l.transaction then 0 when d.amount = l.amount then 1 else 2 end ${of}
    union all
    select ${prefix} || string_agg(d.id::text, ',' order by d.id), min(d.order_id::text)::uuid, sum(d.amount)::bigint, -1
      ${of} and d.reference = l.transaction having count(*) > 1 and sum(d.amount) = l.amount`;
}

/**
 * A payment line matches a successful attempt by its reference, or unmatched money by the gateway’s transaction ID. A
 * dispute line matches by its case number, since several disputes of one payment may have the same amount.
 */
async function matchLines(em: EntityManager, gateway: string, after: string): Promise<ReconciledLine[]> {
  const matched = await runSql<ReconciledLine>(
    em,
    sql`with line as (
       select l.* from settlement_line l
       where l.gateway = ${gateway} and l.id > ${after} and l.outcome in ('UNKNOWN', 'WRONG_AMOUNT') and l.resolved_at is null
       order by l.id limit ${BATCH_SIZE}::int for update),
     found as (
       select l.id, l.amount, t.target, t.order_id, t.expected,
         row_number() over (partition by t.target order by t.expected <> l.amount, l.id) as place
       from line l left join lateral (
         select 'suspense:' || i.id as target, i.order_id, ${WHOLE} as expected, 1 as rank from suspense_item i
           where l.kind = 'PAYMENT' and i.gateway = l.gateway and i.transaction = l.transaction
         union all
         select 'payment:' || a.id, a.order_id, a.amount, 2 from payment_attempt a
           where l.kind = 'PAYMENT' and a.gateway = l.gateway and a.reference = l.reference and a.status = 'SUCCEEDED'
         union all
         select 'refund:' || r.id, f.order_id, r.amount, 1 from refund_transfer r join refund f on f.id = r.refund_id
           where l.kind = 'REFUND' and r.gateway = l.gateway and r.reference = l.reference and r.status = 'DONE'
         union all
         ${disputed('DISPUTE')}
         union all
         ${disputed('DISPUTE_WON')}
         order by rank, target limit 1) t on true)
     update settlement_line l set target = f.target, order_id = f.order_id, expected = f.expected,
       outcome = case
         when f.target is null then 'UNKNOWN'
         when f.expected <> f.amount then 'WRONG_AMOUNT'
         when f.place > 1 or exists (
           select 1 from settlement_line b where b.target = f.target and b.outcome = 'BOOKED' and b.id <> f.id) then 'SETTLED_BEFORE'
         else 'BOOKED' end
     from found f where l.id = f.id
     returning l.id, l.kind, l.target, l.order_id as "orderId", l.amount::float8 as amount, l.fee::float8 as fee,
       l.settled_at as "settledAt", l.outcome`,
  );
  return matched.sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function book(em: EntityManager, gateway: string, lines: readonly ReconciledLine[]): Promise<void> {
  const facts = ({ target, orderId, fee, settledAt }: ReconciledLine) => ({
    gateway,
    reference: target,
    fee,
    occurredAt: new Date(settledAt),
    ...(orderId && { orderId }),
  });
  await postSettlement(
    em,
    lines
      .filter(({ kind }) => kind === 'PAYMENT' || kind === 'DISPUTE_WON')
      .map((line) => ({ ...facts(line), gross: line.amount })),
    lines
      .filter(({ kind }) => kind === 'REFUND' || kind === 'DISPUTE')
      .map((line) => ({ ...facts(line), wentBackBy: getKeys(line) })),
  );
}

/** Keys of the postings that returned the money. A dispute line may have several targets. */
const getKeys = ({ kind, target }: ReconciledLine): string[] => {
  const [, ids] = target.split(':') as [string, string];
  return kind === 'REFUND' ? [`refund-paid:${ids}`] : ids.split(',').map((id) => `dispute:${id}`);
};
