import { expect, test } from 'vitest';
import { croppedPart, moved, pictureBox } from './crop.ts';

const wide = { width: 400, height: 200 };
const square = { width: 100, height: 100 };

test('the whole shorter side fills the window, and the middle of the longer one', () => {
  expect(pictureBox(wide, { x: 0.5, y: 0.5, size: 1 }, square)).toEqual({
    width: 200,
    height: 100,
    left: -50,
    top: 0,
  });
});

test('zoomed in, the window shows the part that was chosen', () => {
  expect(pictureBox(wide, { x: 1, y: 0, size: 0.5 }, square)).toEqual({
    width: 400,
    height: 200,
    left: -300,
    top: 0,
  });
});

test('moving follows the pointer, stops at the edges, and stays where there is no room', () => {
  const start = { x: 0.5, y: 0.5, size: 1 };
  expect(moved(wide, start, square, 25, 40)).toEqual({ x: 0.75, y: 0.5, size: 1 });
  expect(moved(wide, start, square, 500, 0).x).toBe(1);
  expect(moved(wide, start, square, -500, 0).x).toBe(0);
});

test('a window of another shape shows as much of the picture as fits, and its part in pixels is the same', () => {
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
