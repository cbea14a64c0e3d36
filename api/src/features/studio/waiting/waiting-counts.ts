import { type Sql, sql } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { TeachingQueueKind } from './waiting.types.ts';

/**
 * What waits for those who teach: one row for each, as its feature finds them for a viewer, with `since` (timestamptz)
 * and `due` (timestamptz or null: no one was promised a time).
 */
export interface WaitingSource {
  readonly kind: keyof typeof TeachingQueueKind;
  readonly rows: (viewer: Viewer) => Sql;
}

const all: WaitingSource[] = [];

/** Done once for each feature, when the features are collected. */
export const addWaitingSources = (added: readonly WaitingSource[]): void => void all.push(...added);

/** Counted so far and no further: what is more costs nothing, and is shown as more. */
const MOST = 100;

const rowsOf = (viewer: Viewer, wanted: WaitingSource['kind']): Sql =>
  all
    .filter(({ kind }) => kind === wanted)
    .map(({ rows }) => rows(viewer))
    .reduce((before, next) => sql`${before} union all ${next}`);

const count = (viewer: Viewer, wanted: WaitingSource['kind']): Sql =>
  sql`(select count(*)::int from (select 1 from (${rowsOf(viewer, wanted)}) each limit ${MOST}::int) counted)`;

/** One row with all of them. */
export const waitingCounts = (viewer: Viewer): Sql =>
  sql`select ${count(viewer, 'QUESTIONS')} as questions, ${count(viewer, 'TO_MARK')} as "toMark"`;

/** One row for each kind, empty ones too, in the order of the kinds. */
export function teachingQueues(viewer: Viewer): Sql {
  const queues = Object.keys(TeachingQueueKind)
    .filter((kind) => all.some((source) => source.kind === kind))
    .map(
      (kind, position) =>
        sql`select ${kind}::text as kind, count(*)::int as count, min(q.since) as "oldestAt", min(q.due) as "nextDueAt",
          ${position}::int as position from (select * from (${rowsOf(viewer, kind as WaitingSource['kind'])}) each
            order by each.due, each.since limit ${MOST}::int) q`,
    )
    .reduce((before, next) => sql`${before} union all ${next}`);
  return sql`select u.kind, u.count, u."oldestAt", u."nextDueAt" from (${queues}) u order by u.position`;
}
