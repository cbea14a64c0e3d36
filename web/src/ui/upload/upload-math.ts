/** Seconds until the rest is sent at the pace so far; null while too little is known to say. */
export const secondsLeft = (task: {
  size: number;
  sent: number;
  from: number;
  ms: number;
}): number | null => {
  const { size, sent, from, ms } = task;
  if (ms < 2_000 || sent <= from) return null;
  return Math.ceil(((size - sent) * ms) / (sent - from) / 1000);
};

/** Whole per cent, 100 only when all is sent. */
export const percentOf = (sent: number, size: number): number =>
  size > 0 ? Math.floor((sent / size) * 100) : 0;
