import type { Size } from '../crop/crop.ts';

/** The largest size of the dialog's window in pixels, which fits on a phone. */
const MAX_WINDOW: Size = { width: 288, height: 240 };

/** Aspect ratios; `original` is that of the picture. */
export const SHAPES = { original: null, '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 } as const;
export type Shape = keyof typeof SHAPES;

/** The largest window of a shape. */
export const getCropWindow = (shape: Shape, picture: Size): Size => {
  const ratio = SHAPES[shape] ?? picture.width / picture.height;
  const width = Math.min(MAX_WINDOW.width, MAX_WINDOW.height * ratio);
  return { width, height: width / ratio };
};
