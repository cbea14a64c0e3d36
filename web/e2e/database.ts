import { query } from './database-server.ts';
import { world } from './world.ts';

/** Runs a statement on the program's database: for letting time pass, and for looking at what no screen shows. */
export const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  query<Row>(world.databaseUrl, text, values);
