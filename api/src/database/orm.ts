import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../features/manifests.ts';
import { inTurn } from './in-turn.ts';
import { migrations } from './migrations/index.ts';
import { NamedStatementsClient, type OnStatement, observed } from './named-statements.ts';
import { withAllTables } from './with-all-tables.ts';

/** Connects for writes: entities and the unit of work. Reads for output have a pool of their own (graphql/read). */
export function connect(
  databaseUrl: string,
  { max = 12, onStatement }: { max?: number; onStatement?: OnStatement } = {},
): Promise<MikroORM> {
  return MikroORM.init(
    defineConfig({
      clientUrl: databaseUrl,
      entities,
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      // Migrations are written by hand: a generated difference would drop what entities do not know of.
      migrations: {
        migrationsList: migrations,
        tableName: 'migration',
        snapshot: false,
        allOrNothing: true,
        silent: true,
      },
      pool: { min: 0, max },
      driverOptions: { Client: onStatement ? observed(onStatement) : NamedStatementsClient },
      forceUtcTimezone: true,
      debug: false,
    }),
  );
}

/**
 * Brings the tables up to date. Processes that start at once take turns: the first one migrates, the others then
 * find nothing left to do.
 * @returns the names of the migrations that ran here
 */
export function migrate(orm: MikroORM, databaseUrl: string): Promise<string[]> {
  return inTurn(databaseUrl, 'sen.migrate', async () => {
    const pending = await orm.migrator.getPending();
    if (pending.length === 0) return [];
    const done = await withAllTables(orm, (em) =>
      orm.migrator.up({ transaction: em.getTransactionContext()! }),
    );
    return done.map(({ name }) => name);
  });
}
