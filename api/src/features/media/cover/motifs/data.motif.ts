import { inTitleArea, type MotifForm, num } from '../cover-shapes.ts';

/** Halftone dots that grow in rings, like a density map. */
export const halftone: MotifForm = (p, random) => {
  const phase = random() * 6;
  const cx = 400 + random() * 40;
  const cy = 190 + random() * 50;
  let out = '';
  for (let row = 0; row < 11; row++) {
    for (let column = 0; column < 19; column++) {
      const x = 468 - column * 24;
      const y = 258 - row * 24;
      const distance = Math.hypot(x - cx, y - cy);
      const wave = (Math.sin(distance / 26 + phase) + 1) / 2;
      const radius = (2 + wave * 8.5) * Math.max(0, 1 - distance / 250);
      if (radius < 1.2 || inTitleArea(x, y) || (x < 346 && y < 150)) continue;
      const fill = wave > 0.86 && distance < 110 ? p.accent : wave > 0.45 ? p.strong : p.quiet;
      out += `<circle cx="${x}" cy="${y}" r="${num(radius)}" fill="${fill}"/>`;
    }
  }
  return out;
};

export const areaChart: MotifForm = (p, random) => {
  const back = curve(random, 196, 66);
  const front = curve(random, 236, 44);
  const [mx, my] = back[3] ?? [390, 150];
  return (
    `<path d="${area(back)}" fill="${p.quiet}"/><path d="${area(front)}" fill="${p.strong}"/>` +
    `<path d="M${num(mx)} ${num(my)}V270" stroke="${p.accent}" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/>` +
    `<circle cx="${num(mx)}" cy="${num(my)}" r="10" fill="${p.accent}"/>`
  );
};

type Point = readonly [number, number];

function curve(random: () => number, base: number, swing: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map(
    (k) => [190 + k * 62, base + 56 - k * 20 - random() * swing * (0.4 + k / 8)] as const,
  );
}

function area(points: readonly Point[]): string {
  let path = `M150 270`;
  let previous: Point = [150, 270];
  for (const point of points) {
    const bend = (previous[0] + point[0]) / 2;
    path += `C${num(bend)} ${num(previous[1])} ${num(bend)} ${num(point[1])} ${num(point[0])} ${num(point[1])}`;
    previous = point;
  }
  return `${path}V270z`;
}
