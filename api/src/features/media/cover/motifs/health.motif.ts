import type { MotifForm } from '../cover-shapes.ts';
import { num, petal } from '../cover-shapes.ts';

export const hills: MotifForm = (p, random) => {
  const rise = random() * 16;
  const slope = random() * 14;
  return (
    `<circle cx="${num(380 + random() * 24)}" cy="${num(146 + rise)}" r="54" fill="${p.accent}"/>` +
    `<path d="M120 270C190 ${num(206 - slope)} 270 ${num(194 - slope)} 330 222S430 236 480 190V270z" fill="${p.strong}"/>` +
    `<path d="M60 270C160 232 240 ${num(232 - slope)} 310 248S430 262 480 232V270z" fill="${p.quiet}"/>` +
    `<path d="M230 270c60-26 150-28 250-8v8z" fill="${p.ground}"/>`
  );
};

/** A breathing lotus: open petals inside circles that widen. */
export const breath: MotifForm = (p, random) => {
  const x = 384 + random() * 24;
  const spread = 20 + random() * 6;
  const outer = random() < 0.5 ? [-2, 2] : [-3, 3, -2, 2];
  const petals = [...outer, -1, 1, 0].map((k) => {
    const fill = k === 0 ? p.accent : Math.abs(k) === 1 ? p.strong : p.quiet;
    return `<path d="${petal(26, 104 - Math.abs(k) * 8)}" transform="translate(${num(x)} 244) rotate(${num(k * spread)})" fill="${fill}"/>`;
  });
  const wide = 100 + random() * 22;
  const rings = [wide, wide - 30].map(
    (r) =>
      `<circle cx="${num(x)}" cy="190" r="${num(r)}" fill="none" stroke="${p.quiet}" stroke-width="6" opacity=".6"/>`,
  );
  return (
    `${rings.join('')}${petals.join('')}` +
    `<path d="M${num(x - 150)} 270c40-34 110-34 150-26s100 4 150-10v36z" fill="${p.quiet}"/>`
  );
};
