import type { Language } from '../i18n/languages.ts';
import type { AppAssets } from '../start/app-assets.ts';
import type { PageHandle } from './page.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Vite's manifest of the client build, by source file. */
export type AssetManifest = Record<string, ManifestEntry>;

const ENTRY = 'index.html';

const collectAssets = (
  manifest: AssetManifest,
  key: string,
  assets: { styles: Set<string>; scripts: Set<string> },
  seen = new Set<string>(),
) => {
  if (seen.has(key)) return;
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no ${key}`);
  seen.add(key);
  for (const sheet of entry.css ?? []) assets.styles.add(`/${sheet}`);
  assets.scripts.add(`/${entry.file}`);
  for (const imported of entry.imports ?? []) collectAssets(manifest, imported, assets, seen);
};

/**
 * The assets of a page that the server renders. Its own styles come after those of all pages, which is the same order
 * as if the page were loaded later.
 */
export const getPageAssets = (manifest: AssetManifest, page: PageHandle, language: Language): AppAssets => {
  const assets = { styles: new Set<string>(), scripts: new Set<string>() };
  const entry = { styles: assets.styles, scripts: new Set<string>() };
  const texts = ['common', ...(page.texts ?? [])].map((name) => `src/i18n/${language}/${name}.ts`);
  collectAssets(manifest, ENTRY, entry);
  for (const key of [page.file!, ...texts]) collectAssets(manifest, key, assets);
  const [script = '', ...libraries] = entry.scripts;
  const modules = [...assets.scripts].filter((file) => !entry.scripts.has(file));
  return { script, libraries, modules, styles: [...assets.styles] };
};
