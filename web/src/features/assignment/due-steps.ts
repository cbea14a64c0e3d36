import type { SubmissionStatus } from '../../generated/schema.ts';

interface Deadlines {
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  readonly closesAt: string | null;
  readonly allowsLate: boolean;
}

/** The state of the viewer's own work; null for viewers who do not submit work. */
interface OwnWork {
  readonly status: SubmissionStatus;
  /** Lateness of the last submission; null before it. */
  readonly lateMinutes: number | null;
}

type DueStepKey = 'opens' | 'due' | 'late' | 'closes';
/** Done or missed by the student, current, past for everyone, or in the future. */
type DueStepState = 'done' | 'missed' | 'now' | 'past' | 'ahead';

export interface DueStep {
  readonly key: DueStepKey;
  readonly at: string | null;
  readonly state: DueStepState;
}

/** Submitted work is never overdue. */
export const isOwed = (status: SubmissionStatus): boolean => status !== 'SUBMITTED' && status !== 'GRADED';

const MINUTE_MS = 60_000;

/** True if the minute of a deadline is over. The server accepts work until the end of that minute. */
const isPast = (at: string | null, now: number): boolean =>
  at !== null && Math.floor(Date.parse(at) / MINUTE_MS) < Math.floor(now / MINUTE_MS);

/** True if work is still accepted after the minute of its deadline; `closesAt` null never closes. */
const isLaterMinute = (closesAt: string | null, dueAt: string): boolean =>
  closesAt === null ||
  Math.floor(Date.parse(closesAt) / MINUTE_MS) > Math.floor(Date.parse(dueAt) / MINUTE_MS);

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
export function getDueSteps(
  { opensAt, dueAt, closesAt, allowsLate }: Deadlines,
  work: OwnWork | null,
  now: number,
): readonly DueStep[] {
  const getPastOrAhead = (at: string | null): DueStepState => (isPast(at, now) ? 'past' : 'ahead');
  const late = work && !isOwed(work.status) ? (work.lateMinutes ?? 0) : null;
  const isOwedNow = work !== null && late === null;
  const due = (): DueStepState => {
    if (late !== null) return late > 0 ? 'missed' : 'done';
    return isOwedNow && isPast(dueAt, now) ? 'missed' : getPastOrAhead(dueAt);
  };
  const afterDue = (): DueStepState => {
    if (late !== null) return late > 0 ? 'done' : getPastOrAhead(closesAt);
    if (isPast(closesAt, now)) return isOwedNow ? 'missed' : 'past';
    return isOwedNow && isPast(dueAt, now) ? 'now' : 'ahead';
  };
  const steps: (DueStep | false)[] = [
    opensAt !== null && { key: 'opens', at: opensAt, state: getPastOrAhead(opensAt) },
    dueAt !== null && { key: 'due', at: dueAt, state: due() },
    dueAt !== null &&
      allowsLate &&
      isLaterMinute(closesAt, dueAt) && { key: 'late', at: null, state: afterDue() },
    closesAt !== null && {
      key: 'closes',
      at: closesAt,
      state: isOwedNow && isPast(closesAt, now) ? 'missed' : getPastOrAhead(closesAt),
    },
  ];
  return steps.filter((step) => step !== false);
}
