import { expect, test } from 'vitest';
import { getCropWindow } from './crop-window.ts';

const WIDE = { width: 1600, height: 400 };
const TALL = { width: 300, height: 600 };

test.each([
  ['original', WIDE, { width: 288, height: 72 }],
  ['original', TALL, { width: 120, height: 240 }],
  ['16:9', TALL, { width: 288, height: 162 }],
  ['4:3', WIDE, { width: 288, height: 216 }],
  ['1:1', WIDE, { width: 240, height: 240 }],
] as const)('%s of %j', (shape, picture, window) => expect(getCropWindow(shape, picture)).toEqual(window));
