import type { Rollup } from 'vite';

/**
 * Hides the bundler's warnings about directives in packages, because we cannot fix them. Warnings about our own sources
 * are shown.
 */
export const onLog: NonNullable<Rollup.RollupOptions['onLog']> = (level, log, show) => {
  if (log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('node_modules')) return;
  show(level, log);
};
