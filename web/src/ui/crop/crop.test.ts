import { expect, test } from 'vitest';
import { croppedPart, moveCrop, pictureBox } from './crop.ts';

const wide = { width: 400, height: 200 };
const square = { width: 100, height: 100 };

test('fits the shorter side and centres the longer one', () => {
  expect(pictureBox(wide, { x: 0.5, y: 0.5, size: 1 }, square)).toEqual({
    width: 200,
    height: 100,
    left: -50,
    top: 0,
  });
});

test('shows the chosen part when zoomed in', () => {
  expect(pictureBox(wide, { x: 1, y: 0, size: 0.5 }, square)).toEqual({
    width: 400,
    height: 200,
    left: -300,
    top: 0,
  });
});

test('follows the pointer and stops at the edges', () => {
  const start = { x: 0.5, y: 0.5, size: 1 };
  expect(moveCrop(wide, start, square, 25, 40)).toEqual({ x: 0.75, y: 0.5, size: 1 });
  expect(moveCrop(wide, start, square, 500, 0).x).toBe(1);
  expect(moveCrop(wide, start, square, -500, 0).x).toBe(0);
});

test('keeps the scale and part of the picture in a window of another shape', () => {
  const cinema = { width: 160, height: 90 };
  const tall = { width: 400, height: 900 };
  expect(pictureBox(tall, { x: 0.5, y: 0, size: 1 }, cinema)).toMatchObject({
    width: 160,
    height: 360,
    top: 0,
  });
  expect(croppedPart(tall, { x: 0.5, y: 1, size: 1 }, cinema)).toEqual({
    left: 0,
    top: 675,
    width: 400,
    height: 225,
  });
  expect(croppedPart(tall, { x: 0, y: 0, size: 0.5 }, cinema)).toEqual({
    left: 0,
    top: 0,
    width: 200,
    height: 112.5,
  });
});
