import { endOfMinute } from '../../platform/db/moments.ts';
import { LatePolicy } from './assignment.enums.ts';

/** One grade of a rubric’s row that markers choose with a key. */
export interface RubricLevel {
  readonly points: number;
  readonly label: string;
}

/** One thing that is looked at when work is marked. */
export interface RubricRow {
  readonly id: string;
  readonly title: string;
  /** What earns all of its points. */
  readonly description: string | null;
  readonly points: number;
  /** From least to most; without any, markers write points. */
  readonly levels: readonly RubricLevel[];
}

/** What a submission is held to: the assignment as it was when its draft began. */
export interface Terms {
  readonly maxScore: number;
  readonly passScore: number;
  readonly latePolicy: LatePolicy;
  readonly lateAmount: number;
  readonly dueAt: string | null;
  readonly cutOffAt: string | null;
  readonly rubric: readonly RubricRow[];
}

/** What a marker gave for a row of the rubric. */
export interface RowMark {
  readonly rowId: string;
  readonly points: number | null;
  readonly comment: string | null;
}

/** What a marker says of one line of the text (`fileId` null) or of a file. */
export interface LineNote {
  readonly fileId: string | null;
  readonly line: number;
  readonly text: string;
}

/** What markers have written of work, as long as its student may not see it. */
export interface Marking {
  readonly marks?: readonly RowMark[];
  readonly notes?: readonly LineNote[];
  readonly comment?: string | null;
  /** Set where the student is to hand in another time. */
  readonly redoUntil?: string | null;
  /** What the marks come to so far. */
  readonly total?: Total;
}

/** What marks come to: points earned, points that being late costs, and what is left. */
export interface Total {
  readonly earned: number;
  readonly deducted: number;
  readonly score: number;
}

/** What a student reads of marked work. */
export interface Grade extends Marking {
  readonly total: Total;
}

const DAY_MINUTES = 1440;
const hundredths = (points: number): number => Math.round(points * 100) / 100;

/** Minutes after the minute of the due time, the one that has begun included; 0 in time. */
export const minutesLate = (dueAt: Date | null | undefined, at: Date): number =>
  dueAt ? Math.max(0, Math.ceil((at.getTime() - endOfMinute(dueAt).getTime()) / 60_000)) : 0;

/** Points that being late costs, never more than were earned. */
export function lateDeduction(
  { latePolicy, lateAmount, maxScore }: Terms,
  late: number,
  earned: number,
): number {
  const days = Math.ceil(late / DAY_MINUTES);
  const each =
    latePolicy === LatePolicy.POINTS
      ? lateAmount
      : latePolicy === LatePolicy.PERCENT
        ? (maxScore * lateAmount) / 100
        : 0;
  return hundredths(Math.min(earned, each * days));
}

/** What marks come to; a row without points counts nothing. */
export function totalOf(terms: Terms, marks: readonly RowMark[], late: number): Total {
  const most = new Map(terms.rubric.map(({ id, points }) => [id, points]));
  const earned = hundredths(
    marks.reduce(
      (sum, { rowId, points }) => sum + Math.min(most.get(rowId) ?? 0, Math.max(0, points ?? 0)),
      0,
    ),
  );
  const deducted = lateDeduction(terms, late, earned);
  return { earned, deducted, score: hundredths(earned - deducted) };
}

/** Whether every row of the rubric has its points. */
export const isComplete = ({ rubric }: Terms, marks: readonly RowMark[] = []): boolean =>
  rubric.every(({ id }) => marks.some(({ rowId, points }) => rowId === id && points !== null));
