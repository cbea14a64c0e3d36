import pg from 'pg';

/**
 * Does what only one process may do at a time, or does nothing while another one is at it. The lock belongs to a
 * connection of its own, so that PostgreSQL frees it when the process dies.
 * @returns undefined where another process is at it
 */
export async function alone<T>(
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
