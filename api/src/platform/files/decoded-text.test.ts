import { expect, test } from 'vitest';
import { assertDecoded, decodeText } from './decoded-text.ts';

const BOM = '\uFEFF';
const utf16le = Buffer.from(`${BOM}Đề`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from('Đề'), 'Đề'],
  ['UTF-8 with a mark', Buffer.from(`${BOM}Đề`), 'Đề'],
  ['UTF-16LE with a mark', utf16le, 'Đề'],
  ['UTF-16BE with a mark', Buffer.from(utf16le).swap16(), 'Đề'],
  ['windows-1258', Buffer.from([0xd0, 0xea, 0xcc, 0x20]), undefined],
  ['half of a character in UTF-16', utf16le.subarray(0, 5), undefined],
])('decodes a file in %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});

test('a text that was decoded by the wrong encoding is rejected', () => {
  expect(() => assertDecoded('Nguy\uFFFDn', 'csv')).toThrow(
    expect.objectContaining({
      details: [expect.objectContaining({ field: 'csv', message: 'upload.encoding' })],
    }),
  );
  assertDecoded('Nguyễn', 'csv');
});
