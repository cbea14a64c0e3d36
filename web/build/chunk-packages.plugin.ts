import type { Plugin } from 'vite';

/** Where the list stands, beside the manifest. */
const FILE = '.vite/packages.json';

/** `/…/node_modules/@mantine/core/esm/…` → `@mantine/core`; nothing for a source of ours. */
const packageOf = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** Writes down of which packages each script has code, so that budget.mjs can tell what a page may not bring along. */
export function chunkPackages(): Plugin {
  return {
    name: 'sen:chunk-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const packages: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const kept = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        packages[chunk.fileName] = [...new Set(kept.flatMap(([id]) => packageOf(id) ?? []))].sort();
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(packages) });
    },
  };
}
