/** Estimated seconds until the rest is sent; null while the estimate is too uncertain. */
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

/** Whole percent; 100 only if everything is sent. */
export const toPercent = (sent: number, size: number): number =>
  size > 0 ? Math.floor((sent / size) * 100) : 0;
