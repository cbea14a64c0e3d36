import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { type Configuration, defineConfig, MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { entities } from '../features/manifests.ts';
import { BACKUP_CONNECTION } from '../platform/backup/copy-out.ts';
import { arrayText } from '../platform/db/run-sql.ts';
import { beginEra } from './begin-era.ts';
import { fromBaseline } from './from-baseline.ts';
import { inTurn } from './in-turn.ts';
import { migrations } from './migrations/index.ts';
import { type OnAnnounced, type OnStatement, type OnTimed, observed } from './named-statements.ts';
import { withAllTables } from './with-all-tables.ts';

/** How long a transaction may wait for its program; a download that its reader takes in portions waits between them. */
const IDLE_IN_TRANSACTION_MS = 5 * 60_000;

/** Milliseconds of one statement of a command or a job. */
const STATEMENT_MS = 60_000;
/** Milliseconds that a statement waits for a row that another transaction has locked. */
const LOCK_MS = 10_000;
/** Milliseconds until a command that gets no connection of the pool is refused. */
const ACQUIRE_MS = 10_000;

/** MikroORM's own array literal leaves `null` unquoted, which PostgreSQL reads as NULL, and turns tabs into the letter t. */
class Driver extends PostgreSqlDriver {
  constructor(config: Configuration) {
    super(config);
    this.platform.marshallArray = arrayText;
  }
}

/** Connects for writes: entities and the unit of work. Reads for output have a pool of their own (graphql/read). */
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
      // Migrations are written by hand: a generated difference would drop what entities do not know of.
      migrations: {
        migrationsList: migrations,
        tableName: 'migration',
        snapshot: false,
        allOrNothing: true,
        silent: true,
      },
      pool: { min: 0, max },
      driverOptions: {
        Client: observed({ onStatement, onTimed, onAnnounced }),
        application_name: 'sen-writes',
        // A transaction that was forgotten would hold back every change feed for as long as its connection lives
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        // A transaction that holds a row or the whole pool must not block everyone else without a limit
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
 * Brings the tables up to date. Processes that start at once take turns: the first one migrates, the others then
 * find nothing left to do.
 * @param isRestoring whoever restores finishes what others may not start on
 * @returns the names of the migrations that ran here
 * @throws StartFault if the tables are older than the baseline
 */
export function migrate(
  orm: MikroORM,
  databaseUrl: string,
  { isRestoring = false }: { isRestoring?: boolean } = {},
): Promise<string[]> {
  return inTurn(databaseUrl, 'sen.migrate', async () => {
    if (!isRestoring) await mustBeWhole(orm);
    await recordBaseline(orm);
    const pending = await orm.migrator.getPending();
    // A release does not wait for a backup, which would be minutes: cut off, that is made again
    if (pending.length) await endBackups(orm);
    const done = pending.length
      ? await withAllTables(orm, (em) => orm.migrator.up({ transaction: em.getTransactionContext()! }))
      : [];
    await beginEra(orm);
    return done.map(({ name }) => name);
  });
}

/**
 * Records the baseline without running it where the migrations that it replaces have run. Their names remain in the
 * table: the release before is ready only while it finds all of them.
 */
async function recordBaseline({ migrator }: MikroORM): Promise<void> {
  const recorded = (await migrator.getExecuted()).map(({ name }) => name);
  const [baseline] = fromBaseline(recorded);
  if (baseline && !recorded.includes(baseline)) await migrator.logMigration(baseline);
}

/** @throws where a backup was being restored into this database and the restoring was cut off */
async function mustBeWhole({ em }: MikroORM): Promise<void> {
  const [found] = await em.fork().execute("select to_regclass('unfinished_restore') is not null as is_half");
  if (found?.is_half)
    throw new Error('A backup was being restored into this database and it was cut off. Restore it again.');
}

const endBackups = ({ em }: MikroORM): Promise<unknown> =>
  em
    .fork()
    .execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ?',
      [BACKUP_CONNECTION],
    );
