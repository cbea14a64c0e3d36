/** The outline of a petal that starts at the origin and points up, in units of the drawing. */
export const petal = (width: number, height: number): string => {
  const n = (value: number) => Number(value.toFixed(2));
  const [w, near, bend, far] = [n(width), n(height * 0.28), n(width * 0.86), n(height * 0.7)];
  return `M0 0C${w} ${-near} ${bend} ${-far} 0 ${-height}C${-bend} ${-far} ${-w} ${-near} 0 0Z`;
};

/** The five petals of the logo, back to front: angle, width, height. */
export const MARK: readonly (readonly [angle: number, width: number, height: number])[] = [
  [-72, 6.2, 15],
  [72, 6.2, 15],
  [-37, 6.8, 19],
  [37, 6.8, 19],
  [0, 7, 22],
];
