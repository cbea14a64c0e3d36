import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds api, web and schema, from the sources as well as from the built program. */
export function projectFolder(): string {
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    folder !== dirname(folder);
    folder = dirname(folder)
  )
    if (existsSync(join(folder, 'schema')) && existsSync(join(folder, 'api'))) return folder;
  throw new Error('the folder schema is missing');
}
