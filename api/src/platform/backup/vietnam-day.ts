/** Vietnam is UTC+7 all year. */
const AHEAD_MS = 7 * 3_600_000;

/** Number of the day in Vietnam time, counted from 1970. */
export const dayOf = (at: Date): number => Math.floor((at.getTime() + AHEAD_MS) / 86_400_000);
