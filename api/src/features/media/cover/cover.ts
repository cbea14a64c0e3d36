import { drawTitle } from './cover-letters.ts';
import { PALETTES } from './cover-palettes.ts';
import { hashText, seededRandom } from './cover-random.ts';
import { COVER_HEIGHT, COVER_WIDTH, lotusMark } from './cover-shapes.ts';
import { layOutTitle } from './cover-title.ts';
import { type CoverMotif, MOTIFS } from './motifs/index.ts';

/** Input of a cover. The same values give the same picture, byte for byte. */
export interface CoverInput {
  readonly title: string;
  readonly motif: CoverMotif;
  /** Distinguishes courses with the same title (any text, e.g. the slug). */
  readonly seed: string;
  /**
   * The chosen variant, from 0 to {@link COVER_VARIANTS} − 1. Optional. Defaults to a variant that follows from the
   * other values.
   */
  readonly variant?: number | undefined;
}

/** Variants of each motif: three palettes by two forms. */
export const COVER_VARIANTS = 6;
const MOODS = 3;

/**
 * Draws the default thumbnail of a course as a complete SVG document, 480 × 270, without external resources:
 * background, motif, title, lotus logo. Palette, form and details follow from a hash of title and seed. It is
 * `aria-hidden`, because the title is always displayed next to it.
 */
export function drawCover({ title, motif, seed, variant }: CoverInput): string {
  const hash = hashText(`${title}\n${motif}\n${seed}`);
  const { family, forms } = MOTIFS[motif];
  const look = variant ?? hash;
  const palette = PALETTES[family][look % MOODS] ?? PALETTES[family][0];
  const form = forms[Math.floor(look / MOODS) % forms.length] ?? forms[0];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" width="${COVER_WIDTH}" ` +
    `height="${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="${palette.ground}"/>` +
    form(palette, seededRandom(hash)) +
    drawTitle(layOutTitle(title), palette.ink) +
    `${lotusMark(palette.ink)}</svg>`
  );
}

/** The words of a cover, 480 × 270, to draw over another picture: title and lotus logo in one colour. */
export const drawCoverWords = (title: string, ink: string): string =>
  drawTitle(layOutTitle(title), ink) + lotusMark(ink);
