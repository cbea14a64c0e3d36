import { expect, test } from 'vitest';
import { toSectionTitle } from './section-title.ts';

test.each([
  ['Chương 1. Nhìn ra hình', 'Nhìn ra hình'],
  ['  phần 2: Thể tích ', 'Thể tích'],
  ['Section 12 – Loops', 'Loops'],
  ['Chương 3 Góc', 'Góc'],
  ['Chương 1', 'Chương 1'],
  ['Phần 2D và 3D', 'Phần 2D và 3D'],
  ['Phần mềm mã nguồn mở', 'Phần mềm mã nguồn mở'],
  ['Part 1. A', 'Part 1. A'],
])('“%s” is stored as “%s”', (typed, stored) => expect(toSectionTitle(typed)).toBe(stored));
