// Fails if a comment, a description of the schema or a document is written in the dialect that docs/development.md
// forbids: fragments without their noun ("Of the order", "What was paid") and words that plain English does not need.
// The lists contain only what is never right: 500 random comments of 14 widely used libraries have no hit. Whether a
// sentence is good is decided by its readers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import { parseSync } from 'oxc-parser';
import { root } from './install.mjs';

const OPENINGS = /^(?:Of(?! course)|What(?! to)|Whatever|Whoever|Whom|Whose)\s/;
const WORDS =
  /\b(?:whoever|whomever|anew|of late|(?:is|are|was|were|been) told(?! apart)|(?:is|are) no one[’']s)\b/i;
const FOREIGN = /\.gen\.tsx?$|(?:^|\/)(?:generated|migrations|node_modules)\//;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'artifacts', '.git', '.data']);

const problems = [];
let count = 0;

/**
 * Checks a text. JSDoc tags begin a new part, whose description may begin in lower case. Quoted text is not checked.
 * @param isStrict true to check the opening of every sentence, false for the first sentence of each part. A later one may
 *   begin with a clause ("What is rendered must work without scripts.").
 */
function check(place, text, isStrict = false) {
  count++;
  for (const part of text.split(/^(?=@[a-z]+ )/m)) {
    const plain = part
      .replaceAll(/“[^”]*”|"[^"]*"|`[^`]*`/g, '“”')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^@(?:param \S+|[a-z]+) (?:- )?(.?)/, (_, letter) => letter.toUpperCase());
    const sentences = plain.split(/(?<=[.!?]) (?=[A-Z])/);
    const openings = isStrict ? sentences : sentences.slice(0, 1);
    const hits = [
      ...openings.filter((sentence) => !sentence.endsWith('?')).map((sentence) => OPENINGS.exec(sentence)),
      WORDS.exec(plain),
    ];
    for (const hit of hits)
      if (hit) problems.push(`${place}: “${hit[0].trim()}” in: ${hit.input.slice(0, 100)}`);
  }
}

/** Checks the comments of a script. Line comments on successive lines are one text. */
function checkScript(file, code) {
  const comments = [];
  let end = -1;
  for (const { type, value, start, end: next } of parseSync(file, code).comments) {
    const text = value.replaceAll(/^\s*\*+ ?/gm, '').trim();
    const isContinued = type === 'Line' && end >= 0 && /^\n[ \t]*$/.test(code.slice(end, start));
    if (isContinued) comments[comments.length - 1].text += `\n${text}`;
    else comments.push({ line: lineOf(code, start), text });
    end = type === 'Line' ? next : -1;
  }
  for (const { line, text } of comments) check(`${file}:${line}`, text);
}

const checkStyles = (file, code) => {
  for (const { 1: text, index } of code.matchAll(/\/\*([\s\S]*?)\*\//g))
    check(`${file}:${lineOf(code, index)}`, text.trim());
};

/** Checks comments after #. Successive lines are one text. */
const checkHashComments = (file, code) => {
  for (const { 0: text, index } of code.matchAll(/(?:^[ \t]*#.*\n?)+/gm))
    check(`${file}:${lineOf(code, index)}`, text.replaceAll(/^[ \t]*# ?/gm, ''));
};

/** Checks the paragraphs, entries and cells of a document, without code in fences. */
const checkDocument = (file, code) => {
  const prose = code.replaceAll(/^( *)```[\s\S]*?^\1```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  for (const [i, line] of prose.split('\n').entries())
    for (const cell of line.split('|'))
      if (/[a-z]/i.test(cell)) check(`${file}:${i + 1}`, cell.replace(/^[\s>#*-]*(?:\d+\. )?/, ''));
};

const lineOf = (code, index) => code.slice(0, index).split('\n').length;

const checkDescriptions = (file, code) =>
  visit(parse(code), {
    enter({ kind, value, loc }) {
      if (kind === Kind.STRING) check(`${file}:${loc.startToken.line}`, value, true);
    },
  });

/** Checks by file, each with the minimum number of texts: if fewer were read, the others were lost. */
const CHECKS = [
  [
    '{codegen.ts,eslint.config.mjs,dependency-cruiser.config.cjs,{api,web}/**/*.{ts,tsx,mjs}}',
    checkScript,
    5000,
  ],
  ['web/**/*.css', checkStyles, 50],
  [
    '{{api,web}/**/*.graphql,{docker-compose,.github/**/*}.yml,.env.example,.ci/run,api/{Dockerfile,balancer.Caddyfile}}',
    checkHashComments,
    20,
  ],
  ['**/*.md', checkDocument, 1000],
  ['schema/schema.graphql', checkDescriptions, 5000],
];
for (const [pattern, checkFile, minimum] of CHECKS) {
  count = 0;
  for (const file of globSync(pattern, { cwd: root, exclude: (name) => SKIPPED_FOLDERS.has(name) }))
    if (!FOREIGN.test(file)) checkFile(file, readFileSync(join(root, file), 'utf8'));
  if (count < minimum)
    problems.push(`${pattern}: only ${count} texts were read instead of ${minimum} at least`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
