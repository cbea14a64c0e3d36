const UNIQUE_VIOLATION = '23505';

/**
 * True if PostgreSQL rejected a row because of one of these unique constraints. A violation of any other constraint
 * is a bug.
 */
export function isUniqueViolation(error: unknown, ...constraints: readonly string[]): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint !== undefined && constraints.includes(constraint);
}
