import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', '..', 'schema', 'cached-queries.json');

/** The queries whose responses to guests the API caches. */
export const plugin = (): string =>
  `export const CACHED_QUERIES: ReadonlySet<string> = new Set(${readFileSync(file, 'utf8').trim()});`;
