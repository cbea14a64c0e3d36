import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * A folder for a test file, inside that of the run: it goes with the run at the latest, also where the file was
 * left out by a filter after it had been loaded, or its process was ended.
 */
export const runFolder = (name: string): string => mkdtempSync(join(inject('runFolder'), `${name}-`));
