import { makePdf } from '../../../../platform/files/pdf.ts';
import type { DemoFile } from './types.ts';

/** A handout of one page. */
export const pdf = (name: string, title: string, lines: readonly string[]): DemoFile => ({
  name,
  type: 'PDF',
  contentType: 'application/pdf',
  content: () =>
    makePdf(title, 'vi', (page) => {
      page.font('heavy').fontSize(24).text(title).moveDown();
      page.font('regular').fontSize(12);
      for (const line of lines) page.text(line, { lineGap: 4 }).moveDown(0.5);
      // A fixed creation date, because seeding must be reproducible
      page.info.CreationDate = new Date(0);
    }),
});
export const text = (name: string, lines: readonly string[]): DemoFile => ({
  name,
  type: 'TEXT',
  contentType: 'text/plain; charset=utf-8',
  content: () => Buffer.from(`${lines.join('\n')}\n`),
});
/** Three notes of one second each, with 8,000 one-byte samples per second. */
export const tones = (name: string): DemoFile => ({
  ...{ name, type: 'AUDIO', contentType: 'audio/wav' },
  content: makeTones,
});

function makeTones(): Buffer {
  const samples = Buffer.from(
    Array.from({ length: 24_000 }, (_, at) => {
      const pitch = [262, 330, 392][Math.floor(at / 8000)]!;
      return 128 + Math.round(60 * Math.sin((2 * Math.PI * pitch * at) / 8000));
    }),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, samples.length],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36, 'latin1');
  return Buffer.concat([head, samples]);
}
