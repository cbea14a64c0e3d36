import { Migration2026121100Baseline } from './20261211-00-baseline.ts';
import { Migration2026121110AnnouncedTables } from './20261211-10-announced-tables.ts';

/** In the order in which they run; listed here because the built program is one file. */
export const migrations = [Migration2026121100Baseline, Migration2026121110AnnouncedTables].map(
  (migration) => ({ name: migration.name, class: migration }),
);
