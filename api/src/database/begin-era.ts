import type { MikroORM } from '@mikro-orm/postgresql';

/**
 * Begins a new era of the change feeds if the database was replaced. A restored backup has lower transaction numbers
 * than those it has stored, and changes that clients read after the backup no longer exist. Cursors from before the
 * backup remain valid, all others are rejected (features/operations/changes).
 */
export async function beginEra({ em }: MikroORM): Promise<void> {
  await em.fork().execute('select begin_change_era()');
}
