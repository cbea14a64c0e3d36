import config from './vitest.config.ts';

/** Tests over HTTP: the same rule as for the tests next to the code. */
export default { ...config, test: { ...config.test, include: ['e2e/**/*.e2e.ts'], testTimeout: 30_000 } };
