import { num } from '../cover-shapes.ts';
import type { MotifForm } from './motif.ts';

/** The bars of an equaliser, louder to the right. */
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

/** A record coming in from the corner, with a needle of light. */
export const vinyl: MotifForm = (p, random) => {
  const turn = num(random() * 60 - 30);
  const rings = [112, 88, 66].map(
    (r) => `<circle cx="412" cy="228" r="${r}" fill="none" stroke="${p.ground}" stroke-width="2.5" opacity=".55"/>`,
  );
  return (
    `<circle cx="412" cy="228" r="134" fill="${p.quiet}"/>${rings.join('')}` +
    `<path d="M412 228L330 124A132 132 0 0 1 376 101z" fill="${p.strong}" opacity=".55" transform="rotate(${turn} 412 228)"/>` +
    `<circle cx="412" cy="228" r="44" fill="${p.strong}"/><circle cx="412" cy="228" r="11" fill="${p.accent}"/>`
  );
};

/** The blades of a lens. */
export const aperture: MotifForm = (p, random) => {
  const open = 26 + random() * 22;
  const turn = random() * 60;
  let blades = '';
  for (let k = 0; k < 6; k++) {
    const fill = k === 1 ? p.accent : k % 2 ? p.quiet : p.strong;
    blades += `<path d="M${num(open)} 0L${num(open * 0.5)} ${num(open * 0.866)}L-62 ${num(open * 0.866 + 68)}A112 112 0 0 0 52 ${num(99)}A112 112 0 0 0 111 12z" fill="${fill}" transform="rotate(${k * 60})"/>`;
  }
  return `<g transform="translate(408 198) rotate(${num(turn)})"><circle r="118" fill="${p.quiet}"/>${blades}</g>`;
};

/** Frames on a wall: bright, dark, one that matters. */
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
