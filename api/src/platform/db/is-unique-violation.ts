import type { EntityManager } from '@mikro-orm/postgresql';

const UNIQUE_VIOLATION = '23505';

/**
 * True if PostgreSQL rejected a row because of one of these unique constraints. A violation of any other constraint
 * is a bug.
 */
export function isUniqueViolation(error: unknown, ...constraints: readonly string[]): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint !== undefined && constraints.includes(constraint);
}

/**
 * Writes the changes of a transaction.
 * @param toError creates the error that is thrown if the constraint rejects a row
 */
export async function flushUnique(
  em: EntityManager,
  constraint: string,
  toError: () => Error,
): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    throw isUniqueViolation(error, constraint) ? toError() : error;
  }
}
