import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { type Configuration, defineConfig, MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { entities } from '../features/manifests.ts';
import { BACKUP_CONNECTION } from '../platform/backup/copy-out.ts';
import { arrayText } from '../platform/db/index.ts';
import { beginEra } from './begin-era.ts';
import { fromBaseline } from './from-baseline.ts';
import { migrations } from './migrations/index.gen.ts';
import { type OnAnnounced, type OnStatement, type OnTimed, observedClient } from './named-statements.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';
import { withAllTables } from './with-all-tables.ts';

/** Timeout of an idle transaction. A download whose client reads slowly is idle between its fetches. */
const IDLE_IN_TRANSACTION_MS = 5 * 60_000;

/** Timeout of a statement of a command or a job, in milliseconds. */
const STATEMENT_MS = 60_000;
/** Timeout for a row that another transaction has locked, in milliseconds. */
const LOCK_MS = 10_000;
/** Timeout for a connection of the pool, in milliseconds. The command is rejected then. */
const ACQUIRE_MS = 10_000;

/**
 * The array literals of MikroORM do not quote `null`, which PostgreSQL reads as NULL, and turn tabs into the letter
 * t.
 */
class Driver extends PostgreSqlDriver {
  constructor(config: Configuration) {
    super(config);
    this.platform.marshallArray = arrayText;
  }
}

/** Connects for writes: entities and the unit of work. Reads have a separate pool (graphql/read). */
export function connect(
  databaseUrl: string,
  {
    max = 12,
    onStatement,
    onTimed,
    onAnnounced,
    statementMs = STATEMENT_MS,
    lockMs = LOCK_MS,
    acquireMs = ACQUIRE_MS,
  }: {
    max?: number;
    onStatement?: OnStatement | undefined;
    onTimed?: OnTimed | undefined;
    onAnnounced?: OnAnnounced | undefined;
    statementMs?: number;
    lockMs?: number;
    acquireMs?: number;
  } = {},
): Promise<MikroORM> {
  return MikroORM.init(
    defineConfig({
      driver: Driver,
      clientUrl: databaseUrl,
      entities,
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      // Migrations are written manually. Generated ones would drop everything that entities do not declare
      migrations: {
        migrationsList: migrations,
        tableName: 'migration',
        snapshot: false,
        allOrNothing: true,
        silent: true,
      },
      pool: { min: 0, max },
      driverOptions: {
        Client: observedClient({ onStatement, onTimed, onAnnounced }),
        application_name: 'sen-writes',
        // A transaction that never ends would block all change feeds as long as its connection exists
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        // A transaction that locks a row or uses the whole pool must not block others without a limit
        statement_timeout: statementMs,
        lock_timeout: lockMs,
        connectionTimeoutMillis: acquireMs,
      },
      forceUtcTimezone: true,
      debug: false,
    }),
  );
}

/**
 * Runs pending migrations. Processes that start simultaneously wait for each other: the first one migrates, the
 * others find nothing to do.
 * @param isRestoring true for a restore, which may continue on an incomplete database
 * @returns names of the migrations that ran
 * @throws ConfigurationError if the tables are older than the baseline
 */
export function migrate(
  orm: MikroORM,
  databaseUrl: string,
  { isRestoring = false }: { isRestoring?: boolean } = {},
): Promise<string[]> {
  return withAdvisoryLock(databaseUrl, 'sen.migrate', async () => {
    if (!isRestoring) await assertNoInterruptedRestore(orm);
    await recordBaseline(orm);
    const pending = await orm.migrator.getPending();
    // A release terminates a running backup instead of waiting minutes for it. The backup runs again later
    if (pending.length) await endBackups(orm);
    const done = pending.length
      ? await withAllTables(orm, (em) => orm.migrator.up({ transaction: em.getTransactionContext()! }))
      : [];
    await beginEra(orm);
    return done.map(({ name }) => name);
  });
}

/**
 * Records the baseline without running it if the migrations that it replaces have run. Their names remain in the
 * table, because the previous release is ready only if it finds all of them.
 */
async function recordBaseline({ migrator }: MikroORM): Promise<void> {
  const recorded = (await migrator.getExecuted()).map(({ name }) => name);
  const [baseline] = fromBaseline(recorded);
  if (baseline && !recorded.includes(baseline)) await migrator.logMigration(baseline);
}

/** @throws if a restore into this database was interrupted */
async function assertNoInterruptedRestore({ em }: MikroORM): Promise<void> {
  const [found] = await em.fork().execute("select to_regclass('unfinished_restore') is not null as is_half");
  if (found?.is_half)
    throw new Error('The restore of a backup into this database was interrupted. Restore it again.');
}

const endBackups = ({ em }: MikroORM): Promise<unknown> =>
  em
    .fork()
    .execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ?',
      [BACKUP_CONNECTION],
    );
