import type { Rollup } from 'vite';

/**
 * Hides the bundler's warnings about packages, which cannot be changed here and would fill pages of the first start's
 * output. Warnings about our own sources are shown.
 */
export const onLog: NonNullable<Rollup.RollupOptions['onLog']> = (level, log, show) => {
  if (log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('node_modules')) return;
  show(level, log);
};
