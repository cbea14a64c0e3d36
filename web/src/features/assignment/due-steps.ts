import type { SubmissionStatus } from '../../generated/schema.ts';

interface Deadlines {
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  readonly closesAt: string | null;
  readonly takesLate: boolean;
}

/** The state of the viewer's own work; null for viewers who do not submit work. */
interface OwnWork {
  readonly status: SubmissionStatus;
  /** Lateness of the last submission; null before it. */
  readonly lateMinutes: number | null;
}

type DueStepKey = 'opens' | 'due' | 'late' | 'closes';
/** Done or missed by the student, current, past for everyone, or in the future. */
type DueStepMark = 'done' | 'missed' | 'now' | 'past' | 'ahead';

export interface DueStep {
  readonly key: DueStepKey;
  readonly at: string | null;
  readonly mark: DueStepMark;
}

/** Submitted work is never overdue. */
export const isOwed = (status: SubmissionStatus): boolean => status !== 'SUBMITTED' && status !== 'GRADED';

const MINUTE_MS = 60_000;

/** True if the minute of a deadline is over. The server accepts work until the end of that minute. */
const isPast = (at: string | null, now: number): boolean =>
  at !== null && Math.floor(Date.parse(at) / MINUTE_MS) < Math.floor(now / MINUTE_MS);

/** State of work after its deadline: overdue, and still accepted or not. */
export const getOverdue = (
  status: SubmissionStatus,
  dueAt: string | null,
  closesAt: string | null,
  now: number,
): 'no' | 'late' | 'closed' => {
  if (!isOwed(status)) return 'no';
  if (isPast(closesAt, now)) return 'closed';
  return isPast(dueAt, now) ? 'late' : 'no';
};

/** The steps from opening to closing. Only submissions are ticked. */
export function dueSteps(
  { opensAt, dueAt, closesAt, takesLate }: Deadlines,
  work: OwnWork | null,
  now: number,
): readonly DueStep[] {
  const pastOrAhead = (at: string | null): DueStepMark => (isPast(at, now) ? 'past' : 'ahead');
  const late = work && !isOwed(work.status) ? (work.lateMinutes ?? 0) : null;
  const isOwing = work !== null && late === null;
  const due = (): DueStepMark => {
    if (late !== null) return late > 0 ? 'missed' : 'done';
    return isOwing && isPast(dueAt, now) ? 'missed' : pastOrAhead(dueAt);
  };
  const afterDue = (): DueStepMark => {
    if (late !== null) return late > 0 ? 'done' : pastOrAhead(closesAt);
    if (isPast(closesAt, now)) return isOwing ? 'missed' : 'past';
    return isOwing && isPast(dueAt, now) ? 'now' : 'ahead';
  };
  const steps: (DueStep | false)[] = [
    opensAt !== null && { key: 'opens', at: opensAt, mark: pastOrAhead(opensAt) },
    dueAt !== null && { key: 'due', at: dueAt, mark: due() },
    dueAt !== null && takesLate && { key: 'late', at: null, mark: afterDue() },
    closesAt !== null && {
      key: 'closes',
      at: closesAt,
      mark: isOwing && isPast(closesAt, now) ? 'missed' : pastOrAhead(closesAt),
    },
  ];
  return steps.filter((step) => step !== false);
}
