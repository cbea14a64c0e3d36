import pg from 'pg';

/** What names a statement: a comment at its very beginning, see runSql. */
const NAME = /^\/\* ([\w.-]+) \*\//;

type Query = pg.Client['query'];

/**
 * A connection that keeps statements which carry a name prepared: PostgreSQL parses and plans them once for each
 * connection instead of at each call. The name travels in a comment, because nothing between the entity manager and
 * the driver hands one on; in the server's own views (pg_stat_activity) the same comment says what is running.
 */
export class NamedStatementsClient extends pg.Client {
  override query: Query = ((...args: unknown[]) => {
    const [text, values] = args;
    const name = typeof text === 'string' ? NAME.exec(text)?.[1] : undefined;
    const given = name ? [{ name, text, values }, ...args.slice(2)] : args;
    return Reflect.apply(pg.Client.prototype.query, this, given);
  }) as Query;
}
