import { withoutInvisible } from '../../../platform/i18n/visible-text.ts';

/** Characters that keyboards and word processors write in several ways. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟«»″＂]/g, '"'],
  [/[‘’‚‛′‵`´＇]/g, "'"],
  [/[‐‑‒–—―−－]/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
  // Eth and the African letter look like the Vietnamese one
  [/[ðɖ]/g, 'đ'],
];

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋';
const PLAIN = '0123456789+-';

const plainSigns = (text: string, signs: string): string =>
  [...text].map((sign) => PLAIN[signs.indexOf(sign)]).join('');

/** The five tone marks of Vietnamese, as combining characters. */
const TONE = '[\u0300\u0301\u0303\u0309\u0323]';
/** A tone on the first of two vowels that end a syllable: `hòa`, which is also written `hoà`. */
const EARLY_TONE = new RegExp(`(?:(o)(${TONE})([ae])|(u)(${TONE})(y))(?![\\p{L}\\p{M}])`, 'gu');

/**
 * Normalises a text in the way in which a Vietnamese teacher compares: two texts are equal if they fold to the same.
 * Accents count. These do not: upper and lower case, how a letter is composed, where the tone of oa, oe and uy is
 * written, the form of quotes and dashes, repeated spaces and those at the ends and around punctuation, and a final
 * full stop. 10³ equals 10^3, and H₂O equals H2O.
 */
export function foldText(text: string): string {
  let folded = withoutInvisible(text).normalize('NFC').toLocaleLowerCase('vi');
  for (const [signs, sign] of SIGNS) folded = folded.replace(signs, sign);
  folded = folded
    .replace(/[⁰¹²³⁴-⁻]+/g, (run) => `^${plainSigns(run, SUPERSCRIPTS)}`)
    .replace(/[₀-₋]+/g, (run) => plainSigns(run, SUBSCRIPTS))
    .replace(/\^\(([^()]*)\)/g, '^$1')
    .normalize('NFD')
    .replace(EARLY_TONE, '$1$4$3$6$2$5')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;:!?()[\]{}/=+<>*^-]) ?/g, '$1')
    .trim();
  return withoutFullStop(folded);
}

/** A text of full stops alone stays unchanged. */
function withoutFullStop(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === ' ')) end--;
  return end ? text.slice(0, end) : text;
}
