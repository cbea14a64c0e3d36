import { expect, it } from 'vitest';
import { type Item, isShown, savings, sortItems } from './wishlist-model.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const item = (title: string, over: Partial<Item> = {}): Item => ({
  __typename: 'WishlistItem',
  courseId: title,
  title,
  state: 'BUYABLE',
  addedAt: '2026-10-01T00:00:00Z',
  priceThen: 500_000,
  listPrice: 500_000,
  price: 500_000,
  saleEndsAt: null,
  isInCart: false,
  category: null,
  course: null,
  ...over,
});
const cheaper = item('Ảnh', { price: 300_000, saleEndsAt: '2026-11-22T10:00:00Z' });
const dearer = item('Bếp', { price: 600_000, saleEndsAt: '2026-12-20T10:00:00Z' });
const same = item('Đàn', { addedAt: '2026-11-01T00:00:00Z' });
const goneItem = item('Cờ', { state: 'GONE', price: 0 });
const ALL = [cheaper, dearer, same, goneItem];

it('compares the saved price only for available courses', () => {
  expect(savings(ALL)).toEqual({ count: 1, amount: 200_000 });
  const of = (shown: 'CHEAPER' | 'DEARER' | 'ENDING' | 'CLOSED') =>
    ALL.filter((each) => isShown(each, shown, NOW)).map(({ title }) => title);
  expect([of('CHEAPER'), of('DEARER'), of('ENDING'), of('CLOSED')]).toEqual([
    ['Ảnh'],
    ['Bếp'],
    ['Ảnh'],
    ['Cờ'],
  ]);
});

it('sorts unavailable courses last in every order', () => {
  const by = (sort: 'DROP' | 'ADDED' | 'ENDING' | 'PRICE' | 'TITLE') =>
    sortItems(ALL, sort).map(({ title }) => title);
  expect(by('DROP')).toEqual(['Ảnh', 'Đàn', 'Bếp', 'Cờ']);
  expect(by('ADDED')).toEqual(['Đàn', 'Ảnh', 'Bếp', 'Cờ']);
  expect(by('ENDING')).toEqual(['Ảnh', 'Bếp', 'Đàn', 'Cờ']);
  expect(by('PRICE')).toEqual(['Ảnh', 'Đàn', 'Bếp', 'Cờ']);
  expect(by('TITLE')).toEqual(['Ảnh', 'Bếp', 'Đàn', 'Cờ']);
});
