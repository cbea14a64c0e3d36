import { appendFileSync } from 'node:fs';

/** Counts what the tests start, for the report of `npm test`. */
export function countStart(what: 'application' | 'database'): void {
  if (process.env.SEN_STARTS) appendFileSync(process.env.SEN_STARTS, `${what}\n`);
}
