import { join } from 'node:path';

/** The repository. */
export const root = join(import.meta.dirname, '..', '..');
/** What a run leaves behind: screenshots and the program's log. Not in git. */
export const artifacts = join(root, 'artifacts', 'screens');
