/**
 * Colours in OKLCH (CSS Color 4): lightness from 0 to 1, chroma, and hue in degrees. Equal steps look equal, so that
 * the scales of two brands differ in hue only.
 */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** A colour as `#RRGGBB`. @returns undefined if the text is not one; the sign may be missing, and three digits suffice */
export function parseColour(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toUpperCase()}`;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const linearChannels = (hex: string): Triple =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple;

/** Relative luminance of WCAG 2.2, from 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances by WCAG 2.2, from 1 to 21. */
const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export const contrast = (front: string, back: string): number => ratio(luminance(front), luminance(back));

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

function toLab(hex: string): Lab {
  const [red, green, blue] = linearChannels(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

export function toLch(hex: string): Lch {
  const { l, a, b } = toLab(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Distance of two colours in OKLab. Two colours next to each other look the same below 0.02. */
export function distance(one: string, other: string): number {
  const [first, second] = [toLab(one), toLab(other)];
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);
}

/** Linear channels, which may be outside of 0 to 1 if no screen can show the colour. */
function toChannels({ l, c, h }: Lch): Triple {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (colour: Lch) =>
  toChannels(colour).every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** Halves an interval until it is small enough for colours of eight bits. */
function bisect(from: number, to: number, isBelow: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let round = 0; round < 18; round++) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The colour with less chroma if no screen can show it. */
const fit = (colour: Lch): Lch =>
  isShown(colour) ? colour : { ...colour, c: bisect(0, colour.c, (c) => isShown({ ...colour, c })) };

/** The nearest colour that a screen can show. */
export const toHex = (colour: Lch): string =>
  `#${toChannels(fit(colour))
    .map((channel) =>
      Math.round(Math.min(Math.max(fromLinear(Math.max(channel, 0)), 0), 1) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

/** The colour of a hue that has the given luminance, with at most the given chroma. */
export function withLuminance({ c, h }: Omit<Lch, 'l'>, target: number): string {
  const luminanceOf = (l: number) => {
    const [red, green, blue] = toChannels(fit({ l, c, h }));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return toHex({ l: bisect(0, 1, (l) => luminanceOf(l) < target), c, h });
}
