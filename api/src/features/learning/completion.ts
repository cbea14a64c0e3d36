import { type Sql, sql } from '../../graphql/read/index.ts';
import { CompletionRule } from '../catalog/index.ts';

/** Share of a video's unique seconds that makes it complete (design/domain.md). */
const WATCHED_SHARE = 0.9;
/** Seconds a text has to be on screen (design/domain.md). */
const DWELL_SECONDS = 30;

/** Seconds of a lesson that make it complete. */
export const secondsToComplete = (rule: CompletionRule, durationSec: number): number =>
  rule === CompletionRule.WATCH ? Math.floor(durationSec * WATCHED_SHARE) : DWELL_SECONDS;

/** The same as SQL, for reads. */
export const requiredSeconds = (rule: Sql, durationSec: Sql): Sql =>
  sql`case ${rule} when 'WATCH' then floor(${durationSec} * ${WATCHED_SHARE}::numeric)::int else ${DWELL_SECONDS}::int end`;
