import type { MotifForm } from '../cover-shapes.ts';
import { num } from '../cover-shapes.ts';

export const equaliser: MotifForm = (p, random) => {
  const phase = random() * 6;
  let out = '';
  for (let k = 0; k < 14; k++) {
    const x = 228 + k * 18;
    const swing = 18 + Math.abs(Math.sin(k * 0.55 + phase)) * 66 + Math.abs(Math.sin(k * 1.7 + phase)) * 52;
    const height = swing * (0.4 + k / 24);
    const fill = k % 6 === 3 ? p.accent : k % 2 ? p.quiet : p.strong;
    out += `<rect x="${x}" y="${num(204 - height / 2)}" width="10" height="${num(height)}" rx="5" fill="${fill}"/>`;
  }
  return out;
};

export const vinyl: MotifForm = (p, random) => {
  const turn = num(random() * 60 - 30);
  const rings = [112, 88, 66].map(
    (r) =>
      `<circle cx="412" cy="228" r="${r}" fill="none" stroke="${p.ground}" stroke-width="2.5" opacity=".55"/>`,
  );
  return (
    `<circle cx="412" cy="228" r="134" fill="${p.quiet}"/>${rings.join('')}` +
    `<path d="M412 228L330 124A132 132 0 0 1 376 101z" fill="${p.strong}" opacity=".55" transform="rotate(${turn} 412 228)"/>` +
    `<circle cx="412" cy="228" r="44" fill="${p.strong}"/><circle cx="412" cy="228" r="11" fill="${p.accent}"/>`
  );
};

const LENS = 116;

export const aperture: MotifForm = (p, random) => {
  const open = 30 + random() * 22;
  const turn = random() * 60;
  // Each edge of the hexagonal opening continues to the rim: solve |corner + t · edge| = LENS for t.
  const run = (Math.sqrt(4 * LENS * LENS - 3 * open * open) - open) / 2;
  const rim = point(open + run * 0.5, run * 0.866);
  const next = { x: open * 0.5, y: open * 0.866 };
  const nextRim = point(rim.x * 0.5 - rim.y * 0.866, rim.x * 0.866 + rim.y * 0.5);
  const blade =
    `M${num(open)} 0L${num(rim.x)} ${num(rim.y)}A${LENS} ${LENS} 0 0 1 ${num(nextRim.x)} ${num(nextRim.y)}` +
    `L${num(next.x)} ${num(next.y)}z`;
  const blades = [0, 1, 2, 3, 4, 5].map(
    (k) => `<path d="${blade}" fill="${k % 2 ? p.quiet : p.strong}" transform="rotate(${k * 60})"/>`,
  );
  return (
    `<g transform="translate(408 204) rotate(${num(turn)})" stroke="${p.ground}" stroke-width="3" ` +
    `stroke-linejoin="round">${blades.join('')}</g><circle cx="408" cy="204" r="${num(open * 0.36)}" fill="${p.accent}"/>`
  );
};

const point = (x: number, y: number) => ({ x, y });

export const frames: MotifForm = (p, random) => {
  const lift = random() * 24;
  return (
    `<rect x="264" y="${num(186 - lift / 2)}" width="92" height="110" rx="12" fill="${p.quiet}"/>` +
    `<rect x="368" y="${num(98 + lift)}" width="130" height="92" rx="12" fill="${p.strong}"/>` +
    `<circle cx="${num(412 + lift)}" cy="${num(134 + lift)}" r="17" fill="${p.accent}"/>` +
    `<path d="M368 ${num(190 + lift - 12)}l38-34 26 22 30-26 36 32v6a12 12 0 0 1-12 12h-106a12 12 0 0 1-12-12z" fill="${p.quiet}"/>` +
    `<rect x="368" y="${num(202 + lift)}" width="130" height="90" rx="12" fill="${p.quiet}"/>`
  );
};
