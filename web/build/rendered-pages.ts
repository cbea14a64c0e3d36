import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'src/app';
const ROUTES = 'routes.tsx';
/** A route with `isRendered`: its import, and its options up to and after that property. */
const ROUTE = /(import\('([^']+)'\), \{)([^}]*)\bisRendered: true/g;

const fileOf = (imported: string) => join(FOLDER, imported).replaceAll('\\', '/');

/** The pages that the server renders, with their namespaces besides `common`, as routes.tsx lists them. */
export const renderedPages = (): { file: string; texts: string[] }[] => {
  const routes = readFileSync(join(import.meta.dirname, '..', FOLDER, ROUTES), 'utf8');
  return [...routes.matchAll(ROUTE)].map(([, , imported = '', options = '']) => ({
    file: fileOf(imported),
    texts: [...options.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  }));
};

/** Adds the source file of each rendered page to its route, by which the server finds its scripts in the manifest. */
export function renderedPageFiles(): Plugin {
  return {
    name: 'sen:rendered-page-files',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith(`/${FOLDER}/${ROUTES}`)
        ? code.replace(
            ROUTE,
            (all: string, start: string, imported: string) =>
              `${start}file: '${fileOf(imported)}', ${all.slice(start.length)}`,
          )
        : undefined,
  };
}
