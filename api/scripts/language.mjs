// Fails if a comment or a description of the schema is written in the dialect that docs/development.md forbids: fragments
// without their noun ("Of the order", "What was paid") and words that plain English does not need. The lists contain only
// what is never right. Whether a sentence is good is decided by its readers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, visit } from 'graphql';
import { parseSync } from 'oxc-parser';
import { root } from './install.mjs';

const OPENINGS = /^(?:Of|What|Whatever|Whoever|Whom|Whose)\s(?!.*\?)/;
const WORDS =
  /\b(?:whoever|whomever|anew|of late|(?:is|are|was|were|been) told(?! apart)|(?:is|are) no one[’']s)\b/i;
const FOREIGN = /\.gen\.tsx?$|\/(?:generated|migrations|node_modules|seed\/content)\//;
/** Fewer comments than this were not read but lost. */
const MIN_COMMENTS = 5000;

const faults = [];
const judge = (place, text) => {
  const [hit] = OPENINGS.exec(text) ?? WORDS.exec(text) ?? [];
  if (hit) faults.push(`${place}: “${hit.trim()}” in: ${text.slice(0, 100)}`);
};

/** The comments of a file as sentences. Line comments on successive lines are one comment. */
function commentsOf(file) {
  const code = readFileSync(join(root, file), 'utf8');
  const comments = [];
  let end = -1;
  for (const { type, value, start, end: next } of parseSync(file, code).comments) {
    const text = value
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const isContinued = type === 'Line' && end >= 0 && /^\n[ \t]*$/.test(code.slice(end, start));
    if (isContinued) comments[comments.length - 1].text += ` ${text}`;
    else comments.push({ line: code.slice(0, start).split('\n').length, text });
    end = type === 'Line' ? next : -1;
  }
  return comments;
}

let count = 0;
for (const file of globSync(['codegen.ts', '{api,web}/**/*.{ts,tsx,mjs}'], {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', 'artifacts'].includes(name),
})) {
  if (FOREIGN.test(file)) continue;
  for (const { line, text } of commentsOf(file)) {
    count++;
    judge(`${file}:${line}`, text);
  }
}
visit(parse(readFileSync(join(root, 'schema', 'schema.graphql'), 'utf8')), {
  StringValue: ({ value, loc }) =>
    judge(`schema.graphql:${loc.startToken.line}`, value.replaceAll(/\s+/g, ' ')),
});

for (const fault of faults) console.error(fault);
if (count < MIN_COMMENTS) console.error(`Only ${count} comments were read: the language was not checked.`);
process.exitCode = faults.length || count < MIN_COMMENTS ? 1 : 0;
