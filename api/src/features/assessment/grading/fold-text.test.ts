import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['case', 'Hà Nội', 'HÀ NỘI'],
  ['how letters are composed', 'Hà Nội', 'Hà Nội'.normalize('NFD')],
  ['the tone of oa', 'Khánh Hoà', 'Khánh Hòa'],
  ['the tone of oa, composed', 'Hoạ sĩ', 'họa sĩ'.normalize('NFD')],
  ['the tone of oe', 'sức khoẻ', 'Sức khỏe'],
  ['the tone of uy', 'Thuý Kiều', 'Thúy Kiều'],
  ['the tone of uy before a sign', 'luỹ thừa, uỷ ban', 'lũy thừa, ủy ban'],
  ['quotes', '“Tắt đèn” của ‘Ngô Tất Tố’', '"Tắt đèn" của \'Ngô Tất Tố\''],
  ['French quotes', '«Lão Hạc»', '"Lão Hạc"'],
  ['dashes', 'Điện Biên – Phủ', 'Điện Biên-Phủ'],
  ['the minus sign', '−5', '-5'],
  ['spaces at the ends, in a row, and those that do not break', '  Hồ\u00A0Chí  Minh ', 'Hồ Chí Minh'],
  ['spaces around signs', 'x = 2 ; y=3', 'x=2; y = 3'],
  ['characters without width', 'Hà\u200B Nội\uFEFF', 'Hà Nội'],
  ['a full stop at the end', 'Hà Nội.', 'Hà Nội'],
  ['full stops after a space', 'Hà Nội ...', 'Hà Nội…'],
  ['powers', '10³ m', '10^3 m'],
  ['powers in brackets', '10⁻¹²', '10^(-12)'],
  ['indices', 'H₂SO₄', 'H2SO4'],
  ['the sign of multiplication', '2 × 3', '2 x 3'],
  ['look-alikes of đ', 'Đà Nẵng', 'Ðà Nẵng'],
])('%s: %s equals %s', (_, left, right) => {
  expect(foldText(left)).toBe(foldText(right));
});

test.each([
  ['accents', 'Hà Nội', 'Ha Noi'],
  ['tones', 'hoà', 'hoá'],
  ['where the tone is, in other vowels and languages', 'río', 'rió'],
  ['the letter that has the tone, within a syllable', 'hoàn', 'hòan'],
  ['circumflex and horn', 'cô', 'cơ'],
  ['words in a row and together', 'nhà nước', 'nhànước'],
  ['hyphens and spaces', 'well-known', 'well known'],
  ['powers and digits', '10³', '103'],
  ['signs alone', '.', ''],
  ['questions', 'Ai?', 'Ai'],
])('%s: %s differs from %s', (_, left, right) => {
  expect(foldText(left)).not.toBe(foldText(right));
});
