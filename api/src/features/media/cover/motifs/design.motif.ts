import type { MotifForm } from '../cover-shapes.ts';
import { num, petal } from '../cover-shapes.ts';

/** A fan of petals around a seed head. */
export const petalFan: MotifForm = (p, random) => {
  const count = 9 + Math.floor(random() * 4);
  const offset = random() * 30;
  const shape = petal(34, 172);
  let out = '';
  for (let k = 0; k < count; k++) {
    const turn = num(offset - 110 + (k * 220) / (count - 1));
    const odd = k % 2 === 1;
    out +=
      `<path transform="translate(404 258) rotate(${turn})" d="${shape}" ` +
      `fill="${odd ? p.quiet : p.strong}" opacity="${odd ? 1 : 0.82}"/>`;
  }
  return `${out}<circle cx="404" cy="258" r="30" fill="${p.accent}"/>`;
};

/** Overlapping discs with a vector handle: shape, overlap, anchor. */
export const vectorDiscs: MotifForm = (p, random) => {
  const x = 388 + random() * 24;
  const y = 190 + random() * 16;
  const lean = random() * 40 - 20;
  const handle = (dx: number, dy: number) =>
    `<rect x="${num(x + dx - 6)}" y="${num(y + dy - 6)}" width="12" height="12" rx="3" fill="${p.ground}" stroke="${p.accent}" stroke-width="3"/>`;
  return (
    `<circle cx="${num(x + 44)}" cy="${num(y + 26)}" r="86" fill="${p.quiet}"/>` +
    `<circle cx="${num(x - 32)}" cy="${num(y + 34)}" r="66" fill="${p.strong}" opacity=".9"/>` +
    `<path d="M${num(x - 96)} ${num(y + 60)}C${num(x - 60)} ${num(y - 50 + lean)} ${num(x + 20)} ${num(y - 60)} ${num(x + 84)} ${num(y - 44)}" fill="none" stroke="${p.accent}" stroke-width="4" stroke-linecap="round"/>` +
    handle(-96, 60) +
    handle(84, -44)
  );
};
