import type { Plugin } from 'vite';

/** Next to the manifest. */
const FILE = '.vite/packages.json';

/** `/…/node_modules/@mantine/core/esm/…` → `@mantine/core`; undefined for our own sources. */
const packageOf = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** Writes the packages in each script, so that budget.mjs finds forbidden ones. */
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
