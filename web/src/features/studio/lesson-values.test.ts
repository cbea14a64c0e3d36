import { expect, test } from 'vitest';
import { EMPTY_DOC } from '../../ui/editor/rich-text.ts';
import { beginEdits, rebase } from '../drafts/edits.ts';
import { getChangedFields, getChanges, type LessonValues } from './lesson-values.ts';

const base: LessonValues = {
  title: 'Bài một',
  isPreview: false,
  body: EMPTY_DOC,
  embed: '',
  liveUrl: '',
  liveStartsAt: '',
  recordingUrl: '',
  minutes: '',
  isRequired: true,
  rule: 'DWELL',
  drip: 'NONE',
  dripDays: '',
  dripAt: '',
};
const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

test('ignores spaces around the title but not words in the text', () => {
  expect(getChangedFields(base, { ...base, title: ' Bài một ' })).toEqual([]);
  expect(getChangedFields(base, { ...base, isPreview: true, body: body('Chào') })).toEqual([
    'body',
    'isPreview',
  ]);
});

test('keeps edited values on a newer version and updates the others', () => {
  const newer = { ...base, title: 'Tên mới', body: body('Của người khác') };
  expect(rebase(getChangedFields, base, { ...base, body: body('Của mình') }, newer)).toEqual({
    values: { ...base, title: 'Tên mới', body: body('Của mình') },
    conflicts: ['body'],
  });
  // The same edit in both places is not a conflict
  expect(rebase(getChangedFields, base, { ...base, title: 'Tên mới ' }, newer).conflicts).toEqual([]);
});

test('reports a draft on an older version unless the edits are equal', () => {
  const draft = { version: 1, base, values: { ...base, body: body('Đang gõ') }, savedAt: 7 };
  const saved = { ...base, title: 'Tên mới' };
  expect(beginEdits(getChangedFields, { version: 2, base: saved }, draft)).toEqual({
    version: 2,
    base: saved,
    values: { ...saved, body: body('Đang gõ') },
    restoredAt: 7,
    conflicts: [],
  });
  // A video was added meanwhile, which does not change the form
  expect(beginEdits(getChangedFields, { version: 2, base }, draft)).toMatchObject({
    restoredAt: 7,
    conflicts: null,
  });
  expect(beginEdits(getChangedFields, { version: 1, base }, null)).toMatchObject({
    values: base,
    conflicts: null,
  });
});

test('sends the access rule as a whole, with only the fields of its kind', () => {
  const values: LessonValues = { ...base, drip: 'RELATIVE', dripDays: '7', dripAt: '2026-12-24T08:00' };
  expect(getChangedFields(base, values)).toEqual(['drip', 'dripDays']);
  expect(getChanges(values, ['drip', 'dripDays'])).toEqual({ drip: 'RELATIVE', dripDays: 7, dripAt: null });
  expect(getChanges({ ...values, drip: 'DATE' }, ['dripAt'])).toEqual({
    drip: 'DATE',
    dripDays: null,
    dripAt: '2026-12-24T01:00:00.000Z',
  });
  expect(getChanges({ ...base, minutes: '90' }, ['minutes'])).toEqual({ minutes: 90 });
});

test('keeps an incomplete time as input', () => {
  expect(getChangedFields(base, { ...base, liveStartsAt: 'mai 8h' })).toEqual(['liveStartsAt']);
});
