import pg from 'pg';
import utils from 'pg/lib/utils.js';

/** What pg's connection offers beyond its published types. */
interface ProtocolConnection {
  readonly stream: { cork(): void; uncork(): void };
  /** Texts by name: those that the server has accepted, and those that it was sent. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: { text: string; name: string }): void;
  close(message: { type: 'S'; name: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  execute(message: { portal: string; rows: number }): void;
}

/** pg's own query, as it runs. */
interface RunningQuery {
  name: string | undefined;
  readonly text: string;
  submit(connection: ProtocolConnection): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: ProtocolConnection): void;
  handleError(error: Error, connection: ProtocolConnection): void;
}
const Query = pg.Query as unknown as new (config: object) => RunningQuery;

/** A statement whose rows no one asks for. */
export interface Ahead {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Values as they are sent: one that can't be says so while nothing has been sent yet. */
export const prepared = (values: readonly unknown[]): unknown[] =>
  values.map((value) => utils.prepareValue(value));

/**
 * A named statement that takes others along, which run before it: one packet there, one back. The first that fails ends
 * them all. By itself it goes this way where something has failed before, of which the server may know more than pg does.
 */
export class BatchedQuery extends Query {
  readonly #ahead: readonly Ahead[];
  readonly #own: string;
  #answered = 0;

  constructor(ahead: readonly Ahead[], own: Ahead, callback: (error: Error | null, result: unknown) => void) {
    super({ ...own, callback });
    this.#ahead = ahead;
    this.#own = own.name;
  }

  override submit(connection: ProtocolConnection): Error | null {
    const known = connection.parsedStatements[this.#own] ?? this.text;
    // Refused before anything is sent
    if (known !== this.text) return super.submit(connection);
    connection.stream.cork();
    try {
      const { parsedStatements, submittedNamedStatements: submitted } = connection;
      const isNew = (name: string) => !parsedStatements[name] && !submitted[name];
      // Where one failed at its first use, the server has kept it all the same
      const forget = (name: string) => connection.close({ type: 'S', name });
      if (isNew(this.#own)) forget(this.#own);
      for (const { name, text, values } of this.#ahead) {
        if (isNew(name)) {
          forget(name);
          connection.parse({ text, name });
        }
        submitted[name] = text;
        connection.bind({ statement: name, values });
        connection.execute({ portal: '', rows: 0 });
      }
      return super.submit(connection);
    } finally {
      // By its name pg keeps what the server has parsed: until the others are done, that is theirs
      if (this.#ahead.length) this.name = undefined;
      connection.stream.uncork();
    }
  }

  override handleDataRow(message: unknown): void {
    if (this.#answered === this.#ahead.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: ProtocolConnection): void {
    if (this.#answered === this.#ahead.length) {
      super.handleCommandComplete(message, connection);
      return;
    }
    const { name, text } = this.#ahead[this.#answered++]!;
    connection.parsedStatements[name] = text;
    delete connection.submittedNamedStatements[name];
    if (this.#answered === this.#ahead.length) this.name = this.#own;
  }

  override handleError(error: Error, connection: ProtocolConnection): void {
    for (const name of [this.#own, ...this.#ahead.map((each) => each.name)])
      delete connection.submittedNamedStatements[name];
    super.handleError(error, connection);
  }
}
