import type { Plugin } from 'vite';

/** By its exports React Router hands out the build that warns developers; readers get the one beside it. */
export function quietRouter(): Plugin {
  return {
    name: 'sen:quiet-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
