import { expect, test } from 'vitest';
import { makePdf } from '../files/pdf.ts';
import { isPrintable, withoutUnprintable } from './printable-text.ts';

/** Members of pdfkit's fonts that its types lack. */
interface DrawnFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(point: number): boolean } };
}

test('every printable character has a glyph in every PDF font', async () => {
  const missing: string[] = [];
  await makePdf('x', 'vi', (pdf) => {
    for (const name of ['regular', 'bold', 'heavy']) {
      const { font } = (pdf.font(name) as unknown as DrawnFont)._font;
      for (let point = 0x20; point < 0x3000; point++) {
        const printed = withoutUnprintable(String.fromCodePoint(point)).codePointAt(0);
        if (printed && !font.hasGlyphForCodePoint(printed)) missing.push(`${name} ${point.toString(16)}`);
      }
    }
  });
  expect(missing).toEqual([]);
});

test('every Vietnamese letter is printable; emoji and other scripts are not', () => {
  expect(isPrintable('Đặng Thị Thuỷ Tiên, Nguyễn Hoàng Ánh Ỹ; ₫')).toBe(true);
  for (const name of ['👩‍🎓', '陳', 'عمر', 'Иван', 'สมชาย', 'राम', 'דוד'])
    expect(isPrintable(name)).toBe(false);
  expect(withoutUnprintable('Nấu ăn 👩‍🍳 mỗi ngày')).toBe('Nấu ăn  mỗi ngày');
});

test('decomposed letters are printed with their accents', () => {
  const text = 'Đặng Thị Thuỷ';
  expect(isPrintable(text.normalize('NFD'))).toBe(true);
  expect(withoutUnprintable(text.normalize('NFD'))).toBe(text);
});

test('a PDF omits unprintable characters', async () => {
  let width = 0;
  await makePdf('x', 'vi', (pdf) => {
    pdf.text('A 陳 B 👩‍🎓');
    pdf.font('regular');
    width = pdf.widthOfString('陳');
  });
  expect(width).toBe(0);
});
