// Fails if a regular expression may take more than linear time, because a request could block the process with it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { root } from './install.mjs';

/** Milliseconds for one expression, far above what a busy machine needs. */
const TIMEOUT_MS = 120_000;
/**
 * Limits by steps only. Time limits would make a busy machine report false faults: a phase that exceeds its 250 ms
 * makes the following phases take minutes.
 */
const PARAMETERS = {
  timeout: TIMEOUT_MS,
  attackTimeout: null,
  incubationTimeout: null,
  recallTimeout: null,
  seedingTimeout: null,
  randomSeed: 1,
};
const NOT_SERVED = /\.(test|gen)\.tsx?$|\/(testing|generated|migrations|seed)\//;

/**
 * Expressions that only ever see short or trusted text. A key is the expression as the code writes it, or the file that
 * constructs it.
 */
const REASONS = JSON.parse(readFileSync(join(import.meta.dirname, 'regexes.json'), 'utf8'));

const found = new Map();
for (const file of globSync(['api/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root })) {
  if (NOT_SERVED.test(file)) continue;
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const construct = ({ callee }) => {
    const raw = `RegExp() in ${file}`;
    if (callee.type === 'Identifier' && callee.name === 'RegExp') found.set(raw, { file });
  };
  const visitor = new Visitor({
    Literal: ({ raw, regex }) => regex && found.set(raw, { ...regex, file }),
    NewExpression: construct,
    CallExpression: construct,
  });
  visitor.visit(program);
}

const faults = Object.keys(REASONS)
  .filter((raw) => !found.has(raw))
  .map((raw) => `regexes.json gives a reason for ${raw}, which is not used any more.`);
const unknown = [...found].filter(([raw]) => !(raw in REASONS));
async function work() {
  for (let next = unknown.shift(); next; next = unknown.shift()) {
    const [raw, { pattern, flags, file }] = next;
    if (pattern === undefined) {
      faults.push(`${file} constructs an expression at run time. Write a literal, or give a reason.`);
      continue;
    }
    const { status, complexity } = await check(pattern, flags, PARAMETERS);
    if (status !== 'safe')
      faults.push(
        `${file}: ${raw} is ${complexity?.summary ?? 'not decided'}. Make it linear, or give a reason.`,
      );
  }
}
await Promise.all([work(), work()]);
for (const fault of faults) console.log(fault);
process.exit(faults.length ? 1 : 0);
