import type { Plugin } from 'vite';

/** Resolves React Router to its production build. Its package exports resolve to the development build. */
export function productionRouter(): Plugin {
  return {
    name: 'sen:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
