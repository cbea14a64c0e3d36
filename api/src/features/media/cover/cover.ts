import { drawTitle } from './cover-letters.ts';
import { PALETTES } from './cover-palettes.ts';
import { hashText, seededRandom } from './cover-random.ts';
import { COVER_HEIGHT, COVER_WIDTH, lotusMark } from './cover-shapes.ts';
import { layOutTitle } from './cover-title.ts';
import { type CoverMotif, MOTIFS } from './motifs/index.ts';

/** What a cover is drawn from. The same three values give the same picture, byte for byte. */
export interface CoverInput {
  /** The course's title as people wrote it; shortened here. */
  readonly title: string;
  readonly motif: CoverMotif;
  /** Tells courses of one title apart and lets a teacher ask for another look (any text, e.g. the slug). */
  readonly seed: string;
  /** The look that was chosen, from 0 to {@link COVER_VARIANTS} − 1; left out, one follows from the rest. */
  readonly variant?: number | undefined;
}

/** Looks that each motif can be drawn in: three moods by two forms. */
export const COVER_VARIANTS = 6;
const MOODS = 3;

/**
 * Draws a course's default thumbnail as a complete SVG document, 480 × 270, without outside resources:
 * ground, motif, title, lotus mark. Mood, form and details follow from a hash of title and seed.
 * It is `aria-hidden`, because the title always stands beside it.
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
