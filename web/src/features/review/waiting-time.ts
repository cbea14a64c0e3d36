/** In milliseconds since the epoch. */
export const getWaitingTime = (since: number, now: number): { days: number; hours: number } => {
  const hours = Math.max(0, Math.floor((now - since) / 3_600_000));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
};
