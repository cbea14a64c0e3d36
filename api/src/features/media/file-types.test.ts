import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { LocalStorage } from '../../platform/files/storage/local-storage.ts';
import { runFolder } from '../../testing/run-folder.ts';
import { isShown, typeOfFile } from './file-types.ts';

const storage = new LocalStorage(runFolder('files'));
const zip = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('PK\u0003\u0004', 'latin1'),
    Buffer.alloc(70_000, 1),
    Buffer.from(names.join('\n')),
  ]);
const getType = async (name: string, content: Buffer | string) => {
  await storage.write('media/tep', Readable.from([Buffer.from(content)]));
  return typeOfFile(storage, 'media/tep', name);
};
const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['Bài giảng.PDF', bytes('%PDF-1.7\n…'), 'PDF'],
  ['dong-trong.pdf', bytes('\r\n%PDF-1.4\n…'), 'PDF'],
  ['a.png', bytes('\u0089PNG\r\n\u001A\n....'), 'IMAGE'],
  ['a.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'IMAGE'],
  ['a.webp', bytes('RIFF....WEBPVP8 '), 'IMAGE'],
  ['a.mp3', bytes('ID3\u0004'), 'AUDIO'],
  ['a.wav', bytes('RIFF....WAVEfmt '), 'AUDIO'],
  ['a.m4a', bytes('....ftypM4A '), 'AUDIO'],
  ['a.docx', zip('[Content_Types].xml', 'word/document.xml'), 'DOCUMENT'],
  ['a.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), 'SHEET'],
  ['a.pptx', zip('[Content_Types].xml', 'ppt/presentation.xml'), 'SLIDES'],
  ['a.zip', zip('anh.png'), 'ARCHIVE'],
  ['diem.csv', `họ tên,điểm\n${'Nguyễn Thị Ánh,9\n'.repeat(9000)}`, 'TEXT'],
  ['bai.py', 'print("xin chào")\n', 'TEXT'],
])('%s has the type of its content', async (name, content, type) => {
  expect((await getType(name, content))?.type).toBe(type);
});

test.each([
  ['khong-duoi', '%PDF-1.7'],
  ['virus.exe', 'MZ'],
  ['trang.html', '<script>alert(1)</script>'],
  ['anh.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['gia.pdf', '<html>'],
  ['gia.png', '%PDF-1.7'],
  ['gia.docx', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['gia.docx', 'word/ [Content_Types].xml'],
  ['gia.txt', Buffer.from([0x4d, 0x5a, 0x00, 0x01])],
  ['gia.txt', Buffer.from([0x68, 0xff, 0xfe, 0x68, 0x69])],
  ['gia.constructor', 'x'],
])('%s is rejected, because its content does not match its extension', async (name, content) => {
  expect(await getType(name, content)).toBeUndefined();
});

test('only files without active content are displayed in a page', async () => {
  expect(isShown((await getType('a.pdf', '%PDF-1.7'))!.type)).toBe(true);
  expect(isShown((await getType('a.zip', zip('a')))!.type)).toBe(false);
  expect((await getType('a.js', 'alert(1)'))!.contentType).toBe('text/plain; charset=utf-8');
});
