/** Seconds after the start for which there is no estimate. */
const MIN_SECONDS = 2;

interface ExportProgress {
  readonly rowsDone: number;
  readonly rowCount: number | null;
  readonly startedAt: string | null;
}

/** Estimated seconds until a file is ready, by its speed so far; undefined while there is no estimate. */
export function secondsLeft(
  { rowsDone, rowCount, startedAt }: ExportProgress,
  now: number,
): number | undefined {
  if (!startedAt || rowCount === null || rowsDone === 0) return undefined;
  const elapsedSec = (now - Date.parse(startedAt)) / 1000;
  if (elapsedSec < MIN_SECONDS) return undefined;
  return Math.max(1, Math.ceil((elapsedSec * (rowCount - rowsDone)) / rowsDone));
}
