// Fails if a style sheet uses a literal value instead of a design token (web/src/theme): a colour, a distance, a size, a
// font size or a breakpoint; if it reads a variable that nothing defines; if it or a component uses a step of a colour
// scale; or if no component uses a value of a style property (theme/style-properties.ts).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { roles } from '../src/theme/roles.ts';
import { responsiveProperties, styleProperties } from '../src/theme/style-properties.ts';
import { mediaQueries, tokens } from '../src/theme/tokens.ts';

const sources = join(import.meta.dirname, '..', 'src');

/** Style sheets that draw a graphic. Their sizes depend on each other instead of tokens. */
const GRAPHICS = [
  'features/calendar/', // hours and days of a grid
  'features/certificates/certificate-sheet.module.css', // paper, scaled by its width
  'features/dashboard/study-calendar.module.css', // days of a heat map
  'ui/charts/',
  'ui/fields/choice.module.css', // the tick and dot of a checkbox
  'ui/logo.module.css', // the lettering of the brand
  'ui/qr-code.module.css', // black on white, for scanners
  'ui/range-slider.module.css', // thumb on its track
  'ui/video/', // bars and points on the time line
];

const SCALE = /var\(--(?:leaf|lotus|sand|pond|clay|amber|sky)-\d\)/;
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(|(?<![\w-])(?:white|black|red|green|gray|grey)(?![\w-])/i;
const PIXELS = /(?<![\w.-])-?(\d*\.?\d+)px/g;
/** Properties that must use tokens, except for values of at most 1 px. */
const TOKENS_ONLY =
  /^(?:gap|(?:row|column)-gap|(?:scroll-)?(?:margin|padding)(?:-.*)?|font|font-size|line-height)$/;
/** Properties that may have literal values of at most 8 px. */
const LINES = /^(?:border|outline|box-shadow|text-underline-offset|text-decoration)/;
const limitOf = (property) => (TOKENS_ONLY.test(property) ? 1 : LINES.test(property) ? 8 : 3);
const WIDTH = /(?:width|height)\s*[:<>=]|\b\d+(?:px|em)/;

/** Variables that the theme, a style sheet or a component defines. */
const defined = new Set([...Object.keys(tokens), ...Object.values(roles).flatMap(Object.keys)]);
const references = [];
const problems = [];
const isGraphic = (file) => GRAPHICS.some((each) => file.startsWith(each));

function checkSheet(file, css) {
  const add = (node, problem) =>
    problems.push(`web/src/${file}:${node.source.start.line}: ${problem}: ${node.toString().slice(0, 80)}`);
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (rule) => {
    if (WIDTH.test(rule.params))
      add({ ...rule, toString: () => rule.params }, 'a breakpoint that is not in tokens.ts');
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('--')) defined.add(prop);
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) references.push({ name, declaration, add });
    if (SCALE.test(value)) add(declaration, 'a step of a colour scale instead of a role');
    if (isGraphic(file)) return;
    if (COLOUR.test(value)) add(declaration, 'a colour instead of a role');
    const largest = Math.max(0, ...[...value.matchAll(PIXELS)].map(([, pixels]) => Number(pixels)));
    if (largest > limitOf(prop)) add(declaration, 'a size instead of a token');
  });
}

const sheets = globSync('**/*.css', { cwd: sources }).filter((file) => !file.startsWith('theme/'));
for (const file of sheets) checkSheet(file, readFileSync(join(sources, file), 'utf8'));

const PROPERTY = new RegExp(
  `(?<![\\w.'"-])(${Object.keys(styleProperties).join('|')})(?:=|: |(?=\\s|/?>))`,
  'g',
);
const BREAKPOINT = new RegExp(`(?<![\\w.'"-])(?:${Object.keys(mediaQueries).join('|')})(?:=|: )(?=\\{)`, 'g');
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|\b(\d+|true)\b/g;
const literalsIn = (code) =>
  [...code.matchAll(LITERAL)].map((match) => match.slice(1).find((text) => text !== undefined));

/** The expression that begins at a place: to its closing bracket or quote, or to the comma after it. */
const expressionAt = (code, start) => {
  if (code[start] === '"') return code.slice(start, code.indexOf('"', start + 1) + 1);
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if ('{[('.includes(code[at])) depth++;
    else if ('}])'.includes(code[at])) depth--;
    if (depth < 0 || (depth === 0 && code[at] === ',')) return code.slice(start, at);
    if (depth === 0 && code[at] === '}') return code.slice(start, at + 1);
  }
  return code.slice(start);
};

/**
 * The values that a component may use, as `property value`. All literals of the file count for an expression without
 * literals, such as an entry of a table of tones.
 */
const usedValues = (code, all = code) =>
  [...code.matchAll(PROPERTY)].flatMap(({ 0: match, 1: property, index }) => {
    if (match === property) return `${property} true`;
    const values = literalsIn(expressionAt(code, index + match.length));
    return (values.length > 0 ? values : literalsIn(all)).map((value) => `${property} ${value}`);
  });
const used = { all: new Set(), responsive: new Set() };
const valuesOf = (properties) =>
  Object.entries(properties).flatMap(([property, values]) =>
    Object.keys(values).map((value) => `${property} ${value}`),
  );

const scripts = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: (name) => name === 'generated' });
for (const file of scripts) {
  if (file.startsWith('theme/')) continue;
  const code = readFileSync(join(sources, file), 'utf8');
  if (SCALE.test(code)) problems.push(`web/src/${file}: a step of a colour scale instead of a role`);
  for (const [name] of code.matchAll(/--[\w-]+(?=['"`\]])/g)) defined.add(name);
  if (file.includes('.test.') || !/layout\.tsx'|style-class\.ts'/.test(code)) continue;
  for (const value of usedValues(code)) used.all.add(value);
  for (const { 0: match, index } of code.matchAll(BREAKPOINT))
    for (const value of usedValues(expressionAt(code, index + match.length), code))
      used.responsive.add(value);
}
const unused = [
  ...valuesOf(styleProperties).filter((value) => !used.all.has(value)),
  ...valuesOf(responsiveProperties)
    .filter((value) => !used.responsive.has(value))
    .map((value) => `${value} (responsive)`),
];
for (const value of unused)
  problems.push(`web/src/theme/style-properties.ts: a value that no component uses: ${value}`);
for (const { name, declaration, add } of references)
  if (!defined.has(name)) add(declaration, 'a variable that nothing defines');

if (sheets.length < 100) problems.push(`Only ${sheets.length} style sheets were found`);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${sheets.length} style sheets use the tokens of the design`);
