import type { RichTextDocument, RichTextNode } from '../../courses/index.ts';
import { TEXT_ATTRIBUTE } from '../import/places.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** @returns the URL of a picture or of audio, or undefined if the file is not part of the export */
export type FileUrl = (id: string) => string | undefined;

const BLOCKS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  callout: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
};
const MARKS: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', code: 'code' };

function textHtml({ text = '', marks = [] }: RichTextNode): string {
  let html = escapeMarkup(text);
  for (const { type, attrs } of marks)
    html =
      type === 'link'
        ? `<a href="${escapeMarkup(String(attrs?.href))}">${html}</a>`
        : `<${MARKS[type]}>${html}</${MARKS[type]}>`;
  return html;
}

/** A document as HTML. Formulas have the delimiters that Moodle typesets. A missing file becomes its description. */
export function toHtml(node: RichTextDocument | RichTextNode, fileUrl: FileUrl): string {
  const { type, attrs = {}, content = [] } = node;
  const inner = () => content.map((child) => toHtml(child, fileUrl)).join('');
  if (type === 'doc') return inner();
  if (type === 'text') return textHtml(node);
  if (type === 'hardBreak') return '<br>';
  if (type === 'inlineMath') return escapeMarkup(`\\(${String(attrs.latex)}\\)`);
  if (type === 'blockMath') return `<p>${escapeMarkup(`\\[${String(attrs.latex)}\\]`)}</p>`;
  if (type === 'codeBlock') return `<pre><code>${inner()}</code></pre>`;
  if (type === 'heading') return `<h${Number(attrs.level) + 1}>${inner()}</h${Number(attrs.level) + 1}>`;
  if (type === 'image' || type === 'audio') {
    const url = fileUrl(String(type === 'image' ? attrs.pictureId : attrs.soundId));
    const alt = escapeMarkup(String(attrs.alt ?? ''));
    if (!url) return alt && `<p>[${alt}]</p>`;
    return type === 'image'
      ? `<p><img src="${url}" alt="${alt}"></p>`
      : `<p><audio controls src="${url}" title="${alt}"></audio></p>`;
  }
  const name = BLOCKS[type] ?? 'div';
  return `<${name}>${inner()}</${name}>`;
}

/** The rich form of a text as HTML. An attribute contains the plain text, which its author may have written. */
export const formHtml = (text: string, rich: RichTextDocument, fileUrl: FileUrl): string =>
  `<div ${TEXT_ATTRIBUTE}="${escapeMarkup(text)}">${toHtml(rich, fileUrl)}</div>`;

/** True if lines of plain text say the same as a document. */
export const isPlain = ({ content = [] }: RichTextDocument): boolean =>
  content.every(
    ({ type, content: inline = [] }) =>
      type === 'paragraph' && inline.every((each) => each.type === 'text' && !each.marks?.length),
  );
