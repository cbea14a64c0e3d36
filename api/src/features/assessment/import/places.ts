import type { RichTextDocument, RichTextNode } from '../../courses/index.ts';

/** A file that a question of a file contains. */
export interface EmbeddedFile {
  readonly name: string;
  readonly base64: string;
}

/** @returns the file and its index in the question */
export type FindFile = (url: string) => { readonly index: number; readonly name: string } | undefined;

/** First character of a line that represents an embedded file or a block of code. For private use in Unicode. */
const PLACE = '\uE020';
const LINE = /^\uE020(code|\d+) ?(.*)$/;

/** Moodle's URL of an embedded file. */
const URL_BEGINNING = '@@PLUGINFILE@@/';

/** The name of an embedded file in a URL; undefined for other URLs. */
export function embeddedName(url: string): string | undefined {
  if (!url.startsWith(URL_BEGINNING)) return undefined;
  return decode(url.slice(URL_BEGINNING.length).split('?')[0]!);
}

/** A file can contain our characters and URLs in any form. @returns the text itself if it is not encoded */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const embeddedUrl = (name: string): string => `${URL_BEGINNING}${encodeURIComponent(name)}`;

export const withoutPlaces = (text: string): string => text.replaceAll(PLACE, '');

const nameOfFile = (name: string): string => name.replace(/\.\w{1,5}$/, '');

export const filePlace = (index: number, alt: string): string =>
  `${PLACE}${index} ${alt.replaceAll(/\s+/g, ' ').trim()}`;

/** @param name describes a file without an alternative text */
export const describedFile = (alt: string | undefined, name: string): string =>
  alt?.trim() || nameOfFile(name) || name;

/** The attribute with the plain text of a rich form in our exports. */
export const TEXT_ATTRIBUTE = 'data-text';
const TEXT_PLACE = `${PLACE}text `;

export const textPlace = (text: string): string => `${TEXT_PLACE}${encodeURIComponent(text.toWellFormed())}`;

/** Separates the plain text of a rich form from the lines of the form. */
export function withoutTextPlace(lines: readonly string[]): { lines: string[]; own: string | undefined } {
  const own = lines.find((line) => line.startsWith(TEXT_PLACE))?.slice(TEXT_PLACE.length);
  return {
    lines: lines.filter((line) => !line.startsWith(TEXT_PLACE)),
    own: own && decode(own),
  };
}

/** A line that represents code with its line breaks and indentation. */
export const codePlace = (code: string): string => `${PLACE}code ${encodeURIComponent(code.toWellFormed())}`;

/** The text of a place; the line itself if it is none. */
export function describePlace(line: string): string {
  const [, kind, text = ''] = LINE.exec(line) ?? [];
  if (!kind) return line;
  return kind === 'code' ? decode(text).replaceAll(/\s+/g, ' ').trim() : text;
}

/** The node of a place. Nodes of files are replaced when the files are stored. */
export function nodeOfPlace(line: string): RichTextNode | undefined {
  const [, kind, text = ''] = LINE.exec(line) ?? [];
  if (!kind) return undefined;
  return kind === 'code'
    ? { type: 'codeBlock', content: [{ type: 'text', text: decode(text) }] }
    : { type: FILE, attrs: { file: Number(kind), alt: text } };
}

const FILE = 'file';

/** A stored file of the course. */
export interface StoredFile {
  readonly kind: 'image' | 'audio';
  readonly id: string;
}

/** @param stored undefined in a preview, which stores nothing: the descriptions replace the files */
export const withStoredFiles = (
  doc: RichTextDocument,
  stored: readonly StoredFile[] | undefined,
): RichTextDocument => ({
  ...doc,
  content: (doc.content ?? []).map((node) => {
    if (node.type !== FILE) return node;
    const alt = String(node.attrs!.alt).slice(0, 300);
    const file = stored?.[Number(node.attrs!.file)];
    if (!file) return { type: 'paragraph', content: [{ type: 'text', text: `[${alt}]` }] };
    return { type: file.kind, attrs: { [file.kind === 'image' ? 'pictureId' : 'soundId']: file.id, alt } };
  }),
});
