/** Seconds after the start for which there is no estimate. */
const AT_LEAST = 2;

interface Written {
  readonly rowsDone: number;
  readonly rowCount: number | null;
  readonly startedAt: string | null;
}

/** Estimated seconds until a file is ready, by its speed so far; undefined while there is no estimate. */
export function secondsLeft({ rowsDone, rowCount, startedAt }: Written, now: number): number | undefined {
  if (!startedAt || rowCount === null || rowsDone === 0) return undefined;
  const passed = (now - Date.parse(startedAt)) / 1000;
  if (passed < AT_LEAST) return undefined;
  return Math.max(1, Math.ceil((passed * (rowCount - rowsDone)) / rowsDone));
}
