import { hasOutlines, letterPaths } from './cover-letters.ts';
import { type CoverPalette, PALETTES, type PaletteFamily } from './cover-palettes.ts';
import { hashText, seededRandom } from './cover-random.ts';
import { escapeXml, num, petal } from './cover-shapes.ts';
import { lineWidth } from './cover-title.ts';

export const AVATAR_VARIANTS = 8;

const SIZE = 512;
const LETTER_SIZE = 220;
const MAX_WIDTH = 330;
/** Height of capital letters, as a fraction of the font size. */
const CAPITALS = 0.74;
const FAMILIES: readonly PaletteFamily[] = [
  'leaf',
  'indigo',
  'plum',
  'amber',
  'sky',
  'moss',
  'clay',
  'slate',
];

interface AvatarInput {
  readonly name: string;
  /** Determines colours and shapes. The same seed gives the same picture, byte for byte. */
  readonly seed: string;
  readonly variant: number;
}

/**
 * Draws an avatar for a person without a picture: the initials, or the given name, which comes last in Vietnamese.
 */
export function drawAvatar({ name, seed, variant }: AvatarInput): string {
  const random = seededRandom(hashText(`${name}\n${seed}\n${variant}`));
  const first = hashText(`${name}\n${seed}`);
  const family = FAMILIES[(first + variant) % FAMILIES.length]!;
  const palette = PALETTES[family][variant % 3]!;
  const shape = SHAPES[variant % SHAPES.length]!;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" aria-hidden="true">` +
    `<rect width="${SIZE}" height="${SIZE}" fill="${palette.ground}"/>${shape(palette, random)}` +
    `${drawLetters(avatarText(name, variant), palette.ink)}</svg>`
  );
}

/** Every third variant shows the given name if it is short. The others show the initials. */
function avatarText(name: string, variant: number): string {
  const words = name.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const givenName = words.at(-1) ?? '';
  if (variant % 3 === 2 && [...givenName].length <= 5) return givenName;
  return words
    .slice(-2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
}

type Shape = (palette: CoverPalette, random: () => number) => string;

const SHAPES: readonly Shape[] = [
  ({ quiet, strong }, random) => {
    const turn = random() * 8 - 4;
    return [-64, 64, -34, 34, 0]
      .map((angle, i) => {
        const d = petal(96, 380 + i * 14);
        return `<path d="${d}" transform="translate(256 600) rotate(${num(angle + turn)})" fill="${i === 4 ? strong : quiet}" opacity="${i === 4 ? 0.45 : 0.9}"/>`;
      })
      .join('');
  },
  ({ quiet }, random) => {
    const x = 90 + random() * 60;
    return [440, 340, 240]
      .map(
        (r) => `<circle cx="${num(x)}" cy="470" r="${r}" fill="none" stroke="${quiet}" stroke-width="34"/>`,
      )
      .join('');
  },
  ({ quiet, strong, accent }, random) =>
    `<circle cx="${num(370 + random() * 50)}" cy="112" r="52" fill="${accent}"/>` +
    `<path d="M0 400C120 ${num(300 + random() * 60)} 250 330 512 420V512H0z" fill="${quiet}"/>` +
    `<path d="M0 470C180 400 330 430 512 400V512H0z" fill="${strong}" opacity=".55"/>`,
  ({ quiet, strong, accent }, random) => {
    const turned = Math.floor(random() * 4) * 90;
    return (
      `<g transform="rotate(${turned} 256 256)"><path d="M512 512V352a160 160 0 0 0-160 160z" fill="${strong}" opacity=".6"/>` +
      `<path d="M352 512V352a160 160 0 0 0-160 160z" fill="${quiet}"/><path d="M512 352V192a160 160 0 0 0-160 160z" fill="${quiet}"/>` +
      `<circle cx="60" cy="60" r="34" fill="${accent}"/></g>`
    );
  },
];

function drawLetters(text: string, ink: string): string {
  const size = Math.min(LETTER_SIZE, (LETTER_SIZE * MAX_WIDTH) / Math.max(1, lineWidth(text, LETTER_SIZE)));
  const baseline = num(SIZE / 2 + (size * CAPITALS) / 2);
  if (!hasOutlines(text))
    return (
      `<text x="256" y="${baseline}" text-anchor="middle" font-family="'Be Vietnam Pro', system-ui, sans-serif" ` +
      `font-weight="700" font-size="${num(size)}" fill="${ink}">${escapeXml(text)}</text>`
    );
  const scale = size / 1000;
  const left = num((SIZE - lineWidth(text, size)) / 2);
  return `<g fill="${ink}" transform="translate(${left} ${baseline}) scale(${scale.toFixed(4)})">${letterPaths(text, scale)}</g>`;
}

/** The first letter of a name on a rounded square, for an academy without an icon. */
export const drawLetterIcon = (name: string, ground: string, ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
  `<rect width="${SIZE}" height="${SIZE}" rx="112" fill="${ground}"/>${drawLetters([...name.trim().toUpperCase()][0] ?? '', ink)}</svg>`;
