import { toLocale } from '../format.ts';

/** Number format of a field. */
export interface NumberFormat {
  language: string;
  /** Whole numbers are grouped (`1.500.000`). Numbers with decimals are not, because they are small. */
  decimals: number;
  mayBeNegative: boolean;
}

/** The text of a field and its number; '' if there is none. */
export interface NumberText {
  text: string;
  value: number | '';
}

/** More digits would not be exact. */
const MAX_DIGITS = 15;

const decimalSeparator = (language: string) => (language === 'en' ? '.' : ',');

export const formatNumber = (value: number | '', { language, decimals }: NumberFormat): string =>
  value === ''
    ? ''
    : new Intl.NumberFormat(toLocale(language), {
        maximumFractionDigits: decimals,
        useGrouping: decimals === 0,
      }).format(value);

/**
 * Reads a text while it is typed. A whole number consists of its digits, since its separators are ours and move with
 * every digit. Otherwise both separators start the decimals, because number pads have only one.
 */
export const parseTyped = (typed: string, format: NumberFormat): NumberText => {
  const { language, decimals, mayBeNegative } = format;
  const sign = mayBeNegative && /^\s*[-−]/.test(typed) ? '-' : '';
  const [before = '', ...after] = decimals === 0 ? [typed] : typed.split(/[.,]/);
  const whole = before
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS - decimals);
  const fraction = after.join('').replaceAll(/\D/g, '').slice(0, decimals);
  const isEmpty = whole === '' && fraction === '';
  const value = isEmpty ? '' : Number(`${sign}${whole || '0'}.${fraction || '0'}`);
  if (decimals === 0) {
    const digits = whole && formatNumber(Number(whole), format);
    return { text: sign + digits, value };
  }
  return { text: sign + whole + (after.length > 0 ? decimalSeparator(language) + fraction : ''), value };
};

const NUMBER = /[-−]?\d+(?:[\s'’]\d{3}(?!\d)|[.,]\d+)*/g;

/**
 * Finds the number in a pasted text that uses the separators of either language: `1.500.000 ₫`, `1,500,000.50`.
 * @returns text for `parseTyped`; undefined if the text contains no number or several
 */
export const parsePasted = (pasted: string, { language, decimals }: NumberFormat): string | undefined => {
  const [numberText, other] = pasted.match(NUMBER) ?? [];
  if (numberText === undefined || other !== undefined) return undefined;
  const number = numberText.replaceAll(/[\s'’]/g, '');
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last < 0) return number;
  const isRepeated = number.indexOf(number[last]!) < last;
  const isMixed = number.includes('.') && number.includes(',');
  // `1,500` may be one and a half. It is only if its language groups by the other separator
  const isGroupedLike = /^[-−]?[1-9]\d{0,2}[.,]\d{3}$/.test(number);
  const isGroup =
    isRepeated ||
    (!isMixed && isGroupedLike && (decimals === 0 || number[last] !== decimalSeparator(language)));
  const end = isGroup ? number.length : last;
  const whole = number.slice(0, end).replaceAll(/[.,]/g, '');
  return decimals === 0 || isGroup ? whole : `${whole},${number.slice(end + 1)}`;
};

const isNumberCharacter = (character: string, { decimals }: NumberFormat) =>
  (decimals === 0 ? /\d/ : /[\d.,]/).test(character);

/** Counts the characters after the caret that formatting neither adds nor removes. */
export const countAfter = (text: string, caret: number, format: NumberFormat): number =>
  [...text.slice(caret)].filter((each) => isNumberCharacter(each, format)).length;

/** Finds the first caret with so many of these characters after it. */
export const caretBefore = (text: string, count: number, format: NumberFormat): number => {
  let caret = text.length;
  while (caret > 0 && countAfter(text, caret - 1, format) <= count) caret -= 1;
  return caret;
};
