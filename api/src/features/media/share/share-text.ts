import { GLYPHS } from '../cover/cover-glyphs.ts';
import { letterPaths } from '../cover/cover-letters.ts';
import { num } from '../cover/cover-shapes.ts';
import { lineWidth } from '../cover/cover-title.ts';

const ELLIPSIS = '…';

interface Words {
  readonly text: string;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly width: number;
  /** Maximum number of lines. The rest is replaced by an ellipsis. */
  readonly lines?: number;
}

/**
 * Reduces a text to letters of which the outlines exist: other letters lose their accents (`ü` becomes `u`), and the
 * rest is removed. The picture therefore never depends on the fonts of the machine.
 */
export const drawable = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').trim()]
    .map((letter) => (letter in GLYPHS ? letter : [...letter.normalize('NFD')][0]!))
    .filter((letter) => letter in GLYPHS)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Breaks a text between its words. */
function breakLines(text: string, size: number, width: number): string[] {
  const broken = [''];
  for (const word of text.split(' ')) {
    const line = broken.at(-1)!;
    const longer = line ? `${line} ${word}` : word;
    if (lineWidth(longer, size) <= width || !line) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}

/** Breaks a drawable text into lines of similar width. A word that is longer than a line is cut. */
export function wrap(text: string, size: number, width: number, lines: number): string[] {
  const fits = (line: string) => lineWidth(line, size) <= width;
  let broken = breakLines(text, size, width);
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const balanced = breakLines(text, size, narrower);
    if (balanced.length > broken.length) break;
    broken = balanced;
  }
  const shown = broken.slice(0, lines);
  const isCut = broken.length > lines;
  return shown.map((line, index) => {
    let letters = [...line];
    const end = isCut && index === lines - 1 ? ELLIPSIS : '';
    if (fits(line + end)) return line + end;
    while (letters.length > 1 && !fits(letters.join('') + ELLIPSIS)) letters = letters.slice(0, -1);
    return letters.join('').trimEnd() + ELLIPSIS;
  });
}

/** Draws words as outlines. @returns the SVG and the baseline below its last line */
export function drawWords({ text, x, y, size, ink, width, lines = 1 }: Words): {
  svg: string;
  below: number;
} {
  const leading = Math.round(size * 1.22);
  const rows = wrap(drawable(text), size, width, lines).filter(Boolean);
  const scale = size / 1000;
  const svg = rows
    .map(
      (row, index) =>
        `<g fill="${ink}" transform="translate(${num(x)} ${num(y + index * leading)}) scale(${scale})">${letterPaths(row, scale)}</g>`,
    )
    .join('');
  return { svg, below: y + rows.length * leading };
}
