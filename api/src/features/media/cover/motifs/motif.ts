import type { CoverPalette } from '../cover-palettes.ts';

/**
 * Draws the shapes of one cover as SVG elements at the bottom right of a 480 × 270 ground. The letters own
 * the left half down to y = 200; `random` gives the numbers that make one course differ from the next.
 */
export type MotifForm = (palette: CoverPalette, random: () => number) => string;

/** Whether a shape at this point would stand in the way of the title. */
export function inTitleArea(x: number, y: number): boolean {
  return x < 244 && y < 204;
}

/** Whether the ground is light, where an accent lighter than the ground would vanish. */
export function isPale(palette: CoverPalette): boolean {
  return Number.parseInt(palette.ground.slice(1, 3), 16) > 200;
}
