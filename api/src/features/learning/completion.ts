import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { CompletionRule } from '../courses/index.ts';
import { MAX_READ_SECONDS, READ_PERCENT, READ_SECONDS, WATCH_PERCENT } from './settings.ts';
import { credit, length, parseRanges, type TimeRange } from './time-ranges.ts';

/** Max seconds of video for each second that has passed: a playback speed of 3×. */
const SPEED = 3;
/** Tolerance for clocks and rounding. Capped at the elapsed time, or many quick reports would add up to a lesson. */
const SLACK_SECONDS = 2;

export interface LessonSnapshot {
  readonly rule: CompletionRule;
  readonly duration: number;
  /** In PostgreSQL's multirange format. */
  readonly watched: string;
  readonly done: number;
  readonly completed: boolean;
  /** Seconds since the last report, by the database's clock. */
  readonly elapsed: number;
}

interface Report {
  readonly watched?: readonly TimeRange[] | null;
  readonly dwellSec?: number | null;
}

interface Credit {
  readonly watched: TimeRange[];
  readonly done: number;
}

export const MAX_WATCHED_RANGES = 500;

interface Rule {
  /** Credited seconds that complete the lesson. Undefined if seconds do not complete it. */
  readonly required: (settings: Settings, durationSec: number) => number | undefined;
  /** The same as SQL for reads. 0 if seconds do not complete it. */
  readonly requiredSql: (settings: Settings, durationSec: Sql) => Sql;
  /** Adds a report to the progress, limited to what is possible in the elapsed time. */
  readonly credit: (snapshot: LessonSnapshot, report: Report) => Credit;
}

/** Another action completes the lesson (complete-lesson.ts). The time spent still counts as study time. */
const byAction = (credit: Rule['credit']): Rule => ({
  required: () => undefined,
  requiredSql: () => sql`0`,
  credit,
});

export const playableSeconds = (elapsed: number): number =>
  elapsed * SPEED + Math.min(elapsed, SLACK_SECONDS);

const creditWatched: Rule['credit'] = ({ watched, done, duration, elapsed }, report) => {
  const known = parseRanges(watched);
  if (!report.watched?.length) return { watched: known, done };
  const all = credit(known, report.watched, duration, playableSeconds(elapsed));
  // Too fragmented to store. Reports that close gaps still count
  const credited = all.length > MAX_WATCHED_RANGES ? known : all;
  return { watched: credited, done: length(credited) };
};

const creditDwell: Rule['credit'] = ({ watched, done, elapsed }, report) => {
  // Reading time cannot pass faster than real time
  const allowed = elapsed + Math.min(elapsed, SLACK_SECONDS);
  return { watched: parseRanges(watched), done: done + Math.floor(Math.min(report.dwellSec ?? 0, allowed)) };
};

/** All rules. The type check fails if a value of CompletionRule is missing. */
const rules: Readonly<Record<CompletionRule, Rule>> = {
  [CompletionRule.WATCH]: {
    required: (settings, durationSec) => Math.floor((durationSec * settings.get(WATCH_PERCENT)) / 100),
    requiredSql: (settings, durationSec) => sql`(${durationSec} * ${settings.get(WATCH_PERCENT)}::int / 100)`,
    credit: creditWatched,
  },
  [CompletionRule.DWELL]: {
    required: (settings, durationSec) => {
      const share = Math.floor((durationSec * settings.get(READ_PERCENT)) / 100);
      return Math.max(settings.get(READ_SECONDS), Math.min(share, settings.get(MAX_READ_SECONDS)));
    },
    requiredSql: (settings, durationSec) =>
      sql`greatest(${settings.get(READ_SECONDS)}::int, least(${durationSec} * ${settings.get(READ_PERCENT)}::int / 100, ${settings.get(MAX_READ_SECONDS)}::int))`,
    credit: creditDwell,
  },
  [CompletionRule.PASS]: byAction(creditDwell),
  [CompletionRule.SUBMIT]: byAction(creditDwell),
  [CompletionRule.MANUAL]: byAction((snapshot, report) =>
    (report.watched ? creditWatched : creditDwell)(snapshot, report),
  ),
};

export interface AppliedReport extends Credit {
  readonly completes: boolean;
}

export function applyReport(settings: Settings, snapshot: LessonSnapshot, report: Report): AppliedReport {
  const rule = rules[snapshot.rule];
  const credited = rule.credit(snapshot, report);
  const required = rule.required(settings, snapshot.duration);
  return {
    ...credited,
    completes: !snapshot.completed && required !== undefined && credited.done >= required,
  };
}

/** The seconds that complete a lesson, as SQL over its rule and duration. */
export const requiredSeconds = (settings: Settings, rule: Sql, durationSec: Sql): Sql => {
  const cases = Object.entries(rules).map(
    ([name, { requiredSql }]) => sql`when ${raw(`'${name}'`)} then ${requiredSql(settings, durationSec)}`,
  );
  return sql`(case ${rule} ${cases.reduce((before, next) => sql`${before} ${next}`)} end)`;
};
