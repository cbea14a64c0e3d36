import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath } from 'vite';

/** What the bundler tells of a module, as far as this needs it. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const sources = normalizePath(join(import.meta.dirname, '..', 'src'));
/** Where the pages lie that are rendered on the server, for visitors and search engines. */
const pages = ['home', 'courses'].flatMap((feature) => {
  const folder = join(sources, 'features', feature);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.page.tsx'))
    .map((file) => normalizePath(join(folder, file)));
});

/** Re-exports what others may use of a feature; who imports it uses little of that. */
const isFeatureIndex = (id: string) => /\/features\/[^/]+\/index\.ts$/.test(id);

/** `import { One, type Other } from './x.ts'`, and what an index hands on in the same way. */
const NAMES = /^(?:import|export) \{([^}]*)\} from '([^']+)'/gm;
const namesIn = (file: string): { names: string[]; from: string }[] =>
  [...readFileSync(file, 'utf8').matchAll(NAMES)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    from: normalizePath(join(dirname(file), from)),
  }));

/** The files behind the index of a feature that another one's import of it leads to. */
const throughIndex = (importer: string, index: string): string[] => {
  const asked = namesIn(importer).flatMap(({ names, from }) => (from === index ? names : []));
  return namesIn(index).flatMap(({ names, from }) =>
    names.some((name) => asked.includes(name)) ? from : [],
  );
};

/** A page with all of ours that loads with it. Packages are left out: the barrel of one icon imports them all. */
const closureOf = (page: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set([page]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.startsWith(sources)) continue;
      for (const file of isFeatureIndex(imported) ? throughIndex(id, imported) : [imported]) found.add(file);
    }
  }
  return found;
};

const ICONS = /import \{([^}]*)\} from '@tabler\/icons-react'/;
/** The icons that a source names; which file each lies in says its name. */
const iconsIn = (file: string): string[] =>
  ICONS.exec(readFileSync(file, 'utf8'))?.[1]?.match(/\bIcon\w+/g) ?? [];

let closures: ReadonlySet<string>[] | undefined;
let icons: ReadonlySet<string> | undefined;

/** The file for what at least three public pages load, and for the icons of all; none for any other module. */
const sharedByPages = (id: string, graph: Graph): string | null => {
  closures ??= pages.map((page) => closureOf(page, graph));
  icons ??= new Set(
    closures.flatMap((closure) => [...closure].filter((file) => /\.tsx$/.test(file)).flatMap(iconsIn)),
  );
  const icon = /\/@tabler\/icons-react\/.*\/(Icon\w+)\./.exec(id)?.[1];
  if (icon) return icons.has(icon) ? 'public' : null;
  return !pages.includes(id) && closures.filter((closure) => closure.has(id)).length > 2 ? 'public' : null;
};

/** Of what every page loads, a library that others build on: evaluated by itself, it holds nothing else up for long. */
const library = (name: string, packages: string) => ({
  name,
  tags: ['$initial' as const],
  test: new RegExp(`[\\/]node_modules[\\/](?:${packages})[\\/]`),
  priority: 3,
});

/**
 * How the browser's code is cut: what every page loads are a few files, what most public pages share is another, and the
 * rest is cut by page. Left alone, a public page would come in forty pieces, which compress worse, by 12 KiB, and take
 * their time to ask for.
 */
export const chunks = {
  groups: [
    library('react', 'react|react-dom|scheduler'),
    library('apollo', '@apollo|@wry|graphql|graphql-tag|optimism|rxjs|tslib'),
    library('router', 'react-router|react-router-dom|cookie|set-cookie-parser'),
    { name: 'initial', tags: ['$initial' as const], priority: 2 },
    { name: sharedByPages, debugName: 'public', priority: 1 },
  ],
};
