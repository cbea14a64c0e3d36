import { literal } from '../../platform/db/sql.ts';

/** A value is missing where the schema promises one, in the words of graphql-js. */
export class NonNullViolation extends Error {
  constructor(readonly field: string) {
    super(`Cannot return null for non-nullable field ${field}.`);
  }
}

/** How the names of settings begin that no one has: see {@link raising}. */
export const NULL_IN = 'read.null_in.';

/**
 * An expression that always raises, naming the field. It asks for a setting that no one has: unlike a failing
 * cast, a stable function is not evaluated while planning, and it needs no function of ours in the database.
 */
export const raising = (field: string): string => `current_setting(${literal(NULL_IN + field)})`;

/** The broken promise behind the database's error, if it is one. */
export function nonNullViolationIn(error: Error): NonNullViolation | undefined {
  const field = /"([^"]+)"/.exec(error.message)?.[1];
  return field?.startsWith(NULL_IN) ? new NonNullViolation(field.slice(NULL_IN.length)) : undefined;
}
