import { defineEnum, type EnumOf } from '../../graphql/define-enum.ts';
import { FileMissing, type OpenFile, type Storage } from '../../platform/files/storage/storage.ts';
import { readBytes } from './mp4-boxes.ts';
import type { SentFile } from './streams/find-media.ts';

export const LessonFileType = defineEnum(
  'LessonFileType',
  'Type of a lesson file, determined from its content.',
  {
    PDF: 'A PDF document that browsers display.',
    IMAGE: 'A PNG, JPEG, GIF or WebP picture.',
    AUDIO: 'An MP3, M4A, OGG or WAV audio file.',
    VIDEO: 'An MP4 video that browsers play.',
    DOCUMENT: 'A Word document or an EPUB book.',
    SHEET: 'An Excel spreadsheet to download.',
    SLIDES: 'A PowerPoint presentation to download.',
    TEXT: 'Plain text, tabular data or program code.',
    ARCHIVE: 'A ZIP archive of several files.',
  },
);
export type LessonFileType = EnumOf<typeof LessonFileType>;

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

const isMp4 = ({ head }: Content) => head.subarray(4, 8).toString('latin1') === 'ftyp';

const mime = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;
const file = (type: LessonFileType, contentType: string, is: FileType['is']): FileType => ({
  type,
  contentType,
  is,
});
const plain = file('TEXT', 'text/plain; charset=utf-8', isText);
const jpeg = file('IMAGE', 'image/jpeg', begins([0xff, 0xd8, 0xff]));

/** By extension. Types that run in a browser (HTML, SVG) are missing: files are served from our own origin. */
const fileTypes: Readonly<Record<string, FileType>> = {
  pdf: file('PDF', 'application/pdf', isPdf),
  png: file('IMAGE', 'image/png', begins('\u0089PNG\r\n\u001A\n')),
  jpg: jpeg,
  jpeg,
  gif: file('IMAGE', 'image/gif', begins('GIF87a', 'GIF89a')),
  webp: file('IMAGE', 'image/webp', isRiff('WEBP')),
  mp3: file('AUDIO', 'audio/mpeg', begins('ID3', [0xff, 0xfb], [0xff, 0xf3], [0xff, 0xf2])),
  m4a: file('AUDIO', 'audio/mp4', isMp4),
  mp4: file('VIDEO', 'video/mp4', isMp4),
  ogg: file('AUDIO', 'audio/ogg', begins('OggS')),
  wav: file('AUDIO', 'audio/wav', isRiff('WAVE')),
  docx: file('DOCUMENT', mime('wordprocessingml.document'), office('word/')),
  epub: file('DOCUMENT', 'application/epub+zip', holds('application/epub+zip')),
  xlsx: file('SHEET', mime('spreadsheetml.sheet'), office('xl/')),
  pptx: file('SLIDES', mime('presentationml.presentation'), office('ppt/')),
  zip: file('ARCHIVE', 'application/zip', isZip),
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
    return {
      head: await readBytes(file, 0, PART),
      tail: await readBytes(file, Math.max(0, size - PART), PART),
    };
  } finally {
    await file.close();
  }
}

/** Types that browsers show in a page. Others are downloaded. */
export const isShown = (type: LessonFileType): boolean =>
  ['PDF', 'IMAGE', 'AUDIO', 'VIDEO', 'TEXT'].includes(type);

export interface NamedFile extends SentFile {
  readonly name: string;
  readonly type: LessonFileType;
}
