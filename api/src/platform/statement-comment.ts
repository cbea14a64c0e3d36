/** How a statement that is kept prepared is to be run. */
export interface StatementOptions {
  /**
   * For what is written down beside and asked for nothing: it goes with the transaction's next statement or its commit,
   * which fails if it fails. No rows come back.
   */
  readonly later?: boolean;
  /** Of one that goes later: its rows are wanted all the same, once they are there (`runAhead`). */
  readonly withRows?: boolean;
  /**
   * For what is best planned the same for all values: planned once on each connection. PostgreSQL by itself plans a
   * statement anew each time where it hopes for more from a plan for the values, and of a long one that takes longer than
   * to run it. Measure before (bench): such a plan goes astray where some values are much more frequent than others.
   */
  readonly genericPlan?: boolean;
}

/** What a comment at the very beginning of a statement says of it. */
export interface Named {
  readonly name: string;
  /** The statement with its name alone, as the server is to have it. */
  readonly text: string;
  readonly options: Required<StatementOptions>;
}

const COMMENT = /^\/\* ([\w.-]+)( later)?( rows)?( generic)? \*\//;

/**
 * Names a statement. The name travels in a comment, because nothing between the entity manager and the driver hands one
 * on; in the server's own views (pg_stat_activity) the same comment says what is running.
 */
export const commentOf = (name: string, { later, withRows, genericPlan }: StatementOptions = {}): string =>
  `/* ${name}${later ? ' later' : ''}${withRows ? ' rows' : ''}${genericPlan ? ' generic' : ''} */ `;

/** What {@link commentOf} has said of a statement; undefined of one without a name. */
export function namedIn(statement: string): Named | undefined {
  const [comment, name, later, rows, generic] = COMMENT.exec(statement) ?? [];
  if (!comment || !name) return undefined;
  const text = later || generic ? `/* ${name} */${statement.slice(comment.length)}` : statement;
  return { name, text, options: { later: !!later, withRows: !!rows, genericPlan: !!generic } };
}
