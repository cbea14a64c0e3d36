import type { EntityManager } from '@mikro-orm/postgresql';
import { all, connection, cursorValues, type RowClass, type Sql, sql } from '../../../graphql/read/index.ts';
import { getValue, runSql } from '../../../platform/db/index.ts';
import { badInput, gone } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { type Change, type ChangeFeedArgs, MAX_CHANGES } from './change-feed.types.ts';

export interface ChangeKind {
  readonly kind: 'person' | 'course' | 'enrolment' | 'order';
  /** True if the object with this ID still exists for readers of the feed. */
  readonly exists: (id: Sql) => Sql;
}

/** The start position of a feed: changes noted by this transaction and by later ones. */
interface Start {
  readonly era: number;
  readonly xid: string;
}

const ERA = sql`(select max(era) from change_era)`;
/** The oldest running transaction. All earlier transactions have ended. */
const HORIZON = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/**
 * Changes in the order of their transactions, up to the oldest one that is still running. Unlike an order by time, it
 * cannot miss a change that is committed late. Each object appears once, at its latest change (docs/adr/0022).
 * @throws BAD_INPUT for an invalid cursor
 * @throws GONE for a cursor from a history that a restored backup has undone
 */
export async function changeFeed<T extends Change>(
  type: RowClass<T>,
  em: EntityManager,
  { kind, exists }: ChangeKind,
  { first, after, updatedSince }: ChangeFeedArgs,
) {
  if (after) await assertValidCursor(em, after);
  const start = !after && updatedSince ? await findStart(em, updatedSince) : undefined;
  const notes = sql`select c.id, c.era, c.xid, c.noted_at as "changedAt", not ${exists(sql`c.id`)} as "isDeleted"
    from row_change c where c.kind = ${kind} and (c.era, c.xid) < (${ERA}, ${HORIZON})
      and (c.era, c.xid) = (select l.era, l.xid from row_change l where l.id = c.id order by l.era desc, l.xid desc limit 1)`;
  return connection<T, { era: unknown; xid: unknown }>(
    type,
    (c) => ({
      where: all([start && sql`(${c.era}, ${c.xid}) >= (${start.era}::int, ${start.xid}::xid8)`]),
      orderBy: [
        { by: c.era, dir: 'asc' },
        { by: c.xid, dir: 'asc' },
        { by: c.id, dir: 'asc' },
      ],
      first,
      maxFirst: MAX_CHANGES,
      after,
      emptyAt: [ERA, HORIZON, sql`'00000000-0000-0000-0000-000000000000'`],
    }),
    {
      from: notes,
      skipVisibility:
        'The feed requires its own permission. The changed objects keep their visibility rules.',
    },
  );
}

/** A cursor is valid as long as everything before it belongs to the current history of this database. */
async function assertValidCursor(em: EntityManager, cursor: string): Promise<void> {
  const [era = '', xid = '', id = ''] = cursorValues(cursor) ?? [];
  if (!/^\d{1,9}$/.test(era ?? '') || !/^\d{1,18}$/.test(xid ?? '') || !isUuid(id ?? ''))
    throw badInput('after', 'validation.invalid');
  const shared = await getValue<boolean>(
    em,
    sql`select exists (select from change_era e
        left join lateral (select * from change_era x where x.era > e.era order by x.era limit 1) n on true
        where e.era = ${era}::int and (n.era is null or n.shared_era = e.era and n.shared_xid >= ${xid}::xid8)) as shared`,
    'changes.cursor',
  );
  if (!shared) throw gone('CURSOR_UNDONE');
}

/**
 * Finds a start before a time: changes that were not committed at that time were noted by this transaction or by
 * later ones.
 */
async function findStart(em: EntityManager, moment: Date): Promise<Start | undefined> {
  const [mark] = await runSql<Start>(
    em,
    sql`select era, xid::text from change_mark where at <= ${moment.toISOString()}::timestamptz order by at desc limit 1`,
    'changes.start',
  );
  return mark;
}
