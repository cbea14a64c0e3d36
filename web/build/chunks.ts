import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

/** What the bundler tells of a module, as far as this needs it. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const sources = normalizePath(join(import.meta.dirname, '..', 'src'));
/** Where the pages lie that are rendered on the server, for visitors and search engines. */
const folder = join(sources, 'features', 'catalog');
const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.page.tsx'))
  .map((file) => normalizePath(join(folder, file)));

/** Re-exports what others may use of a feature; who imports it uses little of that. */
const isFeatureIndex = (id: string) => /\/features\/[^/]+\/index\.ts$/.test(id);

/**
 * A page with all of ours that loads with it. Packages are left out: the barrel of one icon imports them all; so are
 * the index files of features, for the same reason.
 */
const closureOf = (page: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set([page]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (imported.startsWith(sources) && !isFeatureIndex(imported)) found.add(imported);
    }
  }
  return found;
};

let closures: ReadonlySet<string>[] | undefined;

/** The file for what at least three public pages load; none for any other module. */
const sharedByPages = (id: string, graph: Graph): string | null => {
  closures ??= pages.map((page) => closureOf(page, graph));
  return !pages.includes(id) && closures.filter((closure) => closure.has(id)).length > 2 ? 'public' : null;
};

/**
 * How the browser's code is cut: what every page loads is one file, what most public pages share is another, and the rest
 * is cut by page. Left alone, a public page would come in forty pieces, which compress worse, by 12 KiB, and take
 * their time to ask for.
 */
export const chunks = {
  groups: [
    { name: 'initial', tags: ['$initial' as const], priority: 2 },
    { name: sharedByPages, debugName: 'public', priority: 1 },
  ],
};
