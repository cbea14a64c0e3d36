import { expect, test } from 'vitest';
import { moved, pictureBox } from './crop.ts';

const wide = { width: 400, height: 200 };

test('the whole shorter side fills the window, and the middle of the longer one', () => {
  expect(pictureBox(wide, { x: 0.5, y: 0.5, size: 1 }, 100)).toEqual({
    width: 200,
    height: 100,
    left: -50,
    top: 0,
  });
});

test('zoomed in, the window shows the part that was chosen', () => {
  expect(pictureBox(wide, { x: 1, y: 0, size: 0.5 }, 100)).toEqual({
    width: 400,
    height: 200,
    left: -300,
    top: 0,
  });
});

test('moving follows the pointer, stops at the edges, and stays where there is no room', () => {
  const start = { x: 0.5, y: 0.5, size: 1 };
  expect(moved(wide, start, 100, 25, 40)).toEqual({ x: 0.75, y: 0.5, size: 1 });
  expect(moved(wide, start, 100, 500, 0).x).toBe(1);
  expect(moved(wide, start, 100, -500, 0).x).toBe(0);
});
