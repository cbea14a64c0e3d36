import { isPale, type MotifForm, num } from '../cover-shapes.ts';

export const pillars: MotifForm = (p, random) => {
  const sun = isPale(p) ? '#FFFFFF' : p.accent;
  let out = `<circle cx="${num(346 + random() * 12)}" cy="${num(112 + random() * 8)}" r="26" fill="${sun}"/>`;
  let height = 40 + random() * 14;
  for (let k = 0; k < 6; k++) {
    const x = 230 + k * 44;
    out += `<path d="M${x} 270V${num(270 - height)}a18 18 0 0 1 36 0V270z" fill="${k % 2 ? p.strong : p.quiet}"/>`;
    height += 14 + random() * 16;
  }
  return out;
};

export const coinStacks: MotifForm = (p, random) => {
  let out = '';
  for (let stack = 0; stack < 4; stack++) {
    const x = 262 + stack * 62;
    const coins = 2 + stack + Math.floor(random() * 2.4);
    for (let coin = 0; coin < coins; coin++) {
      const y = 262 - coin * 19;
      const top = coin === coins - 1;
      const fill = top && stack === 3 ? p.accent : coin % 2 ? p.strong : p.quiet;
      out += `<rect x="${num(x + (random() - 0.5) * 5)}" y="${y}" width="54" height="16" rx="8" fill="${fill}"/>`;
    }
  }
  return out;
};

/** A broadcast signal: arcs from the corner, each weaker than the last. */
export const broadcast: MotifForm = (p, random) => {
  const step = 34 + random() * 6;
  let out = '';
  for (let ring = 5; ring >= 1; ring--) {
    const radius = 18 + ring * step;
    const fill = ring % 2 ? p.quiet : p.strong;
    out +=
      `<path d="M${num(470 - radius)} 280A${num(radius)} ${num(radius)} 0 0 1 470 ${num(280 - radius)}" fill="none" ` +
      `stroke="${fill}" stroke-width="${18 - ring}" stroke-linecap="round"/>`;
  }
  const angle = 0.5 + random() * 0.6;
  const reach = 18 + 4 * step;
  return (
    `${out}<circle cx="462" cy="256" r="28" fill="${p.accent}"/>` +
    `<circle cx="${num(470 - Math.cos(angle) * reach)}" cy="${num(280 - Math.sin(angle) * reach)}" r="13" fill="${p.accent}"/>`
  );
};
