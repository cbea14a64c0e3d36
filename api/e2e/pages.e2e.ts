import { beforeAll, expect, it } from 'vitest';
import { type Listening, listening } from './listening.ts';

let sen: Listening;
beforeAll(async () => {
  sen = await listening();
});

it.each([
  ['U+0000 in a course’s address', '/courses/%00', 404],
  ['U+0000 in a search', '/courses?search=%00', 404],
  ['half of a surrogate pair', '/courses?search=%ED%A0%80', 200],
  ['a page that no list has', '/courses?page=99999999999999', 404],
  ['a page that is no number', '/courses?page=many', 200],
  ['an address that is no UTF-8', '/courses/%E0%A4%A', 400],
  ['no page at all', '/khong-co-trang-nay', 404],
])('%s is answered with a page, never with a failure of the server', async (_, path, status) => {
  const response = await fetch(`${sen.url}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toBe('');
});
