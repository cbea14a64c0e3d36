import { expect, test } from 'vitest';
import { moveLesson, moveSection, type OutlineLesson, type OutlineSection } from './outline-moves.ts';

const lesson = (id: string, position: number): OutlineLesson => ({
  __typename: 'LessonOutline',
  id,
  title: id,
  kind: 'TEXT',
  position,
  isPreview: false,
  isRequired: true,
  drip: 'NONE',
  dripDays: null,
  dripAt: null,
  liveStartsAt: null,
  fileCount: 0,
  durationSec: 60,
  hasContent: true,
  version: 1,
});
const section = (id: string, position: number, lessons: string[]): OutlineSection => ({
  __typename: 'Section',
  id,
  title: id,
  position,
  lessonCount: lessons.length,
  durationSec: lessons.length * 60,
  lessons: lessons.map(lesson),
});
const outline = [section('A', 0, ['a', 'b', 'c']), section('B', 1, ['d']), section('C', 2, [])];
const shape = (sections: OutlineSection[]) =>
  sections.map(({ id, lessons }) => `${id}:${lessons.map((each) => each.id).join('')}`).join(' ');

test.each([
  ['a', 'A', 1, 'A:bac B:d C:'],
  ['c', 'A', 0, 'A:cab B:d C:'],
  ['a', 'A', 99, 'A:bca B:d C:'],
  ['b', 'B', 0, 'A:ac B:bd C:'],
  ['d', 'C', 0, 'A:abc B: C:d'],
  ['x', 'A', 0, 'A:abc B:d C:'],
  ['a', 'X', 0, 'A:abc B:d C:'],
])('moves lesson %s to position %s:%i', (lessonId, sectionId, position, expected) => {
  expect(shape(moveLesson(outline, { lessonId, sectionId, position }))).toBe(expected);
});

test('updates numbers and totals after a move', () => {
  const [first, second] = moveLesson(outline, { lessonId: 'a', sectionId: 'B', position: 1 });
  expect(first).toMatchObject({ lessonCount: 2, durationSec: 120 });
  expect(second).toMatchObject({ lessonCount: 2, durationSec: 120 });
  expect(second?.lessons.map(({ position }) => position)).toEqual([0, 1]);
});

test('moves and renumbers sections', () => {
  const moved = moveSection(outline, { sectionId: 'C', position: 0 });
  expect(shape(moved)).toBe('C: A:abc B:d');
  expect(moved.map(({ position }) => position)).toEqual([0, 1, 2]);
});
