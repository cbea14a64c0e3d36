const COMMENT = /^\/\* ([\w.-]+) \*\//;

/**
 * The comment that names a statement, since neither MikroORM nor Kysely passes a name on to the driver. It also
 * identifies the statement in pg_stat_activity.
 */
export const toComment = (name: string): string => `/* ${name} */ `;

/** @returns the name that {@link toComment} gave a statement, or undefined if it has none */
export const nameIn = (statement: string): string | undefined => COMMENT.exec(statement)?.[1];
