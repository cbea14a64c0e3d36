import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { reconcileSettlement, SettlementGateway } from '../../../features/payments/index.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { ADMIN } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

/** Fee of a gateway in basis points. */
const FEE_BP = 110;
/** Difference of the incorrect line in đồng. */
const MISSING = 20_000;

interface MovedMoney {
  readonly kind: 'PAYMENT' | 'REFUND';
  readonly reference: string;
  readonly transaction: string;
  amount: number;
  /** First day of the month after the payment. */
  readonly settled: string;
}

/** Seeds the settlement files of each past month. One line of MoMo's last file does not match the payments. */
export async function seedSettlements(em: EntityManager, now: Date): Promise<void> {
  for (const gateway of Object.values(SettlementGateway)) {
    const moved = await findMovedMoney(em, gateway, now);
    if (gateway === SettlementGateway.MOMO) moved.at(-1)!.amount -= MISSING;
    for (const month of new Set(moved.map(({ settled }) => settled)))
      await seedFile(
        em,
        gateway,
        month,
        moved.filter(({ settled }) => settled === month),
      );
    await reconcileSettlement(em, gateway, (act) => act(em));
  }
}

/** Payments and refunds of a gateway in past months, by the calendar of Vietnam. */
const findMovedMoney = (em: EntityManager, gateway: string, now: Date): Promise<MovedMoney[]> =>
  em.execute<MovedMoney[]>(
    `select m.*, to_char(date_trunc('month', m.at at time zone 'Asia/Ho_Chi_Minh') + interval '1 month', 'YYYY-MM-DD') as settled
     from (
       select 'PAYMENT' as kind, a.reference, a.gateway_transaction as transaction, a.amount::float8 as amount, a.settled_at as at
         from payment_attempt a where a.gateway = ? and a.status = 'SUCCEEDED'
       union all
       select 'REFUND', r.reference, r.reference, r.amount::float8, r.settled_at
         from refund_transfer r where r.gateway = ? and r.status = 'DONE') m
     where m.at < date_trunc('month', ?::timestamptz at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'
     order by m.at, m.reference`,
    [gateway, gateway, now],
  );

async function seedFile(
  em: EntityManager,
  gateway: SettlementGateway,
  month: string,
  moved: readonly MovedMoney[],
): Promise<void> {
  const settledAt = new Date(Date.parse(`${month}T09:00:00Z`) - VIETNAM_OFFSET_MS);
  const lines = moved.map(({ kind, reference, transaction, amount }) => ({
    ...{ kind, reference, transaction, amount, settled_at: settledAt.toISOString() },
    fee: kind === 'PAYMENT' ? Math.floor((amount * FEE_BP) / 10_000) : 0,
  }));
  const columns = ['kind', 'reference', 'transaction', 'amount', 'fee', 'settled_at'] as const;
  const text = [columns, ...lines.map((line) => columns.map((column) => line[column]))].join('\n');
  const fileId = stableId(`settlement ${gateway} ${month}`);
  await insertAll(em, 'settlement_file', [
    {
      ...{ id: fileId, gateway, text, digest: createHash('sha256').update(text).digest('hex') },
      ...{ is_read: true, imported_by: personId(ADMIN.email), imported_at: settledAt },
    },
  ]);
  await insertAll(
    em,
    'settlement_line',
    lines.map((line, index) => ({
      ...{ id: stableId(`settled ${line.reference}`), file_id: fileId, line: index + 2, gateway },
      ...{ outcome: 'UNKNOWN', ...line },
    })),
  );
}
