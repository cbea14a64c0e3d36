import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const folderOfScripts = join(import.meta.dirname, '..', 'src', 'start');

/** Bundles a script of `src/start` as a classic script. */
const bundle = async (name: string): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(folderOfScripts, name), output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat() as { output: { type: string; code?: string }[] }[];
  const code = output?.output.find(({ type }) => type === 'chunk')?.code?.trim();
  if (!code || code.includes('</'))
    throw new Error(`${name} cannot be inlined: it is empty or contains "</"`);
  return code;
};

/**
 * Inlines the script that runs before the first paint into the template, and writes the one for the end of rendered
 * pages next to the manifest. Both are the same on all pages, so the content security policy allows them by their
 * hashes.
 */
export function inlineScripts(): Plugin {
  let folder = '';
  let appearance = '';
  return {
    name: 'sen:inline-scripts',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, '.vite');
    },
    async buildStart() {
      appearance = await bundle('appearance.ts');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--appearance-->', () => `<script>${appearance}</script>`),
    },
    async writeBundle() {
      if (this.environment.config.build.ssr) return;
      const scripts = { appearance, bootstrap: await bundle('bootstrap.ts') };
      await writeFile(join(folder, 'inline.json'), JSON.stringify(scripts));
    },
  };
}
