import pg from 'pg';

/** What names a statement: a comment at its very beginning, see runSql. */
const NAME = /^\/\* ([\w.-]+) \*\//;

type Query = pg.Client['query'];

/** Is told of a statement as it is sent. */
export type OnStatement = (text: string, values: readonly unknown[]) => void;

/**
 * A connection that keeps statements which carry a name prepared: PostgreSQL parses and plans them once for each
 * connection instead of at each call. The name travels in a comment, because nothing between the entity manager and
 * the driver hands one on; in the server's own views (pg_stat_activity) the same comment says what is running.
 */
export class NamedStatementsClient extends pg.Client {
  override query: Query = send as Query;
}

function send(this: pg.Client, ...args: unknown[]): unknown {
  const [text, values] = args;
  const name = typeof text === 'string' ? NAME.exec(text)?.[1] : undefined;
  const given = name ? [{ name, text, values }, ...args.slice(2)] : args;
  return Reflect.apply(pg.Client.prototype.query, this, given);
}

/** The same connection, which tells of every statement. */
export function observed(onStatement: OnStatement): typeof NamedStatementsClient {
  return class extends NamedStatementsClient {
    override query: Query = ((...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text === 'string') onStatement(text, Array.isArray(values) ? values : []);
      return Reflect.apply(send, this, args) as unknown;
    }) as Query;
  };
}
