import { expect, test } from 'vitest';
import { plainFileName } from './file-name.ts';

test.each([
  ['../../etc/cron.d/x.txt', 'x.txt'],
  ['C:\\Users\\an\\bài tập.docx', 'bài tập.docx'],
  ['\u202Excod.exe.docx', 'xcod.exe.docx'],
  ['a\u200bb\u0000\n.pdf ', 'ab.pdf'],
  ['ho\u0300a.pdf', 'hòa.pdf'],
  ['..', 'file'],
  ['folder/', 'file'],
  ['\u200f', 'file'],
  [`${'a'.repeat(251)}.pdf`, `${'a'.repeat(196)}.pdf`],
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  [`${'a'.repeat(195)}😀.pdf`, `${'a'.repeat(195)}.pdf`],
  ['a\ud83d.pdf', 'a\ufffd.pdf'],
])('the file name %j becomes %j', (name, plain) => {
  expect(plainFileName(name)).toBe(plain);
});
