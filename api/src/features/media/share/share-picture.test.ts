import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { drawCourseShare, SHARE_HEIGHT, SHARE_WIDTH } from './share-picture.ts';
import { drawable, wrap } from './share-text.ts';

const course = (title: string) =>
  drawCourseShare({ title, teacher: 'Nguyễn Ánh', motif: 'code', seed: 's', variant: 0 });

/** Rasterises the pictures in a process that finds no font. Fontconfig reads its settings once for each process. */
function pixelsWithoutFonts(...drawings: string[]): string[] {
  const sharp = pathToFileURL(import.meta.resolve('sharp').replace('file://', '')).href;
  const script = `
    const { default: sharp } = await import(${JSON.stringify(sharp)});
    const { createHash } = await import('node:crypto');
    const hash = async (svg) => createHash('md5').update(await sharp(Buffer.from(svg)).raw().toBuffer()).digest('hex');
    const hashes = [];
    for (const svg of JSON.parse(process.env.DRAWINGS)) hashes.push(await hash(svg));
    console.log(JSON.stringify(hashes));`;
  const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'));
  try {
    const settings = join(folder, 'fonts.conf');
    writeFileSync(settings, `<fontconfig><cachedir>${folder}</cachedir></fontconfig>`);
    const env = { ...process.env, FONTCONFIG_FILE: settings, DRAWINGS: JSON.stringify(drawings) };
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(output.toString()) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const asText = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><text y="60" font-size="50">${words}</text></svg>`;

test('shows “Đặng” and “Dang” differently on a machine without fonts', () => {
  const [text, otherText, marked, plain, again] = pixelsWithoutFonts(
    asText('Đặng'),
    asText('Dang'),
    course('Khoá của Đặng'),
    course('Khoá của Dang'),
    course('Khoá của Đặng'),
  );
  // Text elements become equal boxes
  expect(text).toBe(otherText);
  expect(marked).not.toBe(plain);
  expect(marked).toBe(again);
});

test('uses outlines only, also for letters that the font lacks', () => {
  const svg = course('Học tiếng Trung 中文 với Zoë & <b>Ai</b> 🌸');
  expect(svg).toContain(`width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"`);
  expect(svg).not.toMatch(/<text|<b>|href|NaN|undefined/);
  expect(drawable('Zoë  中文\t🌸 Đặng')).toBe('Zoe Đặng');
});

test('breaks titles into balanced lines and cuts what is too long', () => {
  expect(wrap('React 19 từ con số 0: xây một ứng dụng thật', 64, 720, 3)).toEqual([
    'React 19 từ con số 0:',
    'xây một ứng dụng thật',
  ]);
  const cut = wrap('một hai ba bốn '.repeat(30).trim(), 64, 720, 3);
  expect([cut.length, cut[2]?.at(-1)]).toEqual([3, '…']);
  expect(wrap('W'.repeat(60), 64, 720, 1)[0]).toMatch(/^W{5,20}…$/);
});
