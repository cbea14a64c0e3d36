import { defineEnum } from '../../graphql/define-enum.ts';
import { FileMissing, type OpenFile, readBytes, type Storage } from '../../platform/files/storage/storage.ts';

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
export type LessonFileType = keyof typeof LessonFileType;

/** A file type. The extension selects it, and `matches` confirms it from the content. */
interface FileType {
  readonly type: LessonFileType;
  readonly contentType: string;
  readonly matches: (content: Content) => boolean;
}

/** The beginning and the end of a file. */
interface Content {
  readonly head: Buffer;
  readonly tail: Buffer;
}

const startsWith = (...signatures: readonly (string | readonly number[])[]) => {
  const all = signatures.map((signature) =>
    typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature),
  );
  return ({ head }: Content) => all.some((bytes) => head.subarray(0, bytes.length).equals(bytes));
};
const isZip = startsWith('PK\u0003\u0004');
/** PDF readers search for the signature in the first 1,024 bytes. */
const isPdf = ({ head }: Content) => head.subarray(0, 1024).includes('%PDF-');
/** Office files are ZIP archives with certain parts. A ZIP archive lists its parts at its end. */
const containsParts =
  (...parts: readonly string[]) =>
  (content: Content) =>
    isZip(content) && parts.every((part) => content.tail.includes(part) || content.head.includes(part));
const office = (folder: string) => containsParts('[Content_Types].xml', folder);
const isRiff = (form: string) => (content: Content) =>
  startsWith('RIFF')(content) && content.head.subarray(8, 12).toString('latin1') === form;

/** True if the bytes are UTF-8 without control characters. Ignores characters that are cut between head and tail. */
const isText = ({ head, tail }: Content): boolean => [head, tail].every(isTextPart);
function isTextPart(part: Buffer, index: number): boolean {
  const text = new TextDecoder('utf-8').decode(part);
  const whole = index === 0 ? text.replace(/\uFFFD{1,3}$/, '') : text.replace(/^\uFFFD{1,3}/, '');
  return !/[\p{Cc}\uFFFD]/u.test(whole.replace(/[\t\r\n\f]/g, ''));
}

const isMp4 = ({ head }: Content) => head.subarray(4, 8).toString('latin1') === 'ftyp';

const mime = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;
const file = (type: LessonFileType, contentType: string, matches: FileType['matches']): FileType => ({
  type,
  contentType,
  matches,
});
const plain = file('TEXT', 'text/plain; charset=utf-8', isText);
const jpeg = file('IMAGE', 'image/jpeg', startsWith([0xff, 0xd8, 0xff]));

/** File types by extension. HTML and SVG are missing, because their scripts would run on our own origin. */
const fileTypes: Readonly<Record<string, FileType>> = {
  pdf: file('PDF', 'application/pdf', isPdf),
  png: file('IMAGE', 'image/png', startsWith('\u0089PNG\r\n\u001A\n')),
  jpg: jpeg,
  jpeg,
  gif: file('IMAGE', 'image/gif', startsWith('GIF87a', 'GIF89a')),
  webp: file('IMAGE', 'image/webp', isRiff('WEBP')),
  mp3: file('AUDIO', 'audio/mpeg', startsWith('ID3', [0xff, 0xfb], [0xff, 0xf3], [0xff, 0xf2])),
  m4a: file('AUDIO', 'audio/mp4', isMp4),
  mp4: file('VIDEO', 'video/mp4', isMp4),
  ogg: file('AUDIO', 'audio/ogg', startsWith('OggS')),
  wav: file('AUDIO', 'audio/wav', isRiff('WAVE')),
  docx: file('DOCUMENT', mime('wordprocessingml.document'), office('word/')),
  epub: file('DOCUMENT', 'application/epub+zip', containsParts('application/epub+zip')),
  xlsx: file('SHEET', mime('spreadsheetml.sheet'), office('xl/')),
  pptx: file('SLIDES', mime('presentationml.presentation'), office('ppt/')),
  zip: file('ARCHIVE', 'application/zip', isZip),
  ...Object.fromEntries(
    // Text, tables and program code are all served as plain text
    'txt md csv tsv json yaml yml sql py js jsx ts tsx css java c h cpp cs go rs php rb sh conf ipynb srt vtt'
      .split(' ')
      .map((ending) => [ending, plain]),
  ),
};

/** Bytes of head and tail. */
const PART_BYTES = 64 * 1024;

/** @returns the type of the file's extension; undefined if it is unknown or the content does not match */
export async function typeOfFile(
  storage: Pick<Storage, 'open'>,
  key: string,
  name: string,
): Promise<FileType | undefined> {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase();
  const typeOfName = ending && Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined;
  if (!typeOfName) return undefined;
  const file = await storage.open(key);
  if (!file) throw new FileMissing(key);
  return typeOfName.matches(await inspectContent(file)) ? typeOfName : undefined;
}

async function inspectContent(file: OpenFile): Promise<Content> {
  try {
    const { size } = await file.stat();
    return {
      head: await readBytes(file, 0, PART_BYTES),
      tail: await readBytes(file, Math.max(0, size - PART_BYTES), PART_BYTES),
    };
  } finally {
    await file.close();
  }
}

/** True if browsers can display the type in a page. Other types are downloaded. */
export const isShown = (type: LessonFileType): boolean =>
  ['PDF', 'IMAGE', 'AUDIO', 'VIDEO', 'TEXT'].includes(type);

export interface NamedFile extends StoredFile {
  readonly name: string;
  readonly type: LessonFileType;
}

/** A stored file that a response sends, with the names of its columns. */
export interface StoredFile {
  readonly storage_key: string;
  readonly content_type: string;
}
