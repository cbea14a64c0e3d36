import { CompletionRule } from '../catalog/index.ts';
import { secondsToComplete } from './completion.ts';
import { credit, length, parseRanges, type TimeRange } from './time-ranges.ts';

/**
 * A report may add three seconds for each that passed (speed up to 3×), and two for clocks and rounding; never
 * more of those than have passed, or a burst of reports would add up to a lesson.
 */
const SPEED = 3;
const SLACK_SECONDS = 2;
/** A text can't be read faster than time passes. */
const DWELL_SLACK_SECONDS = 2;

/** What a report is weighed against. */
export interface Progress {
  readonly rule: CompletionRule;
  readonly duration: number;
  /** As PostgreSQL writes a multirange. */
  readonly watched: string;
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

/** What it comes to. */
export interface Weighed {
  readonly watched: TimeRange[];
  readonly done: number;
  readonly completes: boolean;
}

/** What a report comes to: what of it is believed, and whether that completes the lesson. */
export function weigh(progress: Progress, report: Report): Weighed {
  const credited = believe(progress, report);
  const { completed, rule, duration } = progress;
  return { ...credited, completes: !completed && credited.done >= secondsToComplete(rule, duration) };
}

function believe(
  { rule, duration, watched, done, elapsed }: Progress,
  report: Report,
): { watched: TimeRange[]; done: number } {
  const known = parseRanges(watched);
  if (rule === CompletionRule.WATCH) {
    if (!report.watched?.length) return { watched: known, done };
    const credited = credit(
      known,
      report.watched,
      duration,
      elapsed * SPEED + Math.min(elapsed, SLACK_SECONDS),
    );
    return { watched: credited, done: length(credited) };
  }
  return {
    watched: known,
    done: done + Math.floor(Math.min(report.dwellSec ?? 0, elapsed + Math.min(elapsed, DWELL_SLACK_SECONDS))),
  };
}
