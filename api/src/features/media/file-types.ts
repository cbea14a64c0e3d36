import { registerEnumType } from 'type-graphql';
import { FileMissing, type OpenFile, type Storage } from '../../platform/files/storage/storage.ts';

export enum LessonFileType {
  PDF = 'PDF',
  IMAGE = 'IMAGE',
  AUDIO = 'AUDIO',
  VIDEO = 'VIDEO',
  DOCUMENT = 'DOCUMENT',
  SHEET = 'SHEET',
  SLIDES = 'SLIDES',
  TEXT = 'TEXT',
  ARCHIVE = 'ARCHIVE',
}
registerEnumType(LessonFileType, {
  name: 'LessonFileType',
  description: 'Type of a lesson file, determined from its content.',
  valuesConfig: {
    PDF: { description: 'A PDF document that browsers display.' },
    IMAGE: { description: 'A PNG, JPEG, GIF or WebP picture.' },
    AUDIO: { description: 'An MP3, M4A, OGG or WAV audio file.' },
    VIDEO: { description: 'An MP4 video that browsers play.' },
    DOCUMENT: { description: 'A Word document or an EPUB book.' },
    SHEET: { description: 'An Excel spreadsheet to download.' },
    SLIDES: { description: 'A PowerPoint presentation to download.' },
    TEXT: { description: 'Plain text, tabular data or program code.' },
    ARCHIVE: { description: 'A ZIP archive of several files.' },
  },
});

/** A file type: its extension selects it, and a check of the content confirms it. */
interface FileType {
  readonly type: LessonFileType;
  readonly contentType: string;
  readonly is: (content: Content) => boolean;
}

interface Content {
  readonly head: Buffer;
  readonly tail: Buffer;
}

const begins = (...signatures: readonly (string | readonly number[])[]) => {
  const all = signatures.map((signature) =>
    typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature),
  );
  return ({ head }: Content) => all.some((bytes) => head.subarray(0, bytes.length).equals(bytes));
};
const isZip = begins('PK\u0003\u0004');
/** PDF readers search for the signature in the first 1,024 bytes. */
const isPdf = ({ head }: Content) => head.subarray(0, 1024).includes('%PDF-');
/** The names of the files in an archive are at its end. An office file is an archive with a part of this name. */
const holds =
  (...parts: readonly string[]) =>
  (content: Content) =>
    isZip(content) && parts.every((part) => content.tail.includes(part) || content.head.includes(part));
const office = (folder: string) => holds('[Content_Types].xml', folder);
const isRiff = (form: string) => (content: Content) =>
  begins('RIFF')(content) && content.head.subarray(8, 12).toString('latin1') === form;

/** True if the bytes are UTF-8 without control characters. The last character of the first part may be cut. */
const isText = ({ head, tail }: Content): boolean => [head, tail].every(isTextPart);
function isTextPart(part: Buffer, index: number): boolean {
  const text = new TextDecoder('utf-8').decode(part);
  const whole = index === 0 ? text.replace(/\uFFFD{1,3}$/, '') : text.replace(/^\uFFFD{1,3}/, '');
  return !/[\p{Cc}\uFFFD]/u.test(whole.replace(/[\t\r\n\f]/g, ''));
}

const mime = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;
const plain: FileType = { type: LessonFileType.TEXT, contentType: 'text/plain; charset=utf-8', is: isText };
const image = (contentType: string, is: FileType['is']): FileType => ({
  type: LessonFileType.IMAGE,
  contentType,
  is,
});
const audio = (contentType: string, is: FileType['is']): FileType => ({
  type: LessonFileType.AUDIO,
  contentType,
  is,
});

const isMp4 = ({ head }: Content) => head.subarray(4, 8).toString('latin1') === 'ftyp';

/** By extension. Types that run in a browser (HTML, SVG) are missing: files are served from our own origin. */
const fileTypes: Readonly<Record<string, FileType>> = {
  pdf: { type: LessonFileType.PDF, contentType: 'application/pdf', is: isPdf },
  png: image('image/png', begins('\u0089PNG\r\n\u001A\n')),
  jpg: image('image/jpeg', begins([0xff, 0xd8, 0xff])),
  jpeg: image('image/jpeg', begins([0xff, 0xd8, 0xff])),
  gif: image('image/gif', begins('GIF87a', 'GIF89a')),
  webp: image('image/webp', isRiff('WEBP')),
  mp3: audio('audio/mpeg', begins('ID3', [0xff, 0xfb], [0xff, 0xf3], [0xff, 0xf2])),
  m4a: audio('audio/mp4', isMp4),
  mp4: { type: LessonFileType.VIDEO, contentType: 'video/mp4', is: isMp4 },
  ogg: audio('audio/ogg', begins('OggS')),
  wav: audio('audio/wav', isRiff('WAVE')),
  docx: {
    type: LessonFileType.DOCUMENT,
    contentType: mime('wordprocessingml.document'),
    is: office('word/'),
  },
  epub: {
    type: LessonFileType.DOCUMENT,
    contentType: 'application/epub+zip',
    is: holds('application/epub+zip'),
  },
  xlsx: { type: LessonFileType.SHEET, contentType: mime('spreadsheetml.sheet'), is: office('xl/') },
  pptx: {
    type: LessonFileType.SLIDES,
    contentType: mime('presentationml.presentation'),
    is: office('ppt/'),
  },
  zip: { type: LessonFileType.ARCHIVE, contentType: 'application/zip', is: isZip },
  ...Object.fromEntries(
    // Text, tables and program code. All of them are sent as plain text
    'txt md csv tsv json yaml yml sql py js jsx ts tsx css java c h cpp cs go rs php rb sh conf ipynb srt vtt'
      .split(' ')
      .map((ending) => [ending, plain]),
  ),
};

const PART = 64 * 1024;

/** @returns the type by the extension if the content matches it */
export async function typeOfFile(
  storage: Pick<Storage, 'open'>,
  key: string,
  name: string,
): Promise<FileType | undefined> {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase();
  const claimed = ending && Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined;
  if (!claimed) return undefined;
  const file = await storage.open(key);
  if (!file) throw new FileMissing(key);
  return claimed.is(await contentOf(file)) ? claimed : undefined;
}

async function contentOf(file: OpenFile): Promise<Content> {
  try {
    const { size } = await file.stat();
    const part = async (position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(PART), 0, PART, position);
      return buffer.subarray(0, bytesRead);
    };
    return { head: await part(0), tail: await part(Math.max(0, size - PART)) };
  } finally {
    await file.close();
  }
}

const SHOWN = new Set([
  LessonFileType.PDF,
  LessonFileType.IMAGE,
  LessonFileType.AUDIO,
  LessonFileType.VIDEO,
  LessonFileType.TEXT,
]);
/** Types that browsers show in a page. Others are downloaded. */
export const isShown = (type: LessonFileType): boolean => SHOWN.has(type);

export interface NamedFile {
  readonly name: string;
  readonly type: LessonFileType;
  readonly storage_key: string;
  readonly content_type: string;
}
