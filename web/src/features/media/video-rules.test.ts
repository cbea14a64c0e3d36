import { expect, test } from 'vitest';
import { titleOfFile, videoFault } from './video-rules.ts';

test.each([
  ['01 Giới thiệu.mp4', 'Giới thiệu'],
  ['1. Chọn hạt.mov', 'Chọn hạt'],
  ['1.2 - Độ xay.mp4', 'Độ xay'],
  ['(3) Rót ba lần.MP4', 'Rót ba lần'],
  ['04_nhiet_do_nuoc.m4v', 'Nhiet do nuoc'],
  ['3 cách pha phin.mp4', '3 cách pha phin'],
  ['1080p là gì.mp4', '1080p là gì'],
  ['Nước - phần 2.mp4', 'Nước - phần 2'],
  ['IMG_1234.MOV', 'IMG 1234'],
  ['Nu\u031bo\u031b\u0301c.mp4', 'Nước'],
  ['01.mp4', null],
  ['1. Ab.mp4', null],
])('%s makes the lesson %s', (name, title) => expect(titleOfFile(name)).toBe(title));

test('a long name is truncated to the limit of a title', () => {
  expect(titleOfFile(`${'dài '.repeat(40)}.mp4`)).toHaveLength(79);
});

test.each([
  [{ name: 'a.mp4', type: 'video/mp4', size: 1 }, null],
  [{ name: 'A.MOV', type: '', size: 2_000_000_000 }, null],
  [{ name: 'a.mp4', type: 'video/mp4', size: 2_000_000_001 }, 'size'],
  [{ name: 'a.mp4', type: 'video/mp4', size: 0 }, 'empty'],
  [{ name: 'a.avi', type: 'video/x-msvideo', size: 1 }, 'type'],
  [{ name: 'thư mục', type: '', size: 4096 }, 'type'],
  [{ name: 'a.webm', type: 'video/webm', size: 1 }, 'type'],
] as const)('%j: %s', (file, fault) => expect(videoFault(file, false)).toBe(fault));

test.each([
  [{ name: 'a.webm', type: 'video/webm', size: 1 }, null],
  [{ name: 'A.WEBM', type: '', size: 1 }, null],
  [{ name: 'a.mov', type: '', size: 1 }, null],
  [{ name: 'a.avi', type: 'video/x-msvideo', size: 1 }, 'webm'],
] as const)('with streams, %j: %s', (file, fault) => expect(videoFault(file, true)).toBe(fault));
