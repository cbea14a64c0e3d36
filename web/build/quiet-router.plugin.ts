import type { Plugin } from 'vite';

/** Replaces React Router's development build, to which its exports resolve, by the production build. */
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
