import type { MotifForm } from '../cover-shapes.ts';
import { num } from '../cover-shapes.ts';

/** Rings of sound around a speaking point. */
export const soundRings: MotifForm = (p, random) => {
  const cx = num(432 - random() * 36);
  let out = '';
  for (let ring = 6; ring >= 0; ring--) {
    const fill = ring === 0 ? p.accent : ring % 2 ? p.quiet : ring === 4 ? p.strong : p.ground;
    const faint = ring === 6 ? ' opacity=".55"' : '';
    out += `<circle cx="${cx}" cy="270" r="${24 + ring * 29}" fill="${fill}"${faint}/>`;
  }
  return out;
};

export const bubbles: MotifForm = (p, random) => {
  const shift = random() * 20;
  const x = 262 + shift;
  const words = [0, 1, 2].map((k) => {
    const width = 20 + random() * 26;
    return `<rect x="${num(x + 22 + k * 44)}" y="206" width="${num(Math.min(width, 36))}" height="12" rx="6" fill="${p.ground}"/>`;
  });
  const dots = [0, 1, 2].map(
    (k) =>
      `<circle cx="${num(388 + shift + k * 24)}" cy="138" r="7" fill="${k === Math.floor(random() * 3) ? p.accent : p.ground}"/>`,
  );
  return (
    `<path d="M${num(352 + shift)} 104h${num(128 - shift + 20)}v70h-96l-20 22v-22h-12a20 20 0 0 1-20-20v-30a20 20 0 0 1 20-20z" fill="${p.quiet}"/>` +
    `${dots.join('')}<path d="M${num(x + 20)} 180h130a20 20 0 0 1 20 20v24a20 20 0 0 1-20 20h-94l-24 22v-22h-12a20 20 0 0 1-20-20v-24a20 20 0 0 1 20-20z" fill="${p.strong}"/>${words.join('')}`
  );
};
