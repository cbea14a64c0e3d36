const toMap = (from: string, to: string) => {
  const characters = [...to];
  return new Map([...from].map((character, index) => [character, characters[index]!]));
};

/** Superscripts and subscripts in Unicode: x², 10⁻³, H₂O. */
const SCRIPTS = {
  superscripts: toMap('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'),
  subscripts: toMap('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'),
};

/** Formats that a text cannot have, as elements (Word) or as styles (Google Docs). */
const MARKS = {
  superscripts: { tags: ['sup'], style: /vertical-align:\s*super/i },
  subscripts: { tags: ['sub'], style: /vertical-align:\s*sub(?!\w)/i },
  underlines: { tags: ['u', 'ins'], style: /text-decoration[^;]{0,60}underline/i },
  strikes: { tags: ['s', 'strike', 'del'], style: /text-decoration[^;]{0,60}line-through/i },
};

export type LostMark = keyof typeof MARKS;
export const LOST_MARKS = Object.keys(MARKS) as LostMark[];

const isMarked = (element: Element, mark: LostMark): boolean => {
  const { tags, style } = MARKS[mark];
  return tags.includes(element.localName) || style.test(element.getAttribute('style') ?? '');
};

/** True if the format starts at this element, which contains text. Underlined links do not count. */
const isMarkStart = (element: Element, mark: LostMark): boolean => {
  if (!isMarked(element, mark) || !/\S/.test(element.textContent ?? '')) return false;
  if (mark === 'underlines' && (element.closest('a') || element.querySelector('a'))) return false;
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (isMarked(outer, mark)) return false;
  return true;
};

/**
 * Replaces superscripts and subscripts by Unicode characters where they exist.
 * @returns for each format the number of places that lose it
 */
export const convertMarks = (doc: Document): Partial<Record<LostMark, number>> => {
  const lost: Partial<Record<LostMark, number>> = {};
  for (const element of doc.body.querySelectorAll('sup, sub, u, ins, s, strike, del, [style]'))
    for (const mark of LOST_MARKS) {
      if (!isMarkStart(element, mark)) continue;
      const map = mark === 'superscripts' || mark === 'subscripts' ? SCRIPTS[mark] : undefined;
      const text = [...(element.textContent ?? '').trim()];
      if (map && text.every((character) => map.has(character)))
        element.textContent = text.map((character) => map.get(character)).join('');
      else lost[mark] = (lost[mark] ?? 0) + 1;
    }
  return lost;
};
