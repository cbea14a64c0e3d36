import { ConfigurationError } from '../platform/errors/configuration-error.ts';
import { LAST_REPLACED, Migration2026121100Baseline, REPLACED } from './migrations/20261211-00-baseline.ts';

/**
 * Replaces the names of migrations that no longer exist by the baseline.
 * @param recorded migrations of a database or a backup, in the order in which they ran
 * @returns the baseline and the migrations after it; empty if none is recorded
 * @throws ConfigurationError if some, but not all of the replaced migrations have run
 */
export function fromBaseline(recorded: readonly string[]): string[] {
  const baseline = recorded.indexOf(Migration2026121100Baseline.name);
  if (baseline >= 0) return recorded.slice(baseline);
  if (!recorded.length) return [];
  if (recorded.length === REPLACED && recorded.includes(LAST_REPLACED))
    return [Migration2026121100Baseline.name];
  throw new ConfigurationError(
    `The tables are older than ${LAST_REPLACED}: before you use this version, start the last commit of version 0.1.0 that has this migration once, or restore the backup with it.`,
  );
}
