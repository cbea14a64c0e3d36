import { Migration2026121100Baseline } from './20261211-00-baseline.ts';
import { Migration2026121110AnnouncedTables } from './20261211-10-announced-tables.ts';
import { Migration2026121200MinimumAge } from './20261212-00-minimum-age.ts';

/** In the order in which they run. */
export const migrations = [
  { name: 'Migration2026121100Baseline', class: Migration2026121100Baseline },
  { name: 'Migration2026121110AnnouncedTables', class: Migration2026121110AnnouncedTables },
  { name: 'Migration2026121200MinimumAge', class: Migration2026121200MinimumAge },
];
