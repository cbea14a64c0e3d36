import { CreateLessonInput } from '../../generated/input-rules.ts';

/** The server's limit in bytes, rounded down to the number in the message. */
export const MAX_VIDEO_BYTES = 2_000_000_000;

const TYPES = ['video/mp4', 'video/quicktime'];
const EXTENSIONS = ['.mp4', '.m4v', '.mov'];

/** For the file picker. WebM is accepted only if videos are transcoded, because not every browser plays it. */
export const videoAccept = (makesStreams: boolean): string =>
  [...TYPES, ...EXTENSIONS, ...(makesStreams ? ['video/webm', '.webm'] : [])].join(',');

export const isVideo = ({ type, name }: Pick<File, 'type' | 'name'>, makesStreams: boolean): boolean => {
  const accepted = videoAccept(makesStreams).split(',');
  return (
    accepted.includes(type) ||
    accepted.some((each) => each.startsWith('.') && name.toLowerCase().endsWith(each))
  );
};

/** Reason for which a file is not uploaded; null if it is accepted. */
export const videoFault = (
  file: Pick<File, 'type' | 'name' | 'size'>,
  makesStreams: boolean,
): 'type' | 'webm' | 'empty' | 'size' | null => {
  if (!isVideo(file, makesStreams)) return makesStreams ? 'webm' : 'type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_VIDEO_BYTES ? 'size' : null;
};

/** `01 `, `1. `, `1.2 - `, `(3) `: a number for sorting files. The number of "3 cách pha" is part of the title. */
const NUMBERING = /^[[(]?(?:0\d+|\d+(?=\s*[.)\]_–-]))(?:[._-]\d+)*[\s.)\]_–:-]+/u;

/** A lesson's title from a file name, without extension and numbering; null if nothing remains. */
export const titleOfFile = (name: string): string | null => {
  const { minLength = 1, maxLength = 80 } = CreateLessonInput.title;
  const stem = name
    .normalize('NFC')
    .replace(/\.\w{2,4}$/, '')
    .trim();
  const title = stem.replace(NUMBERING, '');
  // Dashes and underscores are replaced by spaces if they are the only separators
  const spaced = (/\s/.test(title) ? title.replaceAll('_', ' ') : title.replace(/[_-]+/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
  return spaced.length < minLength ? null : spaced.charAt(0).toLocaleUpperCase('vi') + spaced.slice(1);
};
