import type { Rollup } from 'vite';

/**
 * What the bundler says of packages that can't be changed here is left out: the first start would print pages of it
 * before its address. What it says of our own sources is shown.
 */
export const onLog: NonNullable<Rollup.RollupOptions['onLog']> = (level, log, show) => {
  if (log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('node_modules')) return;
  show(level, log);
};
