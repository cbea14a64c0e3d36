import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { Editor, getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, test, vi } from 'vitest';
import { renderPiece } from '../../../../testing/render.tsx';
import { RichTextView } from '../../../../ui/rich-text-view.tsx';
import { makeExtensions } from './extensions.ts';
import { tidyPasted } from './pasted.ts';
import { knowPictures } from './picture-node.ts';
import { countWords, docOf, type RichNode, tidyDoc } from './rich-text.ts';

/** The same documents that the server is tried with. */
const examples = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../../schema/rich-text-examples.json'), 'utf8'),
) as Record<'kept' | 'refused', Record<string, RichNode>>;
const PICTURE = { id: '0192f0c1-2d3e-7a4b-8c5d-6e7f8a9b0c1d', url: '/media/a', width: 100, height: 80 };
const words = { calloutName: (tone: string) => tone, noAlt: '', decorative: '' };
const schema = getSchema(makeExtensions(words, [PICTURE]));

describe.each(Object.entries(examples.kept))('a document of %s', (_, doc) => {
  test('goes through the editor as the server keeps it', () => {
    const node = Node.fromJSON(schema, doc);
    node.check();
    expect(tidyDoc(node.toJSON())).toEqual(doc);
    expect(docOf(node)).toEqual(doc);
  });

  test('is shown whole', async () => {
    const { container } = await renderPiece(<RichTextView doc={doc} pictures={[PICTURE]} />);
    // Code, tables, callouts and pictures come when a text has them
    const images = () => [...container.querySelectorAll('img')];
    const pictures = (doc.content ?? []).filter(({ type }) => type === 'image');
    await waitFor(() => expect(images()).toHaveLength(pictures.length));
    const formulas = [...JSON.stringify(doc).matchAll(/"latex":("(?:[^"\\]|\\.)*")/g)].map(
      ([, latex]) => JSON.parse(latex!) as string,
    );
    const sources = () =>
      [...container.querySelectorAll('annotation, div > code')].map(({ textContent }) => textContent);
    await waitFor(() => expect(sources()).toEqual(formulas));
    for (const text of JSON.stringify(doc).matchAll(/"text":"([^"]+)"/g))
      expect(container.textContent).toContain(text[1]);
    expect(images().map(({ width, loading }) => [width, loading])).toEqual(pictures.map(() => [100, 'lazy']));
    expect(container.querySelectorAll('td, th').length).toBe(
      JSON.stringify(doc).match(/"table(Cell|Header)"/g)?.length ?? 0,
    );
  });
});

describe('pasted', () => {
  const tidy = (html: string) => tidyPasted(html, true);

  test('lists of Word become lists, with their levels', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}</p>`;
    const { html } = tidy(
      `<p>Trước</p>${item(1, '1.', 'Một')}${item(2, '·', 'Hai')}${item(1, '2.', 'Ba')}<p>Sau</p>`,
    );
    expect(html).toBe(
      '<p>Trước</p><ol><li><p>Một</p><ul><li><p>Hai</p></li></ul></li><li><p>Ba</p></li></ol><p>Sau</p>',
    );
  });

  test('headings fit the lesson’s own, tables and links stay', () => {
    const table = '<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>';
    expect(tidy(`<h1>Lớn</h1><h5>Nhỏ</h5>${table}<a href="https://sen.vn">x</a>`).html).toBe(
      `<h2>Lớn</h2><h3>Nhỏ</h3>${table}<a href="https://sen.vn">x</a>`,
    );
  });

  test('pictures that came along are files; whatever can’t be kept is counted', () => {
    const { html, files, leftOut } = tidy(
      '<p>Chữ</p><img src="data:image/png;base64,aGVsbG8="><img src="file:///a.png"><img src="https://a.vn/b.png">' +
        '<video></video><svg><text>x</text></svg>',
    );
    expect(html).toBe('<p>Chữ</p>');
    expect(files.map(({ type, size }) => [type, size])).toEqual([['image/png', 5]]);
    expect(leftOut).toEqual({ pictures: 2, videos: 1, others: 1 });
    expect(tidyPasted('<img data-picture="x"><p>a</p>', false).leftOut.pictures).toBe(1);
  });
});

test('a key costs as much as its block, however long the document is', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const content = Array.from({ length: 200 }, (_, index) => paragraph(`Đoạn ${index}`));
  const state = EditorState.create({ doc: Node.fromJSON(schema, { type: 'doc', content }) });
  const before = docOf(state.doc);
  const written = vi.spyOn(Node.prototype, 'toJSON');
  const after = docOf(state.apply(state.tr.insertText('a b ', 1)).doc);
  // The paragraph and the text within
  expect(written).toHaveBeenCalledTimes(2);
  written.mockRestore();
  expect(after.content?.slice(1).every((block, index) => block === before.content?.[index + 1])).toBe(true);
  expect(tidyDoc(after)).toBe(after);
  expect(countWords(after) - countWords(before)).toBe(2);
});

test('an editor knows its own pictures alone, and draws those that become known later', () => {
  const image = { type: 'image', attrs: { pictureId: PICTURE.id, alt: 'Phin' } };
  const open = (pictures: (typeof PICTURE)[]) =>
    new Editor({
      element: document.createElement('div'),
      extensions: makeExtensions(words, pictures),
      content: { type: 'doc', content: [image] },
    });
  const [one, two] = [open([PICTURE]), open([])];
  const shown = (editor: Editor) => editor.view.dom.querySelector('img')?.getAttribute('src');
  expect([shown(one), shown(two)]).toEqual(['/media/a', null]);
  knowPictures(two, [{ ...PICTURE, url: '/media/new' }]);
  expect([shown(one), shown(two)]).toEqual(['/media/a', '/media/new']);
  for (const editor of [one, two]) editor.destroy();
});
