import pg from 'pg';

/**
 * Runs `work` under an advisory lock, so that only one process runs it at a time. The lock belongs to a separate
 * connection, so PostgreSQL releases it when the process dies.
 * @returns undefined if another process holds the lock
 */
export async function tryWithAdvisoryLock<T>(
  databaseUrl: string,
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ is_mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_mine',
      [name],
    );
    return rows[0]!.is_mine ? { result: await work() } : undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
