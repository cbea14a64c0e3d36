/** Held while a backup is being made; in the database of the program, so over all of its processes. */
export const LOCK = 'sen.backup';
/** The same of drills. */
export const DRILL_LOCK = 'sen.backup.drill';
