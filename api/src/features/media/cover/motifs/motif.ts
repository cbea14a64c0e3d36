import type { CoverPalette } from '../cover-palettes.ts';

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
