import { isUuid } from '../../platform/input/ids.ts';

export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}
/** Formatted text as ProseMirror JSON. */
export interface RichTextDocument extends RichTextNode {
  type: 'doc';
}

const LISTS = ['bulletList', 'orderedList'];
const CELL = ['paragraph', ...LISTS, 'codeBlock', 'blockMath'];
const INLINE = ['text', 'hardBreak', 'inlineMath'];

/** Allowed children of each kind of node. `text` carries marks. */
const children: Record<string, readonly string[]> = {
  doc: [
    'paragraph',
    'heading',
    ...LISTS,
    'blockquote',
    'codeBlock',
    'blockMath',
    'image',
    'audio',
    'table',
    'callout',
  ],
  paragraph: INLINE,
  heading: INLINE,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', ...LISTS, 'codeBlock', 'blockMath'],
  blockquote: ['paragraph', ...LISTS, 'blockMath'],
  callout: ['paragraph', ...LISTS, 'blockMath'],
  codeBlock: ['text'],
  table: ['tableRow'],
  tableRow: ['tableHeader', 'tableCell'],
  tableHeader: CELL,
  tableCell: CELL,
  text: [],
  hardBreak: [],
  image: [],
  audio: [],
  inlineMath: [],
  blockMath: [],
};
const marks = new Set(['bold', 'italic', 'code', 'link']);
/** Maximum length of a document as JSON text, in characters: about forty printed pages. */
const MAX_LENGTH = 200_000;
const MAX_DEPTH = 20;
export const MAX_DOCUMENT_PICTURES = 60;
const MAX_ALT_LENGTH = 300;
/** In characters of the LaTeX source. */
const MAX_FORMULA_LENGTH = 1000;
/** Maximum number of consecutive spaces. Renderers and parsers of the text need not handle more. */
const MAX_BLANKS = 1000;
const TONES = ['note', 'tip', 'warning'];
const MAX_TABLE_COLUMNS = 12;

/**
 * Removes unknown attributes from a document. Only texts whose readers get its audio allow some.
 * @returns undefined if it contains a node, mark or URL that is not allowed
 */
export function cleanRichText(
  value: unknown,
  { allowsSounds = false }: { allowsSounds?: boolean } = {},
): RichTextDocument | undefined {
  // Cleaned before it is measured, because only cleaning bounds its depth
  const clean = cleanNode(value, 0);
  if (clean?.type !== 'doc' || JSON.stringify(clean).length > MAX_LENGTH) return undefined;
  const doc = clean as RichTextDocument;
  if (!allowsSounds && soundIds(doc).length) return undefined;
  return pictureIds(doc).length <= MAX_DOCUMENT_PICTURES ? doc : undefined;
}

/**
 * Allowed attributes of each kind of node. The functions return undefined for invalid attributes. Kinds without an
 * entry have no attributes.
 */
const allowedAttrs: Record<string, (attrs: Record<string, unknown>) => Record<string, unknown> | undefined> =
  {
    heading: ({ level }) => ({ level: level === 2 ? 2 : 3 }),
    codeBlock: ({ language }) =>
      typeof language === 'string' ? { language: language.slice(0, 20).toWellFormed() } : {},
    callout: ({ tone }) => ({ tone: TONES.find((each) => each === tone) ?? TONES[0] }),
    image: imageAttrs,
    audio: audioAttrs,
    inlineMath: mathAttrs,
    blockMath: mathAttrs,
    tableHeader: cellAttrs,
    tableCell: cellAttrs,
  };

/** A picture needs an alternative text, or is marked as decorative. */
function imageAttrs({ pictureId, alt, isDecorative }: Record<string, unknown>) {
  if (typeof pictureId !== 'string' || !isUuid(pictureId)) return undefined;
  const words = typeof alt === 'string' ? alt.toWellFormed().normalize('NFC').trim() : '';
  if (isDecorative === true) return { pictureId: pictureId.toLowerCase(), alt: '', isDecorative: true };
  if (!words || words.length > MAX_ALT_LENGTH) return undefined;
  return { pictureId: pictureId.toLowerCase(), alt: words };
}

/** Audio needs a name, which is read aloud instead of it. */
function audioAttrs({ soundId, alt }: Record<string, unknown>) {
  if (typeof soundId !== 'string' || !isUuid(soundId)) return undefined;
  const words = typeof alt === 'string' ? alt.toWellFormed().normalize('NFC').trim() : '';
  return words && words.length <= MAX_ALT_LENGTH ? { soundId: soundId.toLowerCase(), alt: words } : undefined;
}

/** A formula consists of its source only. Renderers decide whether it can be typeset. */
function mathAttrs({ latex }: Record<string, unknown>) {
  if (typeof latex !== 'string') return undefined;
  const source = latex.toWellFormed().normalize('NFC').trim();
  return source && source.length <= MAX_FORMULA_LENGTH ? { latex: source } : undefined;
}

/** Stored only for cells that span others. */
function cellAttrs({ colspan = 1, rowspan = 1 }: Record<string, unknown>) {
  const isSpan = (span: unknown) => Number.isInteger(span) && Number(span) >= 1 && Number(span) <= 50;
  if (!isSpan(colspan) || !isSpan(rowspan)) return undefined;
  return { ...(colspan !== 1 && { colspan }), ...(rowspan !== 1 && { rowspan }) };
}

function cleanNode(value: unknown, depth: number): RichTextNode | undefined {
  if (!isNode(value) || depth > MAX_DEPTH || !Object.hasOwn(children, value.type)) return undefined;
  const node: RichTextNode = { type: value.type };
  if (value.type === 'text') {
    if (typeof value.text !== 'string' || value.text === '') return undefined;
    node.text = value.text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\s+/g, (blanks) => blanks.slice(0, MAX_BLANKS));
    const marks = cleanMarks(value.marks ?? []);
    if (!marks) return undefined;
    if (marks.length) node.marks = marks;
    return node;
  }
  const attrs = allowedAttrs[value.type]?.(isRecord(value.attrs) ? value.attrs : {});
  if (!attrs && allowedAttrs[value.type]) return undefined;
  if (attrs && Object.keys(attrs).length) node.attrs = attrs;
  const content: RichTextNode[] = [];
  for (const child of Array.isArray(value.content) ? value.content : []) {
    const clean = cleanNode(child, depth + 1);
    if (!clean || !children[value.type]!.includes(clean.type)) return undefined;
    content.push(clean);
  }
  if (NEVER_EMPTY.includes(value.type) && !content.length) return undefined;
  if (value.type === 'tableRow' && content.length > MAX_TABLE_COLUMNS) return undefined;
  if (content.length || value.type === 'doc') node.content = content;
  return node;
}
/** Editors cannot open these nodes without children. */
const NEVER_EMPTY = ['table', 'tableRow', 'tableHeader', 'tableCell', 'callout'];

function cleanMarks(value: unknown): RichTextNode['marks'] {
  if (!Array.isArray(value)) return undefined;
  const cleaned: NonNullable<RichTextNode['marks']> = [];
  for (const mark of value) {
    if (!isNode(mark) || !marks.has(mark.type)) return undefined;
    if (mark.type !== 'link') cleaned.push({ type: mark.type });
    else if (isSafeUrl(mark.attrs?.href)) cleaned.push({ type: 'link', attrs: { href: mark.attrs.href } });
    else return undefined;
  }
  return cleaned;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNode = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && typeof (value as RichTextNode).type === 'string';
/**
 * `javascript:` and `data:` URLs can contain scripts. For browsers `/\\host` equals `//host`, and so does
 * `/<tab>/host`.
 */
const isSafeUrl = (href: unknown): href is string =>
  typeof href === 'string' &&
  href.length <= 2000 &&
  href.isWellFormed() &&
  !/\p{Cc}/u.test(href) &&
  /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href);

/** IDs of a kind of node, without duplicates. */
function idsOf(node: RichTextNode | null | undefined, type: string, name: string): string[] {
  if (!node) return [];
  const own = node.type === type ? [String(node.attrs?.[name])] : [];
  return [...new Set([...own, ...(node.content ?? []).flatMap((child) => idsOf(child, type, name))])];
}

export const pictureIds = (node: RichTextNode | null | undefined): string[] =>
  idsOf(node, 'image', 'pictureId');

export const soundIds = (node: RichTextNode | null | undefined): string[] => idsOf(node, 'audio', 'soundId');

/** True if a document shows anything. */
export const hasContent = (doc: RichTextDocument): boolean =>
  plainText(doc).trim() !== '' || pictureIds(doc).length > 0 || soundIds(doc).length > 0;

export const countWords = (node: RichTextNode | null | undefined): number =>
  (plainText(node).match(/[\p{L}\p{N}]+/gu) ?? []).length;

/** Text of a document: the source of formulas, and blocks separated by a space. */
export function plainText(node: RichTextNode | null | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return ' ';
  if (node.type === 'inlineMath' || node.type === 'blockMath') return String(node.attrs?.latex ?? '');
  const inline = node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock';
  return (node.content ?? []).map(plainText).join(inline ? '' : ' ');
}

/** Reading time in seconds, at 200 words per minute. */
export const readingSeconds = (node: RichTextNode | null | undefined): number =>
  Math.ceil(countWords(node) * 0.3);
