import type { Answer, Blank, QuestionBody } from '../question-body.ts';
import { foldText } from './fold-text.ts';

/** Vietnamese digits are grouped by dots and English ones by commas; the other sign begins the decimals. */
const WRITINGS = [
  {
    pattern: /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/,
    read: (text: string) => text.replaceAll('.', '').replace(',', '.'),
  },
  { pattern: /^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/, read: (text: string) => text.replaceAll(',', '') },
];

/** A factor of a power of ten, if any, and its exponent: `6,02x10^23`, `10^-3`, `6.02e23`. */
const POWER = /^(?:(.{1,40}?)(?:[x*·]10\^|e)|([+-]?)10\^)([+-]?\d{1,3})$/;

/** What a number may mean: `1.250` is a thousand and more in Vietnam and little more than one elsewhere; both count. */
export function readingsOf(text: string): number[] {
  // Full-width digits are digits; superscripts, which the same form would turn into digits, are folded before
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

/** Binary fractions fall short of decimal ones by less than this. */
const ROUNDING = 1e-9;

function isRight({ accepted, tolerance }: Blank, text: string): boolean {
  const folded = foldText(text);
  if (!folded) return false;
  if (accepted.some((each) => foldText(each) === folded)) return true;
  if (tolerance === null) return false;
  const wanted = accepted.flatMap(readingsOf);
  return readingsOf(text).some((value) =>
    wanted.some((target) => Math.abs(value - target) <= tolerance + ROUNDING * Math.max(1, Math.abs(target))),
  );
}

/** The share of gaps that are filled rightly. */
export function markTexts({ blanks }: QuestionBody, { texts }: Answer): number {
  const hits = blanks.filter((blank, n) => isRight(blank, texts[n] ?? '')).length;
  return blanks.length ? hits / blanks.length : 0;
}
