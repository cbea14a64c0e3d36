import pg from 'pg';
import utils from 'pg/lib/utils.js';

/** What pg's connection offers beyond its published types. */
interface ProtocolConnection {
  readonly stream: { cork(): void; uncork(): void };
  /** Texts by name: those that the server has accepted, and those that it was sent. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  execute(message: { portal: string; rows: number }): void;
}

/** pg's own query, as it runs. */
interface RunningQuery {
  name: string | undefined;
  text: string;
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

/** A named statement that takes others along, which run before it: one packet there, one back. The first that fails ends them all. */
export class BatchedQuery extends Query {
  readonly #ahead: readonly Ahead[];
  readonly #own: Ahead;
  #answered = 0;

  constructor(ahead: readonly Ahead[], own: Ahead, callback: (error: Error | null, result: unknown) => void) {
    super({ ...own, callback });
    this.#ahead = ahead;
    this.#own = own;
  }

  override submit(connection: ProtocolConnection): Error | null {
    const { parsedStatements, submittedNamedStatements: submitted } = connection;
    // Refused before anything is sent
    if ((parsedStatements[this.#own.name] ?? this.text) !== this.text) return super.submit(connection);
    connection.stream.cork();
    try {
      for (const { name, text, values } of this.#ahead) {
        if (!parsedStatements[name] && !submitted[name]) {
          connection.parse({ text, name });
          submitted[name] = text;
        }
        connection.bind({ statement: name, values });
        connection.execute({ portal: '', rows: 0 });
      }
      return super.submit(connection);
    } finally {
      this.#expect();
      connection.stream.uncork();
    }
  }

  /** By name and text of the query that runs, pg notes what the server has parsed, also where it fails after that. */
  #expect(): void {
    const { name, text } = this.#ahead[this.#answered] ?? this.#own;
    this.name = name;
    this.text = text;
  }

  override handleDataRow(message: unknown): void {
    if (this.#answered === this.#ahead.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: ProtocolConnection): void {
    if (this.#answered === this.#ahead.length) {
      super.handleCommandComplete(message, connection);
      return;
    }
    this.#answered++;
    this.#expect();
  }

  override handleError(error: Error, connection: ProtocolConnection): void {
    for (const { name } of [this.#own, ...this.#ahead]) delete connection.submittedNamedStatements[name];
    super.handleError(error, connection);
  }
}
