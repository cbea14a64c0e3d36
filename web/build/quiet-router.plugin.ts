import type { Plugin } from 'vite';

/** Resolves React Router to its production build. Its package exports resolve to the development build. */
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
