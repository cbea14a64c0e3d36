import type { PageHandle } from './page.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Vite's manifest of the client build: source file → what it became. */
export type AssetManifest = Record<string, ManifestEntry>;

const collect = (
  manifest: AssetManifest,
  key: string,
  css: Set<string>,
  scripts: Set<string>,
  seen: Set<string>,
) => {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return;
  seen.add(key);
  for (const sheet of entry.css ?? []) css.add(sheet);
  scripts.add(entry.file);
  for (const imported of entry.imports ?? []) collect(manifest, imported, css, scripts, seen);
};

/**
 * Style sheets and scripts of a page that is loaded lazily. Without them a rendered page would stand unstyled until
 * its script has come. What the template names already is left out. Scripts wait for what the page is read with.
 */
export const assetTags = (manifest: AssetManifest | undefined, page: PageHandle): string => {
  if (!manifest) return '';
  const known = { css: new Set<string>(), scripts: new Set<string>() };
  collect(manifest, 'index.html', known.css, known.scripts, new Set());
  const own = { css: new Set<string>(), scripts: new Set<string>() };
  const texts = ['common', ...(page.namespaces ?? [])].map((name) => `src/i18n/vi/${name}.ts`);
  for (const key of [page.file ?? '', ...texts]) collect(manifest, key, own.css, own.scripts, new Set());
  const links = [...own.css]
    .filter((file) => !known.css.has(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const preloads = [...own.scripts]
    .filter((file) => !known.scripts.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`);
  return [...links, ...preloads].join('');
};
