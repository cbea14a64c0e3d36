import { BoundedParser, MarkupFault, type MarkupLimits } from '../../../platform/files/bounded-parser.ts';
import {
  codePlace,
  describedFile,
  type FindFile,
  filePlace,
  TEXT_ATTRIBUTE,
  textPlace,
  withoutPlaces,
} from './places.ts';
import { type Notes, QuestionFault } from './read-question.ts';

/** Limits of one text: word processors nest some dozens of tags. */
const HTML: MarkupLimits = { depth: 100, tags: 10_000 };
const MAX_SCRIPTS = 4;

/** Elements that begin and end on a line of their own. */
const BLOCKS = new Set(
  'address article aside blockquote caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Elements that show something other than text. */
const PICTURES = new Set('audio canvas embed iframe img object svg video'.split(' '));
/** Elements that may name their file in an element below. */
const PLAYERS = new Set(['audio', 'video']);
/** Elements with invisible text. */
const HIDDEN = new Set('audio canvas head iframe object script style svg template title video'.split(' '));
/** Elements that carry meaning in a question: an underlined letter, a struck-out word. */
const STYLED = new Set('del ins mark s strike u'.split(' '));

const SUPERSCRIPTS = new Map(
  [...'0123456789+-−=()ni'].map((sign, n) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][n]!]),
);
// Degrees are often written as a superscript letter
SUPERSCRIPTS.set('o', '°');
const SUBSCRIPTS = new Map([...'0123456789+-−=()'].map((sign, n) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][n]!]));

/**
 * A superscript or subscript as Unicode characters. If some are missing in Unicode, it is written as `^(2n+k)` or
 * `_n`.
 */
function script(text: string, signs: ReadonlyMap<string, string>, mark: '^' | '_'): string {
  const letters = [...text.trim()];
  if (!letters.length) return text;
  if (letters.every((letter) => signs.has(letter)))
    return letters.map((letter) => signs.get(letter)!).join('');
  return letters.length === 1 ? `${mark}${letters[0]}` : `${mark}(${letters.join('')})`;
}

/** An open list: its type of marker, and the number of items so far. */
interface List {
  readonly mark: (item: number) => string;
  items: number;
}

const getList = (name: string, { type, start }: Readonly<Record<string, string>>): List => {
  const first = /^\d{1,4}$/.test(start ?? '') ? Number(start) : 1;
  const letters = type === 'a' ? 97 : type === 'A' ? 65 : undefined;
  const number = (item: number) =>
    letters && item <= 26 ? `${String.fromCharCode(letters + item - 1)}.` : `${item}.`;
  return { mark: name === 'ol' ? number : () => '•', items: first - 1 };
};

/**
 * The paragraphs of an HTML text as plain text. Superscripts, subscripts, lists and table cells keep their meaning.
 * Content that plain text cannot show is noted.
 * @param keepsLines whether line ends are shown, as in Moodle's own format
 * @param findFile the place of an embedded file in the question, by its URL
 * @throws MarkupFault if there are too many tags
 * @throws QuestionFault for formulas in MathML
 */
export function readMarkup(
  html: string,
  notes: Notes,
  { keepsLines = false, findFile }: { keepsLines?: boolean; findFile?: FindFile } = {},
): string[] {
  // The text outside of scripts, then one entry for each open script
  const texts: string[][] = [[]];
  const lists: List[] = [];
  let [hidden, preformatted, cells] = [0, 0, 0];
  const write = (text: string) => texts.at(-1)!.push(text);

  const handler = {
    onopentag(name: string, attributes: Record<string, string>) {
      if (name === 'math') throw new QuestionFault('assessment.importFormula');
      const own = attributes[TEXT_ATTRIBUTE];
      if (own) write(`\n${textPlace(own)}\n`);
      const file = findFile?.(attributes.src ?? '');
      if (file)
        write(`\n${filePlace(file.index, describedFile(attributes.alt ?? attributes.title, file.name))}\n`);
      else if (PICTURES.has(name) && !(findFile && PLAYERS.has(name) && !attributes.src)) {
        notes.add('assessment.note.picture');
        if (!hidden && attributes.alt) write(` [${attributes.alt}] `);
      }
      if (HIDDEN.has(name)) hidden++;
      if (STYLED.has(name) || /underline|line-through/.test(attributes.style ?? ''))
        notes.add('assessment.note.style');
      if (name === 'a' && /^https?:/i.test(attributes.href ?? '')) notes.add('assessment.note.link');
      if (BLOCKS.has(name) || name === 'br') write('\n');
      if (name === 'table') notes.add('assessment.note.table');
      if (name === 'tr') cells = 0;
      if ((name === 'td' || name === 'th') && cells++) write(' | ');
      if (name === 'pre') {
        if (texts.length > MAX_SCRIPTS) throw new MarkupFault('Blocks of code are nested too deeply');
        texts.push([]);
        preformatted++;
      }
      if (name === 'ol' || name === 'ul') lists.push(getList(name, attributes));
      if (name === 'li' && lists.length) write(`${lists.at(-1)!.mark(++lists.at(-1)!.items)} `);
      if (name === 'sup' || name === 'sub') {
        if (texts.length > MAX_SCRIPTS) throw new MarkupFault('Scripts are nested too deeply');
        texts.push([]);
      }
    },
    ontext(text: string) {
      if (!hidden) write(keepsLines || preformatted ? text : text.replaceAll(/[\r\n]/g, ' '));
    },
    onclosetag(name: string) {
      if (HIDDEN.has(name)) hidden--;
      if (BLOCKS.has(name)) write('\n');
      if (name === 'pre') {
        preformatted--;
        const code = texts.pop()!.join('').replace(/^\n+/, '').trimEnd();
        if (code) write(`\n${codePlace(code)}\n`);
      }
      if (name === 'ol' || name === 'ul') lists.pop();
      if (name !== 'sup' && name !== 'sub') return;
      const text = texts.pop()!.join('');
      write(name === 'sup' ? script(text, SUPERSCRIPTS, '^') : script(text, SUBSCRIPTS, '_'));
    },
  };
  new BoundedParser(handler, HTML).end(withoutPlaces(html));
  return linesIn(texts[0]!.join(''));
}

/** Non-empty lines of a text, with single spaces. */
export const linesIn = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
