import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains api, web and schema. Works from the source files and from the build. */
export function projectFolder(): string {
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    folder !== dirname(folder);
    folder = dirname(folder)
  )
    if (existsSync(join(folder, 'schema')) && existsSync(join(folder, 'api'))) return folder;
  throw new Error(
    'no folder above this file contains schema/ and api/: run from a complete checkout or build',
  );
}
