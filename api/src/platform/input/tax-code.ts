const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];
/** The last code of a province in personal identification numbers (Circular 59/2021/TT-BCA). */
const LAST_PROVINCE = 96;

/**
 * True if a tax code can exist: ten digits of which the last checks the others; the same with the three digits of a
 * branch; or the twelve digits of a personal identification number, which households use since 1 July 2025 (Circular
 * 86/2024/TT-BTC).
 * @param text without blanks
 */
export function isTaxCode(text: string): boolean {
  if (/^\d{12}$/.test(text)) {
    const province = Number(text.slice(0, 3));
    return province >= 1 && province <= LAST_PROVINCE;
  }
  const [, digits, branch] = /^(\d{10})(?:-(\d{3}))?$/.exec(text) ?? [];
  if (!digits || branch === '000') return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return 10 - (sum % 11) === Number(digits[9]);
}

/** Without the blanks with which tax codes are often written. */
export const normalizeTaxCode = (text: string): string => text.replace(/[\s.]+/g, '');

/** True if typed digits are a possible tax code. A branch may be typed without its hyphen. */
export const isTypedTaxCode = (text: string): boolean =>
  isTaxCode(text.replace(/^(\d{10})(\d{3})$/, '$1-$2'));
