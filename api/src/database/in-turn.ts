import pg from 'pg';

/**
 * Does what only one process may do at a time. The lock belongs to a connection of its own, so that PostgreSQL frees
 * it when the process dies.
 * @param name what is done; the same name excludes each other, in one database
 */
export async function inTurn<T>(databaseUrl: string, name: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } finally {
    await client.end();
  }
}
