import type { Answer, Blank, QuestionBody } from '../question-body.ts';
import { foldText } from './fold-text.ts';

/** Vietnamese groups digits by dots, English by commas. The other sign is the decimal separator. */
const WRITINGS = [
  {
    pattern: /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/,
    read: (text: string) => text.replaceAll('.', '').replace(',', '.'),
  },
  { pattern: /^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/, read: (text: string) => text.replaceAll(',', '') },
];

/** A factor of a power of ten, if any, and its exponent: `6,02x10^23`, `10^-3`, `6.02e23`. */
const POWER = /^(?:(.{1,40}?)(?:[x*·]10\^|e)|([+-]?)10\^)([+-]?\d{1,3})$/;

/**
 * The possible values of a number: `1.250` is more than a thousand in Vietnam and little more than one elsewhere.
 * Both count.
 */
export function parseNumbers(text: string): number[] {
  // NFKC converts full-width digits. It would also convert superscripts, so foldText handles those first
  const compact = foldText(text)
    .normalize('NFKC')
    .replace(/[\s₫%]/g, '');
  const [, factor, sign, exponent = '0'] = POWER.exec(compact) ?? [];
  const digits =
    exponent === '0' && factor === undefined && sign === undefined ? compact : (factor ?? `${sign}1`);
  const readings = WRITINGS.filter(({ pattern }) => pattern.test(digits)).map(({ read }) =>
    Number(`${read(digits)}e${exponent}`),
  );
  return [...new Set(readings)].filter(Number.isFinite);
}

/** The first value of each accepted number. */
export const getNumbers = ({ accepted }: Blank): number[] =>
  accepted.flatMap((text) => parseNumbers(text).slice(0, 1));

/** Max relative error of binary fractions. */
const ROUNDING = 1e-9;

function isRight({ accepted, tolerance }: Blank, text: string): boolean {
  const folded = foldText(text);
  if (!folded) return false;
  if (accepted.some((each) => foldText(each) === folded)) return true;
  if (tolerance === null) return false;
  const wanted = accepted.flatMap(parseNumbers);
  return parseNumbers(text).some((value) =>
    wanted.some((target) => Math.abs(value - target) <= tolerance + ROUNDING * Math.max(1, Math.abs(target))),
  );
}

export function gradeTexts({ blanks }: QuestionBody, { texts }: Answer): number {
  const hits = blanks.filter((blank, n) => isRight(blank, texts[n] ?? '')).length;
  return blanks.length ? hits / blanks.length : 0;
}
