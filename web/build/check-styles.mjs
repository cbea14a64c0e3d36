// Fails if a style sheet uses a literal value instead of a design token (web/src/theme): a colour, a distance, a size, a
// font size or a breakpoint; if it reads a variable that nothing defines; or if it or a component uses a step of a colour
// scale.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { roles } from '../src/theme/roles.ts';
import { tokens } from '../src/theme/tokens.ts';

const sources = join(import.meta.dirname, '..', 'src');

/** Style sheets that draw a graphic. Their sizes depend on each other instead of tokens. */
const DRAWN = [
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
const read = [];
const problems = [];
const isDrawn = (file) => DRAWN.some((each) => file.startsWith(each));

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
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.push({ name, declaration, add });
    if (SCALE.test(value)) add(declaration, 'a step of a colour scale instead of a role');
    if (isDrawn(file)) return;
    if (COLOUR.test(value)) add(declaration, 'a colour instead of a role');
    const largest = Math.max(0, ...[...value.matchAll(PIXELS)].map(([, pixels]) => Number(pixels)));
    if (largest > limitOf(prop)) add(declaration, 'a size instead of a token');
  });
}

const sheets = globSync('**/*.css', { cwd: sources }).filter((file) => !file.startsWith('theme/'));
for (const file of sheets) checkSheet(file, readFileSync(join(sources, file), 'utf8'));

const scripts = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: (name) => name === 'generated' });
for (const file of scripts) {
  if (file.startsWith('theme/')) continue;
  const code = readFileSync(join(sources, file), 'utf8');
  if (SCALE.test(code)) problems.push(`web/src/${file}: a step of a colour scale instead of a role`);
  for (const [name] of code.matchAll(/--[\w-]+(?=['"`\]])/g)) defined.add(name);
}
for (const { name, declaration, add } of read)
  if (!defined.has(name)) add(declaration, 'a variable that nothing defines');

if (sheets.length < 100) problems.push(`Only ${sheets.length} style sheets were found`);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${sheets.length} style sheets use the tokens of the design`);
