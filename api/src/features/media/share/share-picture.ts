import { currentBranding, getLook } from '../../../platform/branding/branding.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { PALETTES } from '../cover/cover-palettes.ts';
import { hashText, seededRandom } from '../cover/cover-random.ts';
import { num, petal } from '../cover/cover-shapes.ts';
import { type CoverMotif, MOTIFS } from '../cover/motifs/index.ts';
import { drawWords } from './share-text.ts';

/** Size that Facebook, Zalo, LinkedIn and X show without cropping. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const LEFT = 72;
/** Covers are drawn at 480 × 270. Scaled to the width of the picture, their top is cropped. */
const COVER_SCALE = SHARE_WIDTH / 480;
const COVER_TOP = SHARE_HEIGHT - 270 * COVER_SCALE;

const DARK = '#053F36';
const POND = '#0B5C50';
const SUN = '#F6C667';
const LOTUS = ['#FFBDD2', '#F26496', '#D6336C', '#A61E4D'] as const;

/** A colour of the drawings in the brand's hue. */
const leaf = (hex: string) => getLook(currentBranding()).paint.leaf(hex);
const lotus = (hex: string) => getLook(currentBranding()).paint.lotus(hex);
const hasLotus = () => currentBranding().scenes === 'LOTUS';

const picture = (ground: string, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" width="${SHARE_WIDTH}" ` +
  `height="${SHARE_HEIGHT}"><rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${ground}"/>${parts.join('')}</svg>`;

type Petal = readonly [turn: number, halfWidth: number, height: number, colour: string];

const flower = (x: number, y: number, scale: number, petals: readonly Petal[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${petals
    .map(
      ([turn, halfWidth, height, colour]) =>
        `<path d="${petal(halfWidth, height)}" transform="rotate(${turn})" fill="${colour}"/>`,
    )
    .join('')}</g>`;

/** The petals of the logo, in painting order. */
const markIn = (outer: string, middle: string, inner: string): Petal[] => [
  [-72, 6.2, 15, outer],
  [72, 6.2, 15, outer],
  [-37, 6.8, 19, middle],
  [37, 6.8, 19, middle],
  [0, 7, 22, inner],
];

/** The name of the academy, with the lotus if it is its mark. */
const brand = (x: number, y: number, ink: string, petals: readonly Petal[]): string => {
  const name = translate('vi', 'brand');
  if (!hasLotus()) return drawWords({ text: name, x, y, size: 46, ink, width: 560 }).svg;
  return (
    flower(x + 26, y, 2, petals) + drawWords({ text: name, x: x + 64, y, size: 46, ink, width: 500 }).svg
  );
};

/** A lotus on water in front of the sun, around its point on the water. */
const pond = (x: number, y: number, scale: number, ring: string): string =>
  `<g fill="none" stroke="${ring}">${[
    [9, 1.7, 0.28],
    [14, 3, 0.24],
    [18, 4.4, 0.18],
  ]
    .map(
      ([rx = 0, ry = 0, width = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${num(rx * scale)}" ry="${num(ry * scale)}" stroke-width="${num(width * scale)}"/>`,
    )
    .join('')}</g>` +
  `<circle cx="${num(x + 6.2 * scale)}" cy="${num(y - 19 * scale)}" r="${num(4 * scale)}" fill="${SUN}"/>` +
  (hasLotus() ? flower(x, y, scale, markIn(lotus(LOTUS[0]), lotus(LOTUS[1]), lotus(LOTUS[2]))) : '');

export interface CourseShare {
  readonly title: string;
  readonly teacher: string;
  readonly motif: CoverMotif;
  readonly seed: string;
  readonly variant: number | null;
}

/** Title and teacher of a course over the motif of its drawn cover. */
export function drawCourseShare({ title, teacher, motif, seed, variant }: CourseShare): string {
  const hash = hashText(`${title}\n${motif}\n${seed}`);
  const { family, forms } = MOTIFS[motif];
  const look = variant ?? hash;
  const palette = PALETTES[family][look % 3] ?? PALETTES[family][0];
  const form = forms[Math.floor(look / 3) % forms.length] ?? forms[0];
  const heading = drawWords({
    text: title,
    x: LEFT,
    y: 138,
    size: 64,
    ink: palette.ink,
    width: 720,
    lines: 3,
  });
  const by = drawWords({
    text: teacher,
    x: LEFT,
    y: heading.below + 6,
    size: 36,
    ink: palette.ink,
    width: 560,
  });
  return picture(
    palette.ground,
    `<g transform="translate(0 ${COVER_TOP}) scale(${COVER_SCALE})">${form(palette, seededRandom(hash))}</g>`,
    heading.svg,
    `<g opacity=".8">${by.svg}</g>`,
    brand(LEFT, 566, palette.ink, markIn(palette.ink, palette.ink, palette.ink)),
  );
}

export interface TeacherShare {
  readonly name: string;
  readonly headline: string;
  readonly facts: string;
}

/** Name, headline and figures of a teacher beside a lotus. */
export function drawTeacherShare({ name, headline, facts }: TeacherShare): string {
  const who = drawWords({ text: name, x: LEFT, y: 190, size: 70, ink: '#FFFFFF', width: 720, lines: 2 });
  const what = drawWords({
    text: headline,
    x: LEFT,
    y: who.below,
    size: 36,
    ink: leaf('#A9D9CE'),
    width: 660,
    lines: 2,
  });
  const figures = drawWords({ text: facts, x: LEFT, y: what.below + 14, size: 32, ink: SUN, width: 660 });
  return picture(
    leaf(DARK),
    `<path d="M0 520C300 470 700 560 1200 480V630H0Z" fill="${leaf(POND)}"/>`,
    pond(960, 500, 15, leaf('#279683')),
    who.svg,
    what.svg,
    figures.svg,
    brand(LEFT, 584, '#FFFFFF', markIn(leaf('#7CC6B6'), leaf('#A9D9CE'), '#FFFFFF')),
  );
}

export interface CertificateShare {
  readonly heading: string;
  readonly student: string;
  readonly completed: string;
  readonly course: string;
  /** Teacher, date and number in one line. */
  readonly facts: string;
}

/** A certificate in a golden frame before an open lotus. */
export function drawCertificateShare({
  heading,
  student,
  completed,
  course,
  facts,
}: CertificateShare): string {
  const rays: Petal[] = [86, 70, 54, 38, 24, 10].flatMap((turn, index): Petal[] => {
    const colour = lotus(LOTUS[3 - Math.floor(index / 2)]!);
    const size = 540 + turn * 1.3;
    return [
      [-turn, 96, size, colour],
      [turn, 96, size, colour],
    ];
  });
  const x = 232;
  const width = 620;
  const name = drawWords({ text: student, x, y: 318, size: 62, ink: leaf(DARK), width: 736 });
  const title = drawWords({ text: course, x, y: 422, size: 38, ink: '#211E1C', width, lines: 2 });
  return picture(
    leaf(DARK),
    `<path d="M0 500C320 440 760 540 1200 450V630H0Z" fill="${leaf(POND)}"/>`,
    `<circle cx="600" cy="330" r="272" fill="${SUN}"/>`,
    hasLotus() ? flower(600, 600, 1, rays) : '',
    `<rect x="172" y="132" width="856" height="452" rx="26" fill="${SUN}"/>`,
    `<rect x="184" y="144" width="832" height="428" rx="18" fill="#FFFFFF"/>`,
    `<rect x="200" y="160" width="800" height="396" rx="12" fill="none" stroke="${leaf('#A9D9CE')}" stroke-width="2"/>`,
    brand(x, 226, leaf(DARK), markIn(leaf('#7CC6B6'), leaf('#279683'), leaf('#0B6B5D'))),
    drawWords({ text: heading, x: 440, y: 222, size: 28, ink: leaf('#0B6B5D'), width: 520 }).svg,
    name.svg,
    drawWords({ text: completed, x, y: 368, size: 24, ink: '#57534E', width }).svg,
    title.svg,
    drawWords({ text: facts, x, y: 532, size: 24, ink: '#57534E', width: 736 }).svg,
    hasLotus() ? flower(908, 520, 5.4, markIn(lotus(LOTUS[0]), lotus(LOTUS[1]), lotus(LOTUS[2]))) : '',
  );
}

/** The name of the site, its promise and a lotus. */
export function drawHomeShare(title: string, lead: string): string {
  const promise = drawWords({
    text: title,
    x: LEFT,
    y: 210,
    size: 74,
    ink: leaf(DARK),
    width: 660,
    lines: 3,
  });
  return picture(
    leaf('#EAF6F3'),
    `<path d="M0 540C320 490 760 580 1200 500V630H0Z" fill="${leaf('#CFE9E2')}"/>`,
    pond(930, 500, 17, leaf('#7CC6B6')),
    brand(LEFT, 116, leaf(DARK), markIn(leaf('#7CC6B6'), leaf('#279683'), leaf('#0B6B5D'))),
    promise.svg,
    drawWords({
      text: lead,
      x: LEFT,
      y: promise.below + 10,
      size: 32,
      ink: leaf('#2F5F57'),
      width: 620,
      lines: 2,
    }).svg,
  );
}
