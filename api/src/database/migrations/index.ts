import { Migration2026121100Baseline } from './20261211-00-baseline.ts';

/** In the order in which they run; listed here because the built program is one file. */
export const migrations = [Migration2026121100Baseline].map((migration) => ({
  name: migration.name,
  class: migration,
}));
