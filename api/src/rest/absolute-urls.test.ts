import { expect, test } from 'vitest';
import { withAbsoluteUrls } from './absolute-urls.ts';
import { list, object, orNull, ref, url } from './schema.ts';

test('paths become absolute URLs, also within lists and references', () => {
  const schema = object({
    cover: url('A picture.'),
    pictures: list(object({ url: url('A picture.') }), 'Pictures.'),
    author: orNull(ref('User')),
  });
  const resolve = (value: object) => withAbsoluteUrls(value, schema, 'https://sen.example');
  expect(
    resolve({ cover: '/a.svg', pictures: [{ url: 'https://cdn.example/b' }], author: { avatar: '//c' } }),
  ).toEqual({
    cover: 'https://sen.example/a.svg',
    pictures: [{ url: 'https://cdn.example/b' }],
    author: { avatar: 'https://sen.example//c' },
  });
  const absent = { cover: undefined, pictures: undefined, author: undefined };
  expect(resolve(absent)).toEqual(absent);
});
