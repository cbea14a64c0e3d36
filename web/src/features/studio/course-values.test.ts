import { expect, test } from 'vitest';
import { EMPTY_DOC } from '../../ui/editor/rich-text.ts';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { rebase } from '../drafts/edits.ts';
import { type CourseValues, changedFields, forNumbers, getChanges } from './course-values.ts';

const base: CourseValues = {
  title: 'Nhập môn',
  subtitle: '',
  categoryId: 'c1',
  level: 'ALL',
  language: 'VI',
  visibility: 'PUBLIC',
  description: EMPTY_DOC,
  outcomes: ['Một'],
  requirements: [],
  audience: [],
  tags: 'git, kho mã',
  price: '100000',
  salePrice: '',
  saleEndsAt: '',
  ...forNumbers(() => ''),
};

test('sends only changed values', () => {
  expect(getChanges(base, base)).toEqual({});
  expect(getChanges(base, { ...base, title: ' Nhập môn Git ', salePrice: '50000' })).toEqual({
    title: 'Nhập môn Git',
    salePrice: 50_000,
  });
});

test('ignores blank points, spaces and empty paragraphs', () => {
  const edited: CourseValues = {
    ...base,
    title: 'Nhập môn ',
    outcomes: ['Một', ' '],
    tags: 'git,  kho mã,',
    description: { type: 'doc', content: [{ type: 'paragraph' }] },
  };
  expect(changedFields(base, edited)).toEqual([]);
});

test('sends null to end a sale', () => {
  const onSale = { ...base, salePrice: '50000', saleEndsAt: '2026-11-30T23:59' };
  expect(getChanges(onSale, base)).toEqual({ salePrice: null, saleEndsAt: null });
});

test('sends an optional number as a number or null', () => {
  const limited = { ...base, accessDays: '90' };
  expect(getChanges(base, limited)).toEqual({ accessDays: 90 });
  expect(getChanges(limited, base)).toEqual({ accessDays: null });
  expect(getChanges(base, { ...base, minAge: '12' })).toEqual({ minAge: 12 });
});

test('reapplies the input to a newer course and names the conflicts', () => {
  const edited = { ...base, title: 'Của tôi', subtitle: 'Của tôi' };
  const newer = { ...base, title: 'Của người khác', price: '200000' };
  const { values, conflicts } = rebase(changedFields, base, edited, newer);
  expect(values).toEqual({ ...base, title: 'Của tôi', subtitle: 'Của tôi', price: '200000' });
  expect(conflicts).toEqual(['title']);
  expect(changedFields(newer, values)).toEqual(['title', 'subtitle']);
});

test('treats equal edits as no conflict', () => {
  const edited = { ...base, title: 'Mới' };
  expect(rebase(changedFields, base, edited, edited).conflicts).toEqual([]);
});

test('uses the time zone of Vietnam', () => {
  expect(toLocal('2026-11-30T16:59:00.000Z')).toBe('2026-11-30T23:59');
  expect(fromLocal('2026-11-30T23:59')).toBe('2026-11-30T16:59:00.000Z');
  expect(fromLocal('')).toBeNull();
});
