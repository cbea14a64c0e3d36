/**
 * Executes a statement that returns one row with one text column.
 * @param name prepares the statement under this name at its first use on each connection; undefined if it is not to be
 *   prepared
 * @param isGeneric whether a prepared statement has one plan for all values; otherwise PostgreSQL decides
 * @returns the text, or null if it is null or there is no row
 */
export type Run = (
  name: string | undefined,
  text: string,
  values: readonly unknown[],
  isGeneric?: boolean,
) => Promise<string | null>;
