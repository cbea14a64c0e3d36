/** Facts about a statement for logs. Its values are never logged, because they contain personal data. */
export interface StatementFacts {
  readonly operation: string;
  readonly sql: string;
  /** Milliseconds from requesting a connection to the last byte. */
  readonly ms: number;
}

/** A compiled statement that failed, with the facts to run it manually (`npm run sql`). */
export class ReadFailure extends Error implements StatementFacts {
  override readonly name = 'ReadFailure';
  readonly operation: string;
  readonly sql: string;
  readonly ms: number;
  readonly code: string | undefined;

  constructor(error: unknown, { operation, sql, ms }: StatementFacts) {
    super(toMessage(error));
    this.operation = operation;
    this.sql = sql;
    this.ms = ms;
    this.code = getSqlState(error);
  }
}

export class AnswerFailure extends Error {
  override readonly name = 'AnswerFailure';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export function getSqlState(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/**
 * The message of the database, unless it repeats data, as in data exceptions, constraint violations and raised
 * errors.
 */
function toMessage(error: unknown): string {
  const code = getSqlState(error);
  if (code && /^(22|23|P0)/.test(code)) return `a value did not fit (SQLSTATE ${code})`;
  return error instanceof Error ? error.message : String(error);
}
