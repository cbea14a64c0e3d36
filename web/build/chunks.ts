import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath } from 'vite';

/** The properties of the bundler's module graph that are used here. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const sources = normalizePath(join(import.meta.dirname, '..', 'src'));
/** The folders of pages that are rendered on the server. */
const pages = ['home', 'courses'].flatMap((feature) => {
  const folder = join(sources, 'features', feature);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.page.tsx'))
    .map((file) => normalizePath(join(folder, file)));
});

/** An index re-exports a feature's public modules, of which an importer uses only a few. */
const isFeatureIndex = (id: string) => /\/features\/[^/]+\/index\.ts$/.test(id);

/** `import { One, type Other } from './x.ts'`, and re-exports of an index. */
const NAMES = /^(?:import|export) \{([^}]*)\} from '([^']+)'/gm;
const namesIn = (file: string): { names: string[]; from: string }[] =>
  [...readFileSync(file, 'utf8').matchAll(NAMES)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    from: normalizePath(join(dirname(file), from)),
  }));

/** The files behind a feature's index that an import of it uses. */
const throughIndex = (importer: string, index: string): string[] => {
  const importedNames = namesIn(importer).flatMap(({ names, from }) => (from === index ? names : []));
  return namesIn(index).flatMap(({ names, from }) =>
    names.some((name) => importedNames.includes(name)) ? from : [],
  );
};

/** A page with all of our modules that it loads. Packages are omitted, because a barrel imports all icons. */
const modulesOf = (page: string, graph: Graph): ReadonlySet<string> => {
  const loadedModules = new Set([page]);
  for (const id of loadedModules) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.startsWith(sources)) continue;
      for (const file of isFeatureIndex(imported) ? throughIndex(id, imported) : [imported])
        loadedModules.add(file);
    }
  }
  return loadedModules;
};

const ICONS = /import \{([^}]*)\} from '@tabler\/icons-react'/;
/** The icons that a source imports. Their names determine their files. */
const iconsIn = (file: string): string[] =>
  ICONS.exec(readFileSync(file, 'utf8'))?.[1]?.match(/\bIcon\w+/g) ?? [];

let modulesByPage: ReadonlySet<string>[] | undefined;
let icons: ReadonlySet<string> | undefined;

/** @returns the name of the shared chunk for icons and for modules of at least three public pages, else null */
const sharedByPages = (id: string, graph: Graph): string | null => {
  modulesByPage ??= pages.map((page) => modulesOf(page, graph));
  icons ??= new Set(
    modulesByPage.flatMap((modules) => [...modules].filter((file) => /\.tsx$/.test(file)).flatMap(iconsIn)),
  );
  const icon = /\/@tabler\/icons-react\/.*\/(Icon\w+)\./.exec(id)?.[1];
  if (icon) return icons.has(icon) ? 'public' : null;
  return !pages.includes(id) && modulesByPage.filter((modules) => modules.has(id)).length > 2
    ? 'public'
    : null;
};

/** Puts a library of the entry into its own chunk, so that evaluating the entry is split into shorter tasks. */
const library = (name: string, packages: string) => ({
  name,
  tags: ['$initial' as const],
  test: new RegExp(`[\\/]node_modules[\\/](?:${packages})[\\/]`),
  priority: 3,
});

/**
 * The chunks of the browser's code: a few for the code of all pages, one for the code that most public pages share,
 * and the rest by page. The bundler's default would load a public page in forty chunks, which compress worse by 12
 * KiB and need more requests.
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
