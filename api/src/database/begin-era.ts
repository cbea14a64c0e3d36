import type { MikroORM } from '@mikro-orm/postgresql';

/**
 * Begins a new era of the change feeds where this database is another one than it was: a backup that was restored counts
 * its transactions from lower numbers than those it has stored, and what clients saw after it was made never happened.
 * Cursors of what both share go on, all others are refused (features/operations/changes).
 */
export async function beginEra({ em }: MikroORM): Promise<void> {
  await em.fork().execute('select begin_change_era()');
}
