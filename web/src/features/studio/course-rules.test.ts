import { expect, test } from 'vitest';
import { EMPTY_DOC } from '../../ui/editor/rich-text.ts';
import { brokenRules } from './course-rules.ts';
import { COURSE_FIELDS, type CourseValues, forNumbers } from './course-values.ts';

const fine: CourseValues = {
  title: 'Nhập môn',
  subtitle: '',
  categoryId: '',
  level: 'ALL',
  language: 'VI',
  visibility: 'PUBLIC',
  description: EMPTY_DOC,
  outcomes: [],
  requirements: [],
  audience: [],
  tags: '',
  price: '100000',
  salePrice: '',
  saleEndsAt: '',
  ...forNumbers(() => ''),
};
const withPicture = (attrs: Record<string, unknown>) => ({
  type: 'doc',
  content: [{ type: 'image', attrs: { pictureId: 'phin', ...attrs } }],
});
const draft = {
  now: Date.parse('2026-11-20T00:00:00Z'),
  changed: COURSE_FIELDS,
} as const;

test.each<[string, Partial<CourseValues>, object]>([
  ['nothing wrong', {}, {}],
  ['a short title', { title: ' ab ' }, { title: 'title' }],
  ['a long title', { title: 'a'.repeat(61) }, { title: 'title' }],
  ['a long subtitle', { subtitle: 'a'.repeat(121) }, { subtitle: 'subtitle' }],
  ['a long point', { audience: ['a'.repeat(161)] }, { audience: 'point' }],
  ['too many tags', { tags: 'a,'.repeat(13) }, { tags: 'tags' }],
  ['free', { price: '0' }, {}],
  ['a price too low', { price: '9999' }, { price: 'price' }],
  ['a price too high', { price: '50000001' }, { price: 'price' }],
  ['a sale that is none', { salePrice: '100000' }, { salePrice: 'salePrice' }],
  ['a sale too low', { salePrice: '9999' }, { salePrice: 'salePrice' }],
  [
    'a sale that has ended',
    { salePrice: '50000', saleEndsAt: '2026-11-20T06:59' },
    { saleEndsAt: 'saleEndsAt' },
  ],
  [
    'a picture that nobody described',
    { description: withPicture({ alt: '' }) },
    { description: 'undescribed' },
  ],
  ['a picture with its description', { description: withPicture({ alt: 'Phin' }) }, {}],
  ['a picture for its looks', { description: withPicture({ alt: '', isDecorative: true }) }, {}],
  ['access for too few days', { accessDays: '29' }, { accessDays: 'number' }],
  ['access for too many days', { accessDays: '3651' }, { accessDays: 'number' }],
  ['access for some days', { accessDays: '30' }, {}],
  ['a minimum age too low', { minAge: '2' }, { minAge: 'number' }],
  ['the lowest minimum age', { minAge: '3' }, {}],
  ['a sale that runs', { salePrice: '50000', saleEndsAt: '2026-11-20T07:01' }, {}],
])('%s', (_name, edits, expected) => {
  expect(brokenRules({ ...fine, ...edits }, draft)).toEqual(expected);
});

test('does not validate an old sale until it or the price changes', () => {
  const old = { ...fine, salePrice: '50000', saleEndsAt: '2020-01-01T00:00' };
  expect(brokenRules(old, { ...draft, changed: ['title'] })).toEqual({});
  expect(brokenRules({ ...old, price: '40000' }, { ...draft, changed: ['price'] })).toEqual({
    salePrice: 'salePrice',
  });
});
