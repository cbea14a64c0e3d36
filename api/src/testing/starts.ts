import { appendFileSync } from 'node:fs';

/** Counts the applications and databases that tests start, for the report of `npm test`. */
export function countStart(what: 'application' | 'database'): void {
  if (process.env.SEN_STARTS) appendFileSync(process.env.SEN_STARTS, `${what}\n`);
}
