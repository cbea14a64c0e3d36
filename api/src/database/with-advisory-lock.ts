import pg from 'pg';

/**
 * Waits for an advisory lock and runs `work`, so that only one process runs it at a time. The lock belongs to a
 * separate connection, so PostgreSQL releases it when the process dies.
 * @param name name of the lock within the database
 */
export async function withAdvisoryLock<T>(
  databaseUrl: string,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } finally {
    await client.end();
  }
}
