import type { Answer, Blank, QuestionBody } from '../question-body.ts';

/** Accents count in Vietnamese; how a letter is composed, its case and the spaces around words do not. */
export const foldText = (text: string): string =>
  text.normalize('NFC').toLocaleLowerCase('vi').replace(/\s+/g, ' ').trim();

/** Vietnamese digits are grouped by dots and English ones by commas; the other sign begins the decimals. */
const WRITINGS = [
  {
    pattern: /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/,
    read: (text: string) => text.replaceAll('.', '').replace(',', '.'),
  },
  { pattern: /^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/, read: (text: string) => text.replaceAll(',', '') },
];

/** What a number may mean: `1.250` is a thousand and more in Vietnam and little more than one elsewhere; both count. */
export function readingsOf(text: string): number[] {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s₫%]/g, '')
    .replace('−', '-');
  const readings = WRITINGS.filter(({ pattern }) => pattern.test(compact)).map(({ read }) =>
    Number(read(compact)),
  );
  return [...new Set(readings)];
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
