/** Which statement it was, for logs. Its values are told nowhere: they hold personal data. */
export interface StatementFacts {
  readonly operation: string;
  readonly sql: string;
  /** From asking for a connection to the last byte, in milliseconds. */
  readonly ms: number;
}

/** A compiled statement that failed, with what it takes to run it again by hand (`npm run sql`). */
export class ReadFailure extends Error implements StatementFacts {
  override readonly name = 'ReadFailure';
  readonly operation: string;
  readonly sql: string;
  readonly ms: number;
  readonly code: string | undefined;

  constructor(error: unknown, { operation, sql, ms }: StatementFacts) {
    super(messageOf(error));
    this.operation = operation;
    this.sql = sql;
    this.ms = ms;
    this.code = sqlStateOf(error);
  }
}

/** The answer of a mutation could not be read, although its resolver has succeeded. */
export class AnswerFailure extends Error {
  override readonly name = 'AnswerFailure';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export function sqlStateOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** The database's own words, unless they repeat data: data exceptions, constraints and raised errors do. */
function messageOf(error: unknown): string {
  const code = sqlStateOf(error);
  if (code && /^(22|23|P0)/.test(code)) return `a value did not fit (SQLSTATE ${code})`;
  return error instanceof Error ? error.message : String(error);
}
