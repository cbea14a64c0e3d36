/** Seconds in which too little is known of how fast it goes. */
const AT_LEAST = 2;

interface Written {
  readonly rowsDone: number;
  readonly rowCount: number | null;
  readonly startedAt: string | null;
}

/** How long a file will take at the speed that it had so far; undefined while that can't be said. */
export function secondsLeft({ rowsDone, rowCount, startedAt }: Written, now: number): number | undefined {
  if (!startedAt || rowCount === null || rowsDone === 0) return undefined;
  const passed = (now - Date.parse(startedAt)) / 1000;
  if (passed < AT_LEAST) return undefined;
  return Math.max(1, Math.ceil((passed * (rowCount - rowsDone)) / rowsDone));
}
