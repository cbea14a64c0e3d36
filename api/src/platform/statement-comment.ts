const COMMENT = /^\/\* ([\w.-]+) \*\//;

/**
 * Names a statement. The name travels in a comment, because nothing between the entity manager and the driver passes one
 * on; in the server's own views (pg_stat_activity) the same comment says what is running.
 */
export const commentOf = (name: string): string => `/* ${name} */ `;

/** The name that {@link commentOf} gave a statement; undefined of one without a name. */
export const nameIn = (statement: string): string | undefined => COMMENT.exec(statement)?.[1];
