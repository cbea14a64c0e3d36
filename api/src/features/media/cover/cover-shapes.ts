import { currentBranding } from '../../../platform/branding/branding.ts';
import type { CoverPalette } from './cover-palettes.ts';

export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 270;

/** Path of one lotus petal above the origin: `halfWidth` to each side, `height` upwards. */
export function petal(halfWidth: number, height: number): string {
  const x = num(halfWidth);
  const inner = num(halfWidth * 0.86);
  const low = num(height * -0.28);
  const high = num(height * -0.7);
  const tip = num(-height);
  return `M0 0C${x} ${low} ${inner} ${high} 0 ${tip}C-${inner} ${high} -${x} ${low} 0 0Z`;
}

const MARK_PETALS = [
  { turn: -72, halfWidth: 6.2, height: 15, opacity: 0.45 },
  { turn: 72, halfWidth: 6.2, height: 15, opacity: 0.45 },
  { turn: -37, halfWidth: 6.8, height: 19, opacity: 0.7 },
  { turn: 37, halfWidth: 6.8, height: 19, opacity: 0.7 },
  { turn: 0, halfWidth: 7, height: 22, opacity: 1 },
] as const;

/** The lotus logo at the bottom left of a cover, in one colour; nothing for an academy without lotus drawings. */
export function lotusMark(colour: string): string {
  if (currentBranding().scenes === 'NONE') return '';
  const petals = MARK_PETALS.map(
    (p) => `<path d="${petal(p.halfWidth, p.height)}" transform="rotate(${p.turn})" opacity="${p.opacity}"/>`,
  );
  return `<g transform="translate(46 248) scale(.92)" fill="${colour}">${petals.join('')}</g>`;
}

/** Formats a coordinate with at most one decimal: precise enough, and half the bytes. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/**
 * Draws the shapes of one cover as SVG elements at the bottom right of a 480 × 270 background. The title uses the
 * left half down to y = 200. The numbers of `random` make courses differ from each other.
 */
export type MotifForm = (palette: CoverPalette, random: () => number) => string;

/** True if a shape at this point would overlap the title. */
export function inTitleArea(x: number, y: number): boolean {
  return x < 244 && y < 204;
}

/** True if the background is light. An accent lighter than the background would be invisible on it. */
export function isPale(palette: CoverPalette): boolean {
  return Number.parseInt(palette.ground.slice(1, 3), 16) > 200;
}
