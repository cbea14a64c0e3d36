import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test.each([
  ['UTF-8', [0xc4, 0x90], 'Đ'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc4, 0x90], 'Đ'],
  ['UTF-16LE with a mark', [0xff, 0xfe, 0x10, 0x01], 'Đ'],
  ['UTF-16BE with a mark', [0xfe, 0xff, 0x01, 0x10], 'Đ'],
  ['windows-1258, which the API rejects', [0xd0, 0x20], '\uFFFD '],
])('decodes a file in %s', (_, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text);
});
