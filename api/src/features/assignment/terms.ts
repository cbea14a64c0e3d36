import { endOfMinute } from '../../platform/db/index.ts';
import { LatePolicy } from './assignment.enums.ts';
import type * as types from './assignment.types.ts';

type Complete<T> = { readonly [K in keyof T]-?: Exclude<T[K], undefined> };

export interface RubricRow extends Complete<types.RubricRow> {
  /** In ascending order. If there are none, teachers enter points. */
  readonly levels: readonly Complete<types.RubricLevel>[];
}

/** The terms of a submission: the assignment at the time when its draft began. */
export interface Terms {
  readonly maxScore: number;
  readonly passScore: number;
  readonly latePolicy: LatePolicy;
  readonly lateAmount: number;
  readonly dueAt: string | null;
  readonly cutOffAt: string | null;
  readonly rubric: readonly RubricRow[];
}

export type RowMark = Complete<types.RowMark>;
export type LineNote = Complete<types.LineNote>;

/** The grading of a submission before its release to the student. */
export interface Marking {
  readonly marks?: readonly RowMark[];
  readonly notes?: readonly LineNote[];
  readonly comment?: string | null;
  /** Set if the student has to submit again. */
  readonly redoUntil?: string | null;
  readonly total?: Total;
}

/** Points earned, deduction for late submission, and the remaining score. */
export interface Total {
  readonly earned: number;
  readonly deducted: number;
  readonly score: number;
}

/** The released grading that a student reads. */
export interface Grade extends Marking {
  readonly total: Total;
}

const DAY_MINUTES = 1440;
const hundredths = (points: number): number => Math.round(points * 100) / 100;

/** Minutes after the end of the deadline's minute, rounded up. 0 if the work was on time. */
export const minutesLate = (dueAt: Date | null | undefined, at: Date): number =>
  dueAt ? Math.max(0, Math.ceil((at.getTime() - endOfMinute(dueAt).getTime()) / 60_000)) : 0;

/** At most the points that were earned. */
export function lateDeduction(
  { latePolicy, lateAmount, maxScore }: Terms,
  late: number,
  earned: number,
): number {
  const days = Math.ceil(late / DAY_MINUTES);
  const daily =
    latePolicy === LatePolicy.POINTS
      ? lateAmount
      : latePolicy === LatePolicy.PERCENT
        ? (maxScore * lateAmount) / 100
        : 0;
  return hundredths(Math.min(earned, daily * days));
}

export function getTotal(terms: Terms, marks: readonly RowMark[], late: number): Total {
  const maxPoints = new Map(terms.rubric.map(({ id, points }) => [id, points]));
  const earned = hundredths(
    marks.reduce(
      (sum, { rowId, points }) => sum + Math.min(maxPoints.get(rowId) ?? 0, Math.max(0, points ?? 0)),
      0,
    ),
  );
  const deducted = lateDeduction(terms, late, earned);
  return { earned, deducted, score: hundredths(earned - deducted) };
}

export const isComplete = ({ rubric }: Terms, marks: readonly RowMark[] = []): boolean =>
  rubric.every(({ id }) => marks.some(({ rowId, points }) => rowId === id && points !== null));
