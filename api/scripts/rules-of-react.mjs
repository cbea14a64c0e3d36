// Holds the rules of React (eslint.config.mjs) where they can be broken: React's compiler and the rules of hooks judge
// only functions that make an element or name a hook.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { root } from './install.mjs';

/** An element, `use`, a hook, or a comment that switches a rule off. */
const JUDGED = /<\/|\/>|\buse(?:[A-Z0-9]|\b)|eslint-/;

const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
  JUDGED.test(readFileSync(join(root, file), 'utf8')),
);
// Cold, the compiler takes a minute for all files
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
