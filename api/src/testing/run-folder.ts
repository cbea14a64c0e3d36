import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * A folder for a test file, inside that of the run. It is removed with the run at the latest, even if the file was
 * filtered out after loading or its process was killed.
 */
export const runFolder = (name: string): string => mkdtempSync(join(inject('runFolder'), `${name}-`));
