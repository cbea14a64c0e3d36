import { GLYPHS } from './cover-glyphs.ts';
import { escapeXml } from './cover-shapes.ts';
import { type CoverTitle, LETTER_SPACING } from './cover-title.ts';

/**
 * Draws the lines as SVG: outlines for letters with a glyph, otherwise a text element in the font stack of the site.
 */
export function drawTitle(title: CoverTitle, ink: string): string {
  const leading = title.fontSize + 10;
  const parts = title.lines.map((line, index) => {
    const y = 64 + index * leading;
    return hasOutlines(line) ? outlines(line, y, title.fontSize) : fallback(line, y, title.fontSize);
  });
  return `<g fill="${ink}">${parts.join('')}</g>`;
}

export const hasOutlines = (line: string): boolean => [...line].every((letter) => letter in GLYPHS);

function outlines(line: string, y: number, fontSize: number): string {
  const scale = fontSize / 1000;
  return `<g transform="translate(28 ${y}) scale(${scale})">${letterPaths(line, scale)}</g>`;
}

/** The outlines of the letters, next to each other, 1000 units to the em. */
export function letterPaths(line: string, scale: number): string {
  let x = 0;
  let paths = '';
  for (const letter of line) {
    const [advance = '0', path = ''] = (GLYPHS[letter] ?? '').split(/ (.*)/s);
    if (path) paths += `<path d="${path}" transform="translate(${Math.round(x)} 0)"/>`;
    x += Number(advance) + LETTER_SPACING / scale;
  }
  return paths;
}

function fallback(line: string, y: number, fontSize: number): string {
  return (
    `<text x="28" y="${y}" font-family="'Be Vietnam Pro', system-ui, sans-serif" font-weight="700" ` +
    `font-size="${fontSize}" letter-spacing="${LETTER_SPACING}">${escapeXml(line)}</text>`
  );
}
