import pg from 'pg';

/** What names a statement: a comment at its very beginning, see runSql. */
const NAME = /^\/\* ([\w.-]+) \*\//;

type Query = pg.Client['query'];

/** Is told of a statement as it is sent. */
export type OnStatement = (text: string, values: readonly unknown[]) => void;
/** Is told how long a named statement took. */
export type OnTimed = (text: string, ms: number, isFailed: boolean) => void;
/** Is told that a statement announces content, which others hear when it commits. */
export type OnAnnounced = () => void;

/**
 * A connection that keeps statements which carry a name prepared: PostgreSQL parses and plans them once for each
 * connection instead of at each call. The name travels in a comment, because nothing between the entity manager and
 * the driver hands one on; in the server's own views (pg_stat_activity) the same comment says what is running.
 */
export class NamedStatementsClient extends pg.Client {
  override query: Query = send as Query;
}

function send(this: pg.Client, ...args: unknown[]): unknown {
  const name = nameOf(args);
  const given = name ? [{ name, text: args[0], values: args[1] }, ...args.slice(2)] : args;
  return Reflect.apply(pg.Client.prototype.query, this, given);
}

const nameOf = ([text]: readonly unknown[]): string | undefined =>
  typeof text === 'string' ? NAME.exec(text)?.[1] : undefined;

/** The same connection, which tells of statements. */
export function observed({
  onStatement,
  onTimed,
  onAnnounced,
}: {
  onStatement?: OnStatement | undefined;
  onTimed?: OnTimed | undefined;
  onAnnounced?: OnAnnounced | undefined;
}): typeof NamedStatementsClient {
  return class extends NamedStatementsClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      if (onAnnounced) this.on('notice', ({ message }) => message === 'content_changed' && onAnnounced());
    }

    override query: Query = ((...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text === 'string') onStatement?.(text, Array.isArray(values) ? values : []);
      const started = performance.now();
      const sent: unknown = Reflect.apply(send, this, args);
      // Others may hold values in their text, as the entity manager writes them
      if (onTimed && sent instanceof Promise && nameOf(args))
        sent.then(
          () => onTimed(text as string, performance.now() - started, false),
          () => onTimed(text as string, performance.now() - started, true),
        );
      return sent;
    }) as Query;
  };
}
