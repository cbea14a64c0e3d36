import { withoutAccents } from '../../../platform/i18n/without-accents.ts';
import { LessonKind } from '../lesson.enums.ts';

export type OutlineColumn = 'section' | 'lesson' | 'kind' | 'minutes' | 'isRequired' | 'isPreview' | 'text';

/** Normalises text for the comparison of columns and values: no accents, case and punctuation. */
export const bare = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const byName = <T>(names: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(names));

export const columnNames = byName<OutlineColumn>({
  chuong: 'section',
  'ten chuong': 'section',
  phan: 'section',
  section: 'section',
  chapter: 'section',
  module: 'section',
  bai: 'lesson',
  'bai hoc': 'lesson',
  'ten bai': 'lesson',
  lesson: 'lesson',
  'lesson title': 'lesson',
  title: 'lesson',
  loai: 'kind',
  'loai bai': 'kind',
  kind: 'kind',
  type: 'kind',
  'thoi luong': 'minutes',
  'thoi luong phut': 'minutes',
  'so phut': 'minutes',
  phut: 'minutes',
  length: 'minutes',
  'length minutes': 'minutes',
  minutes: 'minutes',
  duration: 'minutes',
  'bat buoc': 'isRequired',
  required: 'isRequired',
  'hoc thu': 'isPreview',
  preview: 'isPreview',
  'free preview': 'isPreview',
  'noi dung': 'text',
  text: 'text',
  content: 'text',
});

/** Names of kinds, as in the studio and in the schema. */
export const kindNames = byName<LessonKind>({
  'bai doc': LessonKind.TEXT,
  doc: LessonKind.TEXT,
  text: LessonKind.TEXT,
  reading: LessonKind.TEXT,
  video: LessonKind.VIDEO,
  'tai lieu': LessonKind.FILE,
  tep: LessonKind.FILE,
  file: LessonKind.FILE,
  files: LessonKind.FILE,
  'bai kiem tra': LessonKind.QUIZ,
  'kiem tra': LessonKind.QUIZ,
  quiz: LessonKind.QUIZ,
  'bai tap': LessonKind.ASSIGNMENT,
  assignment: LessonKind.ASSIGNMENT,
  'buoi hoc truc tiep': LessonKind.LIVE,
  'truc tiep': LessonKind.LIVE,
  live: LessonKind.LIVE,
  'live lesson': LessonKind.LIVE,
  'live session': LessonKind.LIVE,
  'noi dung nhung': LessonKind.EMBED,
  nhung: LessonKind.EMBED,
  embed: LessonKind.EMBED,
  'embedded page': LessonKind.EMBED,
  'embedded content': LessonKind.EMBED,
});

export const flagNames = byName<boolean>({
  co: true,
  x: true,
  yes: true,
  y: true,
  true: true,
  '1': true,
  'bat buoc': true,
  required: true,
  'hoc thu': true,
  khong: false,
  no: false,
  n: false,
  false: false,
  '0': false,
});
