import pg from 'pg';
import utils from 'pg/lib/utils.js';
import type { ComingRows } from '../platform/coming-rows.ts';

/** What pg's connection offers beyond its published types. */
interface ProtocolConnection {
  readonly stream: { cork(): void; uncork(): void };
  /** Texts by name: those that the server has accepted, and those that it was sent. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string; rows: number }): void;
}

/** pg's own query, as it runs. */
interface RunningQuery {
  name: string | undefined;
  text: string;
  /** Its rows, and how their values are read. */
  readonly _result: { readonly rows: object[]; _types: unknown };
  /** Of a row that can't be read: then it fails once the server has said all. */
  _canceledDueToError: unknown;
  submit(connection: ProtocolConnection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: ProtocolConnection): void;
  handleError(error: Error, connection: ProtocolConnection): void;
}
const Query = pg.Query as unknown as new (config: object) => RunningQuery;

/** A statement that no one waits for. */
export interface Ahead {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Where its rows come to; without, no one asks for them. */
  readonly rows?: ComingRows | undefined;
}

/** Values as they are sent: one that can't be says so while nothing has been sent yet. */
export const prepared = (values: readonly unknown[]): unknown[] =>
  values.map((value) => utils.prepareValue(value));

/** An error of PostgreSQL with the statement that failed, without its values, for logs and measurements. */
export interface FailedStatement extends Error {
  statement?: string;
}

/** A named statement that takes others along, which run before it: one packet there, one back. The first that fails ends them all. */
export class BatchedQuery extends Query {
  readonly #ahead: readonly Ahead[];
  readonly #own: Ahead;
  #answered = 0;
  /** Reads the rows of the one that is answered, where they are asked for. */
  #reader: RunningQuery | undefined;

  constructor(ahead: readonly Ahead[], own: Ahead, callback: (error: Error | null, result: unknown) => void) {
    super({ ...own, callback });
    this.#ahead = ahead;
    this.#own = own;
  }

  override submit(connection: ProtocolConnection): Error | null {
    const { parsedStatements, submittedNamedStatements: submitted } = connection;
    // A name has one text: refused before anything is sent
    const texts = new Map<string, string>();
    for (const { name, text } of [...this.#ahead, this.#own]) {
      if ((texts.get(name) ?? parsedStatements[name] ?? submitted[name] ?? text) !== text)
        return new Error(`'${name}' is the name of another statement`);
      texts.set(name, text);
    }
    connection.stream.cork();
    try {
      for (const { name, text, values, rows } of this.#ahead) {
        if (!parsedStatements[name] && !submitted[name]) {
          connection.parse({ text, name });
          submitted[name] = text;
        }
        connection.bind({ statement: name, values });
        if (rows) connection.describe({ type: 'P', name: '' });
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

  override handleRowDescription(message: unknown): void {
    const ahead = this.#ahead[this.#answered];
    if (!ahead) {
      super.handleRowDescription(message);
      return;
    }
    const { name, text } = ahead;
    this.#reader = new Query({ name, text, callback: () => {} });
    this.#reader._result._types = this._result._types;
    this.#reader.handleRowDescription(message);
  }

  override handleDataRow(message: unknown): void {
    if (this.#answered === this.#ahead.length) super.handleDataRow(message);
    else this.#reader?.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: ProtocolConnection): void {
    const ahead = this.#ahead[this.#answered];
    if (!ahead) {
      super.handleCommandComplete(message, connection);
      return;
    }
    ahead.rows?.come(this.#reader?._result.rows ?? []);
    this._canceledDueToError ||= this.#reader?._canceledDueToError;
    this.#reader = undefined;
    this.#answered++;
    this.#expect();
  }

  override handleError(error: FailedStatement, connection: ProtocolConnection): void {
    error.statement = (this.#ahead[this.#answered] ?? this.#own).text;
    for (const { name } of [this.#own, ...this.#ahead]) delete connection.submittedNamedStatements[name];
    super.handleError(error, connection);
  }
}
