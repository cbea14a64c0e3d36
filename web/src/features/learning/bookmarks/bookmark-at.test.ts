import { expect, it } from 'vitest';
import { bookmarkAt } from './bookmark-at.ts';

const ALL = [
  { id: 'lesson', lessonId: 'l1', atSec: null },
  { id: 'begin', lessonId: 'l1', atSec: 0 },
  { id: 'ten', lessonId: 'l1', atSec: 10 },
  { id: 'twelve', lessonId: 'l1', atSec: 12 },
  { id: 'other', lessonId: 'l2', atSec: 40 },
];

it.each([
  ['l1', null, 'lesson'],
  ['l2', null, undefined],
  ['l1', 2, 'begin'],
  ['l1', 3, undefined],
  ['l1', 12, 'twelve'],
  ['l1', 14, 'twelve'],
  ['l1', 8, 'ten'],
  ['l1', 40, undefined],
])('of %s at second %s is %s', (lessonId, atSec, expected) => {
  expect(bookmarkAt(ALL, { lessonId, atSec })?.id).toBe(expected);
});
