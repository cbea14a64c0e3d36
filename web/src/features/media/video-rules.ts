import { CreateLessonInput } from '../../generated/input-rules.ts';

/** Bytes that the server takes, rounded down to what is said in words. */
export const VIDEO_MOST = 2_000_000_000;

const TYPES = ['video/mp4', 'video/quicktime'];
const ENDINGS = ['.mp4', '.m4v', '.mov'];

/** For the browser's file picker. WebM is taken only where streams are made of it: not every browser plays it. */
export const videoAccept = (makesStreams: boolean): string =>
  [...TYPES, ...ENDINGS, ...(makesStreams ? ['video/webm', '.webm'] : [])].join(',');

export const isVideo = ({ type, name }: Pick<File, 'type' | 'name'>, makesStreams: boolean): boolean => {
  const taken = videoAccept(makesStreams).split(',');
  return (
    taken.includes(type) || taken.some((each) => each.startsWith('.') && name.toLowerCase().endsWith(each))
  );
};

/** Why a file is not even sent; null when it may be. */
export const videoFault = (
  file: Pick<File, 'type' | 'name' | 'size'>,
  makesStreams: boolean,
): 'type' | 'webm' | 'empty' | 'size' | null => {
  if (!isVideo(file, makesStreams)) return makesStreams ? 'webm' : 'type';
  if (file.size === 0) return 'empty';
  return file.size > VIDEO_MOST ? 'size' : null;
};

/** `01 `, `1. `, `1.2 - `, `(3) `: a number that only orders files. That of “3 cách pha” belongs to the words. */
const NUMBERING = /^[[(]?(?:0\d+|\d+(?=\s*[.)\]_–-]))(?:[._-]\d+)*[\s.)\]_–:-]+/u;

/** A lesson's title from the name of its file, without extension and numbering; null where no title is left. */
export const titleOfFile = (name: string): string | null => {
  const { minLength = 1, maxLength = 80 } = CreateLessonInput.title;
  const stem = name
    .normalize('NFC')
    .replace(/\.\w{2,4}$/, '')
    .trim();
  const words = stem.replace(NUMBERING, '');
  // Where words are parted by dashes or underscores only, those are the spaces
  const spaced = (/\s/.test(words) ? words.replaceAll('_', ' ') : words.replace(/[_-]+/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
  return spaced.length < minLength ? null : spaced.charAt(0).toLocaleUpperCase('vi') + spaced.slice(1);
};
