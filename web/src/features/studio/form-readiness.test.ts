import { expect, test } from 'vitest';
import { EMPTY_DOC } from '../../ui/editor/rich-text.ts';
import { type CourseValues, forNumbers } from './course-values.ts';
import { type Condition, getFormReadiness } from './form-readiness.ts';

const values: CourseValues = {
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
  price: '0',
  salePrice: '',
  saleEndsAt: '',
  ...forNumbers(() => ''),
};
const item = (code: Condition['code'], actual: number, required: number): Condition => ({
  code,
  actual,
  required,
  ok: actual >= required,
});
const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

test.each<[string, Condition, Partial<CourseValues>, { actual: number; ok: boolean; isUnsaved: boolean }]>([
  ['what is saved', item('TITLE', 8, 3), {}, { actual: 8, ok: true, isUnsaved: false }],
  [
    'a title cleared, blanks do not count',
    item('TITLE', 8, 3),
    { title: ' ab ' },
    { actual: 2, ok: false, isUnsaved: true },
  ],
  [
    'accents typed apart',
    item('TITLE', 8, 3),
    { title: 'Nhập môn'.normalize('NFD') },
    { actual: 8, ok: true, isUnsaved: false },
  ],
  [
    'pictures of one character',
    item('SUBTITLE', 0, 3),
    { subtitle: '🪷🪷' },
    { actual: 2, ok: false, isUnsaved: true },
  ],
  ['a category', item('CATEGORY', 0, 1), { categoryId: 'k' }, { actual: 1, ok: true, isUnsaved: true }],
  [
    'words',
    item('DESCRIPTION', 0, 3),
    { description: doc('ba từ đây') },
    { actual: 3, ok: true, isUnsaved: true },
  ],
  [
    'blank points',
    item('OUTCOMES', 0, 1),
    { outcomes: [' ', ''] },
    { actual: 0, ok: false, isUnsaved: false },
  ],
  [
    'points',
    item('AUDIENCE', 0, 1),
    { audience: ['ai cũng được'] },
    { actual: 1, ok: true, isUnsaved: true },
  ],
  ['lessons, which no form holds', item('LESSONS', 2, 5), {}, { actual: 2, ok: false, isUnsaved: false }],
])('%s', (_name, condition, edits, expected) => {
  expect(getFormReadiness([condition], { ...values, ...edits })).toEqual([{ ...condition, ...expected }]);
});

test('uses the saved values without a form', () => {
  expect(getFormReadiness([item('TITLE', 0, 3)], undefined)).toEqual([
    { ...item('TITLE', 0, 3), isUnsaved: false },
  ]);
});
