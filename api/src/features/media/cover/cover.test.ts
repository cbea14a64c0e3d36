import { describe, expect, it } from 'vitest';
import { COVER_VARIANTS, drawCover } from './cover.ts';
import { PALETTES } from './cover-palettes.ts';
import { layOutTitle, lineWidth } from './cover-title.ts';
import { COVER_MOTIFS, MOTIFS } from './motifs/index.ts';

const TITLES = [
  'React 19 từ con số 0: xây một ứng dụng thật',
  'Đọc hiểu số liệu: biểu đồ và thống kê cho người đi làm',
  'Món Huế trong căn bếp nhỏ',
  'Ngữ âm',
];

describe('drawCover', () => {
  it('draws the same picture for the same course', () => {
    const input = { title: 'Yoga buổi sáng', motif: 'health', seed: 'yoga' } as const;
    expect(drawCover(input)).toBe(drawCover({ ...input }));
  });

  it('draws different pictures for different titles, seeds and motifs', () => {
    const seen = new Set<string>();
    for (const motif of COVER_MOTIFS) {
      for (const title of TITLES) {
        for (const seed of ['a', 'b', 'c']) seen.add(drawCover({ title, motif, seed }));
      }
    }
    expect(seen.size).toBe(COVER_MOTIFS.length * TITLES.length * 3);
  });

  it('uses all palettes of a motif within 24 courses', () => {
    for (const motif of COVER_MOTIFS) {
      const { family, forms } = MOTIFS[motif];
      expect(forms.length).toBeGreaterThanOrEqual(2);
      const covers = Array.from({ length: 24 }, (_, k) => drawCover({ title: `Khoá ${k}`, motif, seed: '' }));
      for (const { ground } of PALETTES[family]) {
        expect(covers.some((svg) => svg.includes(`height="270" fill="${ground}"/>`))).toBe(true);
      }
    }
  });

  it('draws different variants, whose palettes do not depend on the title', () => {
    for (const motif of COVER_MOTIFS) {
      const drawn = (title: string) =>
        Array.from({ length: COVER_VARIANTS }, (_, variant) =>
          drawCover({ title, motif, seed: '', variant }),
        );
      const ground = (svg: string) => /height="270" fill="(#\w+)"/.exec(svg)?.[1];
      expect(new Set(drawn('Khoá')).size).toBe(COVER_VARIANTS);
      expect(drawn('Khoá').map(ground)).toEqual(drawn('Một khoá khác').map(ground));
    }
  });

  it('returns an SVG document with a size, hidden from screen readers, without external resources', () => {
    const svg = drawCover({ title: 'Tiếng Nhật N5', motif: 'language', seed: '' });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 270"/);
    expect(svg).toContain('aria-hidden="true"');
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(|<style|<script/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('draws Vietnamese letters as shapes, and other letters as text with a font', () => {
    expect(drawCover({ title: 'Ngữ Ẩm ₫', motif: 'code', seed: '' })).not.toContain('<text');
    expect(drawCover({ title: '你好', motif: 'code', seed: '' })).toContain(
      `font-family="'Be Vietnam Pro', system-ui, sans-serif"`,
    );
  });

  it('escapes XML markup and removes control characters', () => {
    const svg = drawCover({ title: '你 <b>&"\' 好\u0000', motif: 'code', seed: '' });
    expect(svg).toContain('&lt;b&gt;&amp;&quot;&#39;');
    expect(svg).not.toContain('<b>');
    expect(svg).not.toContain('\u0000');
  });

  it('draws a cover for an empty title', () => {
    expect(drawCover({ title: '  ', motif: 'food', seed: '' })).toContain('</svg>');
  });
});

describe('layOutTitle', () => {
  it('omits the part after the colon', () => {
    expect(layOutTitle('Git không sợ: làm việc nhóm trên một kho mã')).toEqual({
      lines: ['Git không sợ'],
      fontSize: 40,
    });
  });

  it('breaks between words into lines of similar width', () => {
    expect(layOutTitle('Tiếng Anh công sở').lines).toEqual(['Tiếng Anh', 'công sở']);
  });

  it('uses a smaller font for three lines', () => {
    const { lines, fontSize } = layOutTitle('Phân tích dữ liệu với Python cho người đi làm');
    expect(lines).toHaveLength(3);
    expect(fontSize).toBe(36);
  });

  it('truncates long titles to three lines of the maximum width with an ellipsis', () => {
    const long = 'Một tiêu đề rất dài không có dấu hai chấm nào cả để thử xem có tràn không';
    for (const title of [long, 'W'.repeat(60), `${'Nghiêng '.repeat(12)}`, '😀 '.repeat(30)]) {
      const { lines, fontSize } = layOutTitle(title);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(lineWidth(line, fontSize)).toBeLessThanOrEqual(300);
      expect(lines.at(-1)).toMatch(/…$/);
    }
  });

  it('normalizes decomposed letters to NFC, for which shapes exist', () => {
    expect(layOutTitle('Ngữ'.normalize('NFD')).lines).toEqual(['Ngữ'.normalize('NFC')]);
  });
});
