import { GLYPHS } from './cover-glyphs.ts';

/** A title with its line breaks (one to three lines) and the font size in pixels. */
export interface CoverTitle {
  readonly lines: readonly string[];
  readonly fontSize: number;
}

/** A wider title would touch the heart at the top right of a course card, or the motif. */
const MAX_WIDTH = 296;
const LARGE = 40;
const SMALL = 36;
/** Pixels added after each letter. Large bold letters look better slightly closer. */
export const LETTER_SPACING = -0.8;
const ELLIPSIS = '…';
/** Advance of a character without an outline (Chinese, emoji): as wide as it is high. */
const UNKNOWN_ADVANCE = 1000;

export function lineWidth(line: string, fontSize: number): number {
  let width = 0;
  for (const letter of line) {
    const glyph = GLYPHS[letter];
    const advance = glyph === undefined ? UNKNOWN_ADVANCE : Number.parseInt(glyph, 10);
    width += (advance * fontSize) / 1000 + LETTER_SPACING;
  }
  return width;
}

/**
 * Shortens a course title for its cover and breaks it into lines. The part before a colon names the subject, and the
 * full title is displayed next to the cover. Lines break between words, at most three, balanced so that no word is
 * alone under a long line. Text that does not fit ends in an ellipsis.
 */
export function layOutTitle(title: string): CoverTitle {
  const words = getSubject(title).split(' ').filter(Boolean);
  const large = breakLines(words, LARGE, 2);
  if (large !== null) return { lines: large, fontSize: LARGE };
  const small = breakLines(words, SMALL, 3);
  if (small !== null) return { lines: small, fontSize: SMALL };
  return { lines: truncateLines(words), fontSize: SMALL };
}

function getSubject(title: string): string {
  const clean = title.normalize('NFC').replace(/\s+/g, ' ').trim();
  const head = clean.split(/\s*[:|]\s|\s[–—-]\s/)[0] ?? '';
  return head.length >= 3 ? head.replace(/:$/, '') : clean;
}

/**
 * The fewest lines (up to `max`) that contain all words, with the widest line as narrow as possible. @returns null
 * if they do not fit
 */
function breakLines(words: readonly string[], fontSize: number, max: number): string[] | null {
  for (let count = 1; count <= max; count++) {
    const candidates = splits(words, count)
      .map((lines) => ({ lines, widest: Math.max(...lines.map((line) => lineWidth(line, fontSize))) }))
      .filter((candidate) => candidate.widest <= MAX_WIDTH);
    candidates.sort((a, b) => a.widest - b.widest);
    if (candidates[0]) return candidates[0].lines;
  }
  return null;
}

/** All distributions of the words over `count` lines, none of them empty. */
function splits(words: readonly string[], count: number): string[][] {
  if (count === 1) return words.length > 0 ? [[words.join(' ')]] : [];
  const ways: string[][] = [];
  for (let cut = 1; cut <= words.length - count + 1; cut++) {
    const first = words.slice(0, cut).join(' ');
    if (lineWidth(first, SMALL) > MAX_WIDTH) break;
    for (const rest of splits(words.slice(cut), count - 1)) ways.push([first, ...rest]);
  }
  return ways;
}

function truncateLines(words: readonly string[]): string[] {
  const lines: string[] = [];
  let next = 0;
  while (lines.length < 3 && next < words.length) {
    let line = fitWord(words[next++] ?? '');
    while (next < words.length && lineWidth(`${line} ${words[next]}`, SMALL) <= MAX_WIDTH) {
      line += ` ${words[next++]}`;
    }
    lines.push(line);
  }
  if (next < words.length) lines.push(withEllipsis(lines.pop() ?? ''));
  return lines;
}

/** A word longer than a line is cut, because there is no other place to break. */
function fitWord(word: string): string {
  if (lineWidth(word, SMALL) <= MAX_WIDTH) return word;
  let letters = [...word];
  while (lineWidth(letters.join('') + ELLIPSIS, SMALL) > MAX_WIDTH) letters = letters.slice(0, -1);
  return letters.join('') + ELLIPSIS;
}

function withEllipsis(line: string): string {
  let words = line.split(' ');
  while (words.length > 1 && lineWidth(words.join(' ') + ELLIPSIS, SMALL) > MAX_WIDTH)
    words = words.slice(0, -1);
  return words.join(' ').replace(/[\s,.;…-]+$/, '') + ELLIPSIS;
}
