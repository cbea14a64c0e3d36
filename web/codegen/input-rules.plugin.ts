import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', '..', 'schema', 'input-rules.json');

/** The API's rules of inputs as a constant for each type, so that a form loads only those of its own input. */
export const plugin = (): string =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>)
    .map(([name, fields]) => `export const ${name} = ${JSON.stringify(fields, null, 2)} as const;`)
    .join('\n\n');
