// Runs the rules of React and of Apollo Client (eslint.config.mjs) on the files that can break them: React's compiler and
// the rules of hooks check only functions that create an element or call a hook.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { root } from './install.mjs';

/** An element, `use`, a hook, Apollo's cache, a refetch, or a comment that disables a rule. */
const REACT_CODE = /<\/|\/>|\buse(?:[A-Z0-9]|\b)|\bcache\b|[rR]efetch|eslint-/;

const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
  REACT_CODE.test(readFileSync(join(root, file), 'utf8')),
);
// Without a cache, the compiler takes a minute for all files
const eslint = new ESLint({
  cwd: root,
  warnIgnored: false,
  cache: true,
  cacheStrategy: 'content',
  cacheLocation: join(root, 'node_modules', '.cache', 'eslint', '/'),
});
const results = await eslint.lintFiles(files);
console.log(await (await eslint.loadFormatter()).format(results));
process.exitCode = results.some(({ errorCount, warningCount }) => errorCount + warningCount) ? 1 : 0;
