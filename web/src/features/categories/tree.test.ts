import { expect, test } from 'vitest';
import { filterCategories, findPlace, getLevel, moveInTree, type Top } from './tree.ts';

const tile = (id: string, name = id) => ({
  __typename: 'Category' as const,
  id,
  slug: id,
  name,
  nameEn: `${name} en`,
  icon: 'code',
  courseCount: 1,
});
const top = (id: string, ...children: string[]): Top => ({
  ...tile(id),
  children: children.map((each) => tile(each)),
});
const tree = [top('a', 'a1', 'a2', 'a3'), top('b'), top('c', 'c1')];
const shape = (tops: readonly Top[]) =>
  tops.map(({ id, children }) => [id, ...children.map((child) => child.id)]);

test('a category has a position on its level', () => {
  expect(findPlace(tree, 'a2')).toEqual({ parentId: 'a', index: 1, length: 3 });
  expect(findPlace(tree, 'c')).toEqual({ parentId: null, index: 2, length: 3 });
  expect(findPlace(tree, 'x')).toBeNull();
  expect(getLevel(tree, 'x')).toEqual([]);
});

test("an optimistic move matches the server's order", () => {
  expect(shape(moveInTree(tree, 'a3', { parentId: 'a', position: 0 }))).toEqual([
    ['a', 'a3', 'a1', 'a2'],
    ['b'],
    ['c', 'c1'],
  ]);
  expect(shape(moveInTree(tree, 'a1', { parentId: 'c', position: 1 }))).toEqual([
    ['a', 'a2', 'a3'],
    ['b'],
    ['c', 'c1', 'a1'],
  ]);
  expect(shape(moveInTree(tree, 'a1', { parentId: null, position: 1 }))).toEqual([
    ['a', 'a2', 'a3'],
    ['a1'],
    ['b'],
    ['c', 'c1'],
  ]);
  expect(shape(moveInTree(tree, 'b', { parentId: 'a', position: 3 }))).toEqual([
    ['a', 'a1', 'a2', 'a3', 'b'],
    ['c', 'c1'],
  ]);
  expect(moveInTree(tree, 'x', { parentId: null, position: 0 })).toEqual(tree);
});

test('a search finds names in both languages without accents, with their parents', () => {
  const named = [{ ...tile('x', 'Ẩm thực'), children: [tile('y', 'Bánh mì'), tile('z', 'Đồ uống')] }];
  expect(shape(filterCategories(named, 'banh MI'))).toEqual([['x', 'y']]);
  expect(shape(filterCategories(named, 'am thuc'))).toEqual([['x', 'y', 'z']]);
  expect(shape(filterCategories(named, 'do uong en'))).toEqual([['x', 'z']]);
  expect(filterCategories(named, 'không có')).toEqual([]);
});
