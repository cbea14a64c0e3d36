import { join } from 'node:path';

/** Root folder of the repository. */
export const root = join(import.meta.dirname, '..', '..');
/** Folder for reports, traces, screenshots and the logs of the app. Not in git. */
export const artifacts = join(root, 'artifacts');
