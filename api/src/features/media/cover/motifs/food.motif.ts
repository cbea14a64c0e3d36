import { inTitleArea, type MotifForm, num } from '../cover-shapes.ts';

const SCALE = 36;

/** Fish-scale tiles, like stacked bowls. */
export const scales: MotifForm = (p, random) => {
  let out = '';
  for (let row = 4; row >= 0; row--) {
    for (let column = 0; column < 8; column++) {
      const x = 480 - column * SCALE * 2 + (row % 2 ? SCALE : 0);
      const y = 282 - row * SCALE * 0.86;
      if (x < 250 + row * 20 - (row < 2 ? 60 : 0) || inTitleArea(x, y)) continue;
      const fill = random() < 0.12 ? p.accent : (column + row) % 2 ? p.strong : p.quiet;
      out +=
        `<g transform="translate(${x} ${num(y)})"><circle r="${SCALE}" fill="${fill}"/>` +
        `<circle r="${num(SCALE * 0.66)}" fill="${p.ground}" opacity=".32"/><circle r="${num(SCALE * 0.34)}" fill="${fill}"/></g>`;
    }
  }
  return out;
};

export const bowl: MotifForm = (p, random) => {
  const x = 288 + random() * 16;
  const steam = [0, 1, 2].map((k) => {
    const sx = num(x + 46 + k * 34);
    const sway = num(10 + random() * 12);
    const top = num(24 + random() * 20);
    return `<path d="M${sx} 166c-${sway}-16 ${sway}-${top} 0-${num(Number(top) + 22)}" fill="none" stroke="${k === 1 ? p.accent : p.strong}" stroke-width="9" stroke-linecap="round"/>`;
  });
  return (
    `<circle cx="${num(x + 80)}" cy="270" r="128" fill="${p.quiet}" opacity=".55"/>${steam.join('')}` +
    `<path d="M${num(x)} 182h160a80 80 0 0 1-52 75v13h-56v-13a80 80 0 0 1-52-75z" fill="${p.strong}"/>` +
    `<path d="M${num(x + 6)} 208h148q-3 12-9 20h-130q-6-8-9-20z" fill="${p.accent}" opacity=".85"/>`
  );
};
