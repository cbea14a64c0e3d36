/**
 * Executes one statement that answers one row with one text column, and gives that text.
 * @param name prepares the statement under this name on first use of each connection; undefined: not kept
 * @param isGeneric one plan for all values of a prepared statement; else PostgreSQL decides
 */
export type Run = (
  name: string | undefined,
  text: string,
  values: readonly unknown[],
  isGeneric?: boolean,
) => Promise<string | null>;
