/** Held while a backup is being created. It is a lock of the database, so it covers all processes. */
export const LOCK = 'sen.backup';
/** The same for drills. */
export const DRILL_LOCK = 'sen.backup.drill';
