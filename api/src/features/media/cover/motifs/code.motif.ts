import { inTitleArea, type MotifForm, num } from '../cover-shapes.ts';

const TILE = 54;

/** Quarter-circle tiles that thin out towards the title. */
export const quarterTiles: MotifForm = (p, random) => {
  const fills = [p.quiet, p.strong, p.quiet, p.strong, p.accent];
  let out = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 9; column++) {
      const x = 480 - TILE * (column + 1);
      const y = 270 - TILE * (row + 1);
      if (column + row * 1.5 > 4.6 || inTitleArea(x, y)) continue;
      const turn = Math.floor(random() * 4) * 90;
      // 4.35 of 5: the accent is used for about every twelfth tile.
      const fill = fills[Math.floor(random() * 4.35)] ?? p.quiet;
      const middle = `${x + TILE / 2} ${y + TILE / 2}`;
      out +=
        random() < 0.2
          ? `<circle cx="${x + TILE / 2}" cy="${y + TILE / 2}" r="${TILE / 2}" fill="${fill}"/>`
          : `<path d="M${x} ${y}h${TILE}a${TILE} ${TILE} 0 0 1 -${TILE} ${TILE}z" fill="${fill}" ` +
            `transform="rotate(${turn} ${middle.replace(' ', ',')})"/>`;
    }
  }
  return out;
};

export const codeLines: MotifForm = (p, random) => {
  const indents = [1, 2, 2, 1, 2, 1, 0];
  let out = '';
  indents.forEach((indent, line) => {
    const y = 110 + line * 24;
    let x = 280 + indent * 28;
    const pieces = 1 + Math.floor(random() * 3);
    for (let piece = 0; piece < pieces && x < 470; piece++) {
      const width = 22 + random() * 62;
      const fill = random() < 0.16 ? p.accent : random() < 0.5 ? p.strong : p.quiet;
      out += `<rect x="${num(x)}" y="${y}" width="${num(width)}" height="12" rx="6" fill="${fill}"/>`;
      x += width + 10;
    }
  });
  return out;
};

export const windows: MotifForm = (p, random) => {
  const drift = random() * 18;
  const columns = 2 + Math.floor(random() * 2);
  const back = `<rect x="${num(326 + drift)}" y="96" width="190" height="150" rx="14" fill="${p.quiet}"/>`;
  const x = 272 + drift;
  let tiles = '';
  const width = (190 - 12 * (columns + 1)) / columns;
  for (let tile = 0; tile < columns; tile++) {
    const fill = tile === Math.floor(random() * columns) ? p.accent : p.ground;
    tiles += `<rect x="${num(x + 12 + tile * (width + 12))}" y="${num(196 + random() * 12)}" width="${num(width)}" height="90" rx="8" fill="${fill}"/>`;
  }
  const dots = [0, 1, 2].map(
    (k) => `<circle cx="${num(x + 18 + k * 14)}" cy="157" r="4" fill="${p.ground}"/>`,
  );
  return (
    `${back}<rect x="${num(x)}" y="140" width="190" height="150" rx="14" fill="${p.strong}"/>` +
    `${dots.join('')}<rect x="${num(x + 66)}" y="151" width="108" height="12" rx="6" fill="${p.ground}" opacity=".45"/>${tiles}`
  );
};
