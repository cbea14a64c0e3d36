import { type Sql, sql } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/** What waits for those who teach: one row for each, as its feature finds them for a viewer. */
export interface WaitingSource {
  readonly kind: 'questions' | 'toMark';
  readonly rows: (viewer: Viewer) => Sql;
}

const all: WaitingSource[] = [];

/** Done once for each feature, when the features are collected. */
export const addWaitingSources = (added: readonly WaitingSource[]): void => void all.push(...added);

/** Counted so far and no further: what is more costs nothing, and is shown as more. */
const MOST = 100;

const count = (viewer: Viewer, wanted: WaitingSource['kind']): Sql => {
  const sources = all.filter(({ kind }) => kind === wanted).map(({ rows }) => rows(viewer));
  const union = sources.reduce((before, next) => sql`${before} union all ${next}`);
  return sql`(select count(*)::int from (select 1 from (${union}) each limit ${MOST}::int) counted)`;
};

/** One row with all of them. */
export const waitingCounts = (viewer: Viewer): Sql =>
  sql`select ${count(viewer, 'questions')} as questions, ${count(viewer, 'toMark')} as "toMark"`;
