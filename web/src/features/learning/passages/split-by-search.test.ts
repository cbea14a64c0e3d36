import { expect, it } from 'vitest';
import { splitBySearch } from './split-by-search.ts';

const findWords = (text: string, search: string) =>
  splitBySearch(text, search)
    .filter(({ isFound }) => isFound)
    .map((piece) => piece.text);

it.each([
  ['Nấu phở bò, PHỞ gà', 'pho', ['phở', 'PHỞ']],
  ['Nấu phở bò', 'phở', ['phở']],
  ['pho mát', 'phở', []],
  ['Đun nước dùng', 'dun nuoc', ['Đun', 'nước']],
  ['Đun nước dùng', 'nước dùn', ['nước', 'dùng']],
  ['Đun nước', 'đu', []],
  ['Giá 3.200 đ', '3', ['3']],
  ['Một câu', '  ', []],
  ['C++ và (ngoặc)', '( ngo', ['ngoặc']],
])('in “%s”, “%s” finds %j', (text, search, expected) => {
  expect(findWords(text, search)).toEqual(expected);
  expect(
    splitBySearch(text, search)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
