import { expect, test } from 'vitest';
import { getParagraphs, toDocument } from './paragraphs.ts';

test('appends drafts as paragraphs after the existing ones', () => {
  const present = toDocument(['Một']);
  const extended = toDocument(['<b>Hai</b>', 'Ba'], present);
  expect(getParagraphs(extended)).toEqual(['Một', '<b>Hai</b>', 'Ba']);
  expect(getParagraphs(toDocument(['Hai']))).toEqual(['Hai']);
  expect(present.content).toHaveLength(1);
});

test('finds words in lists and quotes and nothing in blocks without text', () => {
  const text = (value: string) => ({ type: 'paragraph', content: [{ type: 'text', text: value }] });
  expect(
    getParagraphs({
      type: 'doc',
      content: [
        { type: 'bulletList', content: [{ type: 'listItem', content: [text('Một')] }] },
        { type: 'paragraph' },
        { type: 'image' },
        { type: 'blockquote', content: [text('Hai')] },
      ],
    }),
  ).toEqual(['Một', 'Hai']);
});
