const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because of one of these unique constraints. Any other one is a bug, not an answer. */
export function isUniqueViolation(error: unknown, ...constraints: readonly string[]): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint !== undefined && constraints.includes(constraint);
}
