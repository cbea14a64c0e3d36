import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { account } from './accounts.ts';
import { type Balances, lockAccounts, type Posting, postAll } from './post.ts';
import { openEarnings } from './post-sale.ts';
import { accountsOfRelease, earningReleased, type Released, receivableNetted } from './postings/release.ts';

/** Max earnings released in one transaction, which locks the accounts of their teachers. */
const BATCH_SIZE = 200;

/** Releases earnings at the end of their hold, unless a decision about them is pending. */
export const releaseEarnings = defineJob({
  name: 'earnings.release',
  schedule: '*/10 * * * *',
  async handle({ orm }) {
    await openEarnings(orm.em.fork());
    for (let released = BATCH_SIZE; released === BATCH_SIZE; )
      released = await orm.em.fork().transactional(releaseDue);
  },
});

interface Due extends Released {
  readonly releasedAt: string;
}

/**
 * Releases the next due earnings in the caller's transaction.
 * @param asOf for data that is created afterwards, such as the demo: releases what was due by then, as of its due
 * time
 * @returns the number of released earnings. Fewer than 200 means that none is left
 */
export async function releaseDue(em: EntityManager, asOf?: Date): Promise<number> {
  const isDue = sql`status = 'HELD' and held_until <= coalesce(${asOf ?? null}::timestamptz, now()) and freezes = '{}'`;
  const candidates = await lineIds(
    em,
    sql`select line_id from earning where ${isDue} order by held_until, line_id limit ${BATCH_SIZE}::int`,
  );
  // Orders are locked before earnings, and earnings before accounts, as everywhere. Rows that another transaction
  // holds are left for the next run
  const free = await lineIds(
    em,
    sql`select s.line_id from sold_line s where s.line_id = any(${candidates}::uuid[])
     order by s.order_id for no key update skip locked`,
  );
  const due = await runSql<Due>(
    em,
    sql`with due as (
       select line_id, case when ${asOf ?? null}::timestamptz is null then now() else held_until end as at from earning
       where line_id = any(${free}::uuid[]) and ${isDue} order by line_id for update skip locked
     )
     update earning e set status = 'AVAILABLE', released_at = due.at, service_vat_bp = (
       select basis_points from service_vat_rate where valid_from <= due.at order by valid_from desc limit 1)
     from due where e.line_id = due.line_id
     returning e.line_id as "lineId", e.order_id as "orderId", e.teacher_id as "teacherId",
       e.share_left::float8 as share, e.commission_left::float8 as commission, e.service_vat_bp as "vatBp",
       e.released_at as "releasedAt"`,
  );
  if (!due.length) return 0;
  const teachers = [...new Set(due.map(({ teacherId }) => teacherId))];
  const balances = await lockAccounts(em, teachers.flatMap(accountsOfRelease));
  await postAll(em, [
    ...due.map((each) => earningReleased({ ...each, occurredAt: new Date(each.releasedAt) })),
    ...netDebts(due, teachers, balances),
  ]);
  return due.length;
}

/** Sets a teacher's debt off against the released money before it can be paid out. */
function netDebts(due: readonly Released[], teachers: readonly string[], balances: Balances): Posting[] {
  return teachers.flatMap((teacherId) => {
    const own = due.filter((each) => each.teacherId === teacherId);
    const released = own.reduce((sum, { share }) => sum + share, 0);
    const available = balances(account.available(teacherId)) + released;
    const owed = balances(account.receivable(teacherId));
    return receivableNetted(`release:${own[0]!.lineId}`, teacherId, owed, available) ?? [];
  });
}

const lineIds = async (em: EntityManager, statement: Sql): Promise<string[]> =>
  (await runSql<{ line_id: string }>(em, statement)).map(({ line_id }) => line_id);

/**
 * Blocks the release of a line's earning while a decision is pending. Has no effect on a released one.
 * @param why the pending decision, for instance `refund:<id>`. Each decision lifts only its own block
 */
export async function freezeEarning(em: EntityManager, lineId: string, why: string): Promise<void> {
  await runSql(
    em,
    sql`update earning set freezes = array_append(array_remove(freezes, ${why}::text), ${why}::text) where line_id = ${lineId}`,
  );
}

/** Lifts the block of a decision. */
export async function unfreezeEarning(em: EntityManager, lineId: string, why: string): Promise<void> {
  await runSql(
    em,
    sql`update earning set freezes = array_remove(freezes, ${why}::text) where line_id = ${lineId}`,
  );
}
