import { literal } from '../../platform/db/index.ts';

/** The message is that of graphql-js. */
export class NonNullViolation extends Error {
  constructor(readonly field: string) {
    super(`Cannot return null for non-nullable field ${field}.`);
  }
}

/** Prefix of a setting that does not exist, see {@link raising}. */
export const NULL_IN = 'read.null_in.';

/**
 * An expression that always throws an error with the field name. It reads a setting that does not exist: unlike a
 * failing cast, a stable function is not evaluated during planning, and no function has to be installed in the
 * database.
 */
export const raising = (field: string): string => `current_setting(${literal(NULL_IN + field)})`;

export function nonNullViolationIn(error: Error): NonNullViolation | undefined {
  const field = /"([^"]+)"/.exec(error.message)?.[1];
  return field?.startsWith(NULL_IN) ? new NonNullViolation(field.slice(NULL_IN.length)) : undefined;
}
