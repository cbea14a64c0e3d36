import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { CompletionRule } from '../courses/index.ts';
import { READ_SECONDS, WATCH_PERCENT } from './settings.ts';
import { credit, length, parseRanges, type TimeRange } from './time-ranges.ts';

/** A report may add three seconds of video for each that passed: speed up to 3×. */
const SPEED = 3;
/** For clocks and rounding; never more than have passed, or a burst of reports would add up to a lesson. */
const SLACK_SECONDS = 2;

/** A student's progress in a lesson, as far as its rule looks at it. */
export interface LessonSnapshot {
  readonly rule: CompletionRule;
  readonly duration: number;
  /** As PostgreSQL writes a multirange. */
  readonly watched: string;
  /** Seconds that count so far. */
  readonly done: number;
  readonly completed: boolean;
  /** Seconds since the last report, by the database's clock. */
  readonly elapsed: number;
}

/** What a client says was done since its last report. */
interface Report {
  readonly watched?: readonly TimeRange[] | null;
  readonly dwellSec?: number | null;
}

/** What counts after a report. */
interface Credit {
  readonly watched: TimeRange[];
  readonly done: number;
}

/** Stretches of one video that are kept for a student. */
export const MAX_WATCHED_RANGES = 500;

/** One way for a lesson to become complete. */
interface Rule {
  /** Seconds that count until it is complete; absent where no seconds complete it. */
  readonly required: (settings: Settings, durationSec: number) => number | undefined;
  /** The same as SQL, for reads: 0 where no seconds complete it. */
  readonly requiredSql: (settings: Settings, durationSec: Sql) => Sql;
  /** Adds what a report says, clamped to what real time allows. */
  readonly credit: (snapshot: LessonSnapshot, report: Report) => Credit;
}

/** Something else completes it (complete-lesson.ts); time spent in it counts as study all the same. */
const byAct = (credit: Rule['credit']): Rule => ({
  required: () => undefined,
  requiredSql: () => sql`0`,
  credit,
});

/** Seconds of video that can have been played in so many seconds. */
export const playableSeconds = (elapsed: number): number =>
  elapsed * SPEED + Math.min(elapsed, SLACK_SECONDS);

const creditWatched: Rule['credit'] = ({ watched, done, duration, elapsed }, report) => {
  const known = parseRanges(watched);
  if (!report.watched?.length) return { watched: known, done };
  const all = credit(known, report.watched, duration, playableSeconds(elapsed));
  // Scattered beyond use; what closes gaps still counts
  const credited = all.length > MAX_WATCHED_RANGES ? known : all;
  return { watched: credited, done: length(credited) };
};

const creditDwell: Rule['credit'] = ({ watched, done, elapsed }, report) => {
  // Nothing can be read faster than time passes
  const allowed = elapsed + Math.min(elapsed, SLACK_SECONDS);
  return {
    watched: parseRanges(watched),
    done: done + Math.floor(Math.min(report.dwellSec ?? 0, allowed)),
  };
};

/** How each rule works; a rule without an entry does not compile. */
const rules: Readonly<Record<CompletionRule, Rule>> = {
  [CompletionRule.WATCH]: {
    required: (settings, durationSec) => Math.floor((durationSec * settings.get(WATCH_PERCENT)) / 100),
    requiredSql: (settings, durationSec) => sql`(${durationSec} * ${settings.get(WATCH_PERCENT)}::int / 100)`,
    credit: creditWatched,
  },
  [CompletionRule.DWELL]: {
    required: (settings) => settings.get(READ_SECONDS),
    requiredSql: (settings) => sql`${settings.get(READ_SECONDS)}::int`,
    credit: creditDwell,
  },
  [CompletionRule.PASS]: byAct(creditDwell),
  [CompletionRule.SUBMIT]: byAct(creditDwell),
  [CompletionRule.MANUAL]: byAct((snapshot, report) =>
    (report.watched ? creditWatched : creditDwell)(snapshot, report),
  ),
};

/** What counts after a report, and whether that completes the lesson. */
export interface AppliedReport extends Credit {
  readonly completes: boolean;
}

/** Applies a report to a snapshot, by the lesson's rule. */
export function applyReport(settings: Settings, snapshot: LessonSnapshot, report: Report): AppliedReport {
  const rule = rules[snapshot.rule];
  const credited = rule.credit(snapshot, report);
  const required = rule.required(settings, snapshot.duration);
  return {
    ...credited,
    completes: !snapshot.completed && required !== undefined && credited.done >= required,
  };
}

/** Seconds of a lesson that make it complete, as SQL over its rule and duration. */
export const requiredSeconds = (settings: Settings, rule: Sql, durationSec: Sql): Sql => {
  const cases = Object.entries(rules).map(
    ([name, { requiredSql }]) => sql`when ${raw(`'${name}'`)} then ${requiredSql(settings, durationSec)}`,
  );
  return sql`(case ${rule} ${cases.reduce((before, next) => sql`${before} ${next}`)} end)`;
};
