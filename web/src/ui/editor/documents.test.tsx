import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { Editor, getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, test, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { RichTextView } from '../rich-text-view.tsx';
import { makeExtensions } from './extensions.ts';
import { normalizePasted } from './pasted.ts';
import { registerPictures } from './picture-node.ts';
import { countWords, normalizeDoc, type RichNode, toDoc } from './rich-text.ts';
import { afterTable } from './use-pictures.ts';

/** The documents with which the server is tested as well. */
const examples = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../schema/rich-text-examples.json'), 'utf8'),
) as Record<'kept' | 'refused', Record<string, RichNode>>;
const PICTURE = { id: '0192f0c1-2d3e-7a4b-8c5d-6e7f8a9b0c1d', url: '/media/a', width: 100, height: 80 };
const texts = { calloutName: (tone: string) => tone, noAlt: '', decorative: '' };
const schema = getSchema(makeExtensions(texts, [PICTURE]));

describe.each(Object.entries(examples.kept))('a document of %s', (_, doc) => {
  test("survives the editor in the server's format", () => {
    const node = Node.fromJSON(schema, doc);
    node.check();
    expect(normalizeDoc(node.toJSON())).toEqual(doc);
    expect(toDoc(node)).toEqual(doc);
  });

  test('is shown completely', async () => {
    const { container } = await renderPiece(<RichTextView doc={doc} pictures={[PICTURE]} />);
    // Code, tables, callouts and pictures are loaded when a text contains them
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

describe('pasted content', () => {
  const paste = (html: string) => normalizePasted(html, true);

  test('converts lists of Word with their levels', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}</p>`;
    const { html } = paste(
      `<p>Trước</p>${item(1, '1.', 'Một')}${item(2, '·', 'Hai')}${item(1, '2.', 'Ba')}<p>Sau</p>`,
    );
    expect(html).toBe(
      '<p>Trước</p><ol><li><p>Một</p><ul><li><p>Hai</p></li></ul></li><li><p>Ba</p></li></ol><p>Sau</p>',
    );
  });

  test('separates neighbouring lists of Word of different kinds', () => {
    const item = (list: string, level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:\nIgnore'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}</p>`;
    const texts = (html: string) => html.replaceAll(/<\/?(p|span)\b[^>]*>|<!--.*?-->/g, '');
    const { html } = paste(
      item('l1', 1, '·', 'a') +
        item('l0', 1, '1.', 'b') +
        item('l0', 3, 'i)', 'c') +
        item('l0', 3, 'ii)', 'd') +
        item('l0', 1, '2', 'e') +
        item('l2', 1, '1', 'f') +
        '<p style="mso-list:none">g</p>',
    );
    expect(texts(html)).toBe(
      '<ul><li>a</li></ul><ol><li>b<ol><li>c</li><li>d</li></ol></li><li>e</li></ol><ol><li>f</li></ol>g',
    );
  });

  test('joins the one-item lists of Word in the browser', () => {
    const item = (list: 'ol' | 'ul', level: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1"><${list} start="9"><li data-aria-level="${level}" data-listid="${list}"><p>${text}</p></li></${list}></div>`;
    expect(paste(item('ol', 1, 'a') + item('ul', 2, 'b') + item('ol', 1, 'c')).html).toBe(
      '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>',
    );
  });

  test('counts formulas of Word and MathML as formulas, not as pictures', () => {
    const formula =
      '<!--[if gte msEquation 12]><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath><![endif]--><![if !msEquation]><span>' +
      '<!--[if gte vml 1]><v:shape></v:shape><![endif]--><![if !vml]><img src="file:///C:/clip_image002.png"><![endif]></span><![endif]>';
    const { html, omitted } = paste(
      `<p>Có ${formula} và ${formula}</p><p><!--[if gte vml 1]><v:shape></v:shape><![endif]--><![if !vml]><img src="file:///C:/a.png"><![endif]></p><math><mi>y</mi></math>`,
    );
    expect(html).not.toContain('img');
    expect(omitted).toEqual({ formulas: 3, pictures: 1 });
  });

  test('converts superscripts and subscripts to existing characters', () => {
    const { html, omitted } = paste(
      '<p>10<sup>-3</sup>, H<sub>2</sub>O, x<span style="font-size:0.6em;vertical-align:super">2</span></p>',
    );
    expect(new DOMParser().parseFromString(html, 'text/html').body.textContent).toBe('10⁻³, H₂O, x²');
    expect(omitted).toEqual({});
  });

  test('lists unsupported formats once per place', () => {
    const { omitted } = paste(
      '<p>1<sup>er</sup> x<sub>max</sub> <u>gạch <span style="text-decoration:underline">chân</span></u> <u> </u>' +
        '<span style="text-decoration:line-through underline">a</span> <s>b</s> <del>c</del>' +
        '<a href="https://sen.vn"><span style="text-decoration:underline">d</span></a>' +
        '<span style="text-decoration:none;vertical-align:baseline">e</span></p>',
    );
    expect(omitted).toEqual({ superscripts: 1, subscripts: 1, underlines: 2, strikes: 3 });
  });

  test('adapts headings to the lesson and keeps tables and links', () => {
    const table = '<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>';
    expect(paste(`<h1>Lớn</h1><h5>Nhỏ</h5>${table}<a href="https://sen.vn">x</a>`).html).toBe(
      `<h2>Lớn</h2><h3>Nhỏ</h3>${table}<a href="https://sen.vn">x</a>`,
    );
  });

  test('uploads embedded pictures and counts the unsupported ones', () => {
    const { html, files, omitted } = paste(
      '<p>Chữ</p><img src="data:image/png;base64,aGVsbG8="><img src="file:///a.png"><img src="https://a.vn/b.png">' +
        '<video></video><svg><text>x</text></svg>',
    );
    expect(html).toBe('<p>Chữ</p>');
    expect(files.map(({ type, size }) => [type, size])).toEqual([['image/png', 5]]);
    expect(omitted).toEqual({ pictures: 2, videos: 1, others: 1 });
    expect(normalizePasted('<img data-picture="x"><p>a</p>', false).omitted.pictures).toBe(1);
  });
});

test('the cost of a key press depends on its block, not on the document', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const content = Array.from({ length: 200 }, (_, index) => paragraph(`Đoạn ${index}`));
  const state = EditorState.create({ doc: Node.fromJSON(schema, { type: 'doc', content }) });
  const before = toDoc(state.doc);
  const written = vi.spyOn(Node.prototype, 'toJSON');
  const after = toDoc(state.apply(state.tr.insertText('a b ', 1)).doc);
  // The paragraph and its text
  expect(written).toHaveBeenCalledTimes(2);
  written.mockRestore();
  expect(after.content?.slice(1).every((block, index) => block === before.content?.[index + 1])).toBe(true);
  expect(normalizeDoc(after)).toBe(after);
  expect(countWords(after) - countWords(before)).toBe(2);
});

test('shows only known pictures, also those that become known later', () => {
  const image = { type: 'image', attrs: { pictureId: PICTURE.id, alt: 'Phin' } };
  const open = (pictures: (typeof PICTURE)[]) =>
    new Editor({
      element: document.createElement('div'),
      extensions: makeExtensions(texts, pictures),
      content: { type: 'doc', content: [image] },
    });
  const [one, two] = [open([PICTURE]), open([])];
  const shown = (editor: Editor) => editor.view.dom.querySelector('img')?.getAttribute('src');
  expect([shown(one), shown(two)]).toEqual(['/media/a', null]);
  registerPictures(two, [{ ...PICTURE, url: '/media/new' }]);
  expect([shown(one), shown(two)]).toEqual(['/media/a', '/media/new']);
  for (const editor of [one, two]) editor.destroy();
});

test('sends no referrer with a link to a page of this app', async () => {
  const text = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/cart?add=1' } }] };
  const doc: RichNode = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] };
  await renderPiece(<RichTextView doc={doc} pictures={[]} />);
  expect(screen.getByRole('link', { name: 'x' }).getAttribute('rel')).toBe('noreferrer');
});

test('puts a picture below the table in which the cursor stands', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const table = {
    type: 'table',
    content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('ô')] }] }],
  };
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: makeExtensions(texts, [PICTURE]),
    content: { type: 'doc', content: [table, paragraph('sau')] },
  });
  let cell = 0;
  editor.state.doc.descendants((node, at) => {
    if (node.text === 'ô') cell = at;
  });
  const image = { type: 'image', attrs: { pictureId: PICTURE.id, alt: '' } };
  editor.commands.insertContentAt(afterTable(editor.state.doc, cell), image);
  expect(editor.getJSON().content.map(({ type }) => type)).toEqual(['table', 'image', 'paragraph']);
  expect(afterTable(editor.state.doc, editor.state.doc.content.size)).toBe(editor.state.doc.content.size);
  editor.destroy();
});
