import pg from 'pg';

/** Tables that a backup omits: the records of the migrator and of backups themselves. */
const EXCLUDED = ['migration', 'backup_run', 'backup_drill', 'unfinished_restore'];

/**
 * The queue is the outbox of committed work: e-mails, refunds, reminders. A backup contains the jobs that are not
 * completed, in the columns that all versions of pg-boss have. Active jobs run again after a restore. Internal jobs
 * of pg-boss are omitted.
 */
export const QUEUE_STREAM = 'pgboss.job';
export const QUEUE_COLUMNS = [
  ...['id', 'name', 'priority', 'data', 'retry_limit', 'retry_count', 'retry_delay', 'retry_backoff'],
  ...['retry_delay_max', 'expire_seconds', 'deletion_seconds', 'start_after', 'created_on', 'keep_until'],
  ...['output', 'dead_letter', 'heartbeat_seconds', 'source_name', 'source_id', 'source_created_on'],
  ...['source_retry_count', 'source_output', 'source_root_id'],
];

export interface Table {
  readonly name: string;
  /** Stored columns. The database computes generated ones again. */
  readonly columns: readonly string[];
  /** Current size on disk, for the progress of a backup. */
  readonly bytes: number;
}

export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, pg_table_size(c.oid)::float8 as bytes,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c where c.relnamespace = current_schema::regnamespace and c.relkind = 'r'
       and c.relname <> all($1) order by c.relname`,
    [EXCLUDED],
  );
  const queue = await client.query<{ bytes: number }>(
    `select coalesce(sum(pg_table_size(c.oid)), 0)::float8 as bytes from pg_class c
     where c.relnamespace = to_regnamespace('pgboss') and c.relkind = 'r' and c.relname like 'job%'`,
  );
  return [...rows, { name: QUEUE_STREAM, columns: QUEUE_COLUMNS, bytes: queue.rows[0]!.bytes }];
}

export const columnList = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');

export const getSource = ({ name, columns }: Table): string =>
  name === QUEUE_STREAM
    ? `select ${columnList(columns)} from pgboss.job where state < 'completed' and name not like '\\_\\_%'`
    : `select ${columnList(columns)} from ${pg.escapeIdentifier(name)}`;
