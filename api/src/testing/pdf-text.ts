import { inflateSync } from 'node:zlib';

/** The text of a PDF: its glyphs, decoded by the tables of its fonts. */
export function pdfText(file: Buffer): string {
  const raw = file.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(file.subarray(index + length)).toString('latin1')];
    } catch {
      return [];
    }
  });
  const fonts = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((table) =>
      [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) => list!.match(/<[^>]+>/g) ?? []),
    );
  const letter = (code: string | undefined) =>
    code ? String.fromCharCode(...(code.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => parseInt(unit, 16))) : '';
  const shown = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\]\s*TJ/g)].map(([, each]) => each!),
  );
  return fonts
    .flatMap((font) =>
      shown.map((each) =>
        (each.match(/<[^>]*>/g) ?? [])
          .flatMap((hex) => hex.match(/[0-9a-f]{4}/gi) ?? [])
          .map((glyph) => letter(font[parseInt(glyph, 16)]))
          .join(''),
      ),
    )
    .join('\n');
}
