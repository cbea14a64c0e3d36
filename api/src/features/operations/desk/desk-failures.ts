import { type Sql, sql } from '../../../graphql/read/index.ts';
import type { Permission } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { DeskFailureKind } from './desk.types.ts';

/** Something of the program that failed, as its feature finds it. */
export interface DeskFailureSource {
  readonly kind: keyof typeof DeskFailureKind;
  /** Whoever looks after it. */
  readonly permission: Permission;
  /**
   * One row: `count`, `of` (of how many, or null where that says nothing) as whole numbers, and `latest` (timestamptz,
   * or null where none failed or no moment is known).
   */
  readonly row: () => Sql;
}

const sources: DeskFailureSource[] = [];

/** Done once for each feature, when the features are collected. */
export const addDeskFailures = (added: readonly DeskFailureSource[]): void => void sources.push(...added);

const NONE = sql`select null::text as kind, 0 as count, null::float8 as "outOf", null::timestamptz as "latestAt",
  0 as position where false`;
const ORDER = Object.keys(DeskFailureKind);

/** One row for each kind that the viewer looks after, also where nothing failed, in the order of the kinds. */
export function failureRows(viewer: Viewer): Sql {
  const failures = sources
    .filter(({ permission }) => viewer.may(permission))
    .map(
      ({ kind, row }) =>
        sql`select ${kind}::text as kind, f.count::int as count, f.of::float8 as "outOf", f.latest as "latestAt",
          ${ORDER.indexOf(kind)}::int as position from (${row()}) f`,
    )
    .reduce((before, next) => sql`${before} union all ${next}`, NONE);
  return sql`select u.kind, u.count, u."outOf", u."latestAt" from (${failures}) u order by u.position`;
}
