import { type Sql, sql } from '../../../graphql/read/index.ts';
import type { Permission } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { DeskFailureKind } from './dashboard.types.ts';

export interface FailureSource {
  readonly kind: keyof typeof DeskFailureKind;
  readonly permission: Permission;
  /**
   * A query with one row: `count`, `of` (the total as a whole number, or null if it is not meaningful) and `latest`
   * (timestamptz, or null if there is no failure or no known time).
   */
  readonly row: () => Sql;
}

const sources: FailureSource[] = [];

/** Called once for each feature, when the features are registered. */
export const addFailureSources = (added: readonly FailureSource[]): void => void sources.push(...added);

const NONE = sql`select null::text as kind, 0 as count, null::float8 as "outOf", null::timestamptz as "latestAt",
  0 as position where false`;
const ORDER = Object.keys(DeskFailureKind);

/** One row for each kind that the viewer may resolve, even without failures, in the order of the kinds. */
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
