import pg from 'pg';
import utils from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import { choosing, type PlanMode, planModeOf } from '../../platform/plan-mode.ts';

const codeOf = (error: unknown) => (error as { code?: unknown }).code;
/** What a prepared statement says that the server does not know, or no longer. */
const isUnknown = (error: unknown): boolean => codeOf(error) === '26000';
/** The server and this process do not know the same of a prepared statement: without its name it can be asked. */
export const isForgotten = (error: unknown): boolean => isUnknown(error) || codeOf(error) === '42P05';

/** What pg's connection offers beyond its published types. */
export interface ProtocolConnection {
  readonly stream: {
    readonly writable: boolean;
    write(bytes: Uint8Array): unknown;
    destroy(error: Error): unknown;
    cork(): void;
    uncork(): void;
  };
  /** Texts by name, filled by pg when the server has accepted a statement. */
  readonly parsedStatements: Record<string, string>;
}

/** Runs what was bound last. */
const EXECUTE = serialize.execute();
const SYNC = serialize.sync();
const EXECUTE_AND_SYNC = Buffer.concat([EXECUTE, SYNC]);

/** One statement to be sent. */
export interface Sent {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly isGeneric: boolean;
}

/** How each connection plans what is prepared on it; one that is missing does as PostgreSQL does by itself. */
const planModes = new WeakMap<object, PlanMode | 'unknown'>();

/** On one connection pg sends nothing ahead of what is running but queries of its own class. */
const PgQuery = pg.Query as unknown as new (config: { readonly text: string }) => object;

/**
 * A query through pg's own extension point: one row, one text column, so there is nothing to describe, no result object
 * and no type to parse.
 */
export class OneText extends PgQuery implements pg.Submittable {
  value: string | null = null;
  /** When it was sent, by this process's clock; 0 before. */
  sentAt = 0;
  callback: (error?: Error) => void = () => {};

  /** Under which pg remembers it. */
  readonly name: string | undefined;
  readonly text: string;
  #connection: ProtocolConnection | undefined;

  constructor(
    private readonly sent: Sent,
    private readonly maxStatements: number,
  ) {
    super({ text: sent.text });
    this.name = sent.name;
    this.text = sent.text;
  }

  /** pg takes a returned error for one of the statement; nothing has been sent then. */
  submit(connection: unknown): Error | null {
    const pgConnection = connection as ProtocolConnection;
    this.#connection = pgConnection;
    this.sentAt = performance.now();
    try {
      this.#send(pgConnection);
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  /** All messages in one piece: the system is called once, however many there are. */
  #send(pgConnection: ProtocolConnection): void {
    const bind = serialize.bind({
      statement: this.name,
      values: this.sent.values.map((value) => utils.prepareValue(value)),
    });
    const isKnown = this.name !== undefined && this.name in pgConnection.parsedStatements;
    const messages = [
      ...this.#choosePlans(pgConnection),
      ...(isKnown ? [] : this.#prepare(pgConnection)),
      bind,
      EXECUTE_AND_SYNC,
    ];
    if (pgConnection.stream.writable) pgConnection.stream.write(Buffer.concat(messages));
  }

  /** The statement itself. Whatever is sent behind it, before it has been answered, may use it already. */
  #prepare(pgConnection: ProtocolConnection): readonly Buffer[] {
    const { name, text } = this;
    const parse = serialize.parse({ name, text });
    if (!name) return [parse];
    const room = this.#makeRoom(pgConnection);
    pgConnection.parsedStatements[name] = text;
    return [...room, parse];
  }

  /** What goes ahead where the statement before was planned otherwise. */
  #choosePlans(pgConnection: ProtocolConnection): readonly Buffer[] {
    const mode = planModeOf(this.sent.isGeneric);
    if ((planModes.get(pgConnection) ?? 'auto') === mode) return [];
    planModes.set(pgConnection, mode);
    return [serialize.parse({ text: choosing(mode) }), serialize.bind(), EXECUTE];
  }

  /** Third parties could otherwise fill the server's memory with statements. */
  #makeRoom({ parsedStatements }: ProtocolConnection): readonly Buffer[] {
    const names = Object.keys(parsedStatements);
    return names.slice(0, Math.max(0, names.length - this.maxStatements + 1)).map((name) => {
      delete parsedStatements[name];
      return serialize.close({ type: 'S', name });
    });
  }

  handleDataRow(message: { fields: readonly (string | null)[] }): void {
    this.value = message.fields[0] ?? null;
  }
  /** pg calls no handleReadyForQuery after an error. */
  handleError(error: Error): void {
    // What was set ahead of a statement that fails is taken back with it
    if (this.#connection) planModes.set(this.#connection, 'unknown');
    // Where it was not kept after all, it is sent whole the next time
    if (this.name && isUnknown(error)) delete this.#connection?.parsedStatements[this.name];
    this.callback(error);
  }
  handleReadyForQuery(): void {
    this.callback();
  }
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
