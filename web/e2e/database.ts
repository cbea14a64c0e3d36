import pg from 'pg';
import { inject } from 'vitest';

/** Runs a statement on the program's database: for letting time pass, and for looking at what nobody is shown. */
export async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
