import type { CompletionRule, Drip, UpdateLessonInput } from '../../generated/schema.ts';
import { type RichNode, tidyDoc } from '../../ui/editor/rich-text.ts';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { sameJson } from '../../ui/same-json.ts';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';

/** A lesson as its form holds it. Numbers are the digits that were typed, moments `2026-12-05T20:00` in Vietnam. */
export interface LessonValues {
  title: string;
  isPreview: boolean;
  body: RichNode;
  embed: string;
  liveUrl: string;
  liveStartsAt: string;
  recordingUrl: string;
  minutes: string;
  isRequired: boolean;
  rule: CompletionRule;
  drip: Drip;
  dripDays: string;
  dripAt: string;
}

export type LessonField = keyof LessonValues;

/** All fields in the order of the form; the server's names for them are the same. */
export const LESSON_FIELDS: readonly LessonField[] = [
  'title',
  'embed',
  'liveStartsAt',
  'minutes',
  'liveUrl',
  'recordingUrl',
  'body',
  'isPreview',
  'isRequired',
  'rule',
  'drip',
  'dripDays',
  'dripAt',
];
/** What opens a lesson is said as a whole: a number of days means nothing without its kind. */
const DRIP_FIELDS: readonly LessonField[] = ['drip', 'dripDays', 'dripAt'];

const moment = (iso: string | null): string => (iso ? toLocal(iso) : '');
const digits = (value: number | null): string => (value === null ? '' : String(value));

/** The form's values of a lesson as the server has it. */
export const lessonValuesOf = (
  lesson: Omit<EditableLessonFragment, 'course' | 'files' | 'pictures' | 'captions' | '__typename'>,
): LessonValues => ({
  title: lesson.title,
  isPreview: lesson.isPreview,
  body: tidyDoc(lesson.body),
  embed: lesson.embedUrl ?? '',
  liveUrl: lesson.joinUrl ?? '',
  liveStartsAt: moment(lesson.liveStartsAt),
  recordingUrl: lesson.recordingUrl ?? '',
  minutes: digits(lesson.minutes),
  isRequired: lesson.isRequired,
  rule: lesson.rule,
  drip: lesson.drip,
  dripDays: digits(lesson.dripDays),
  dripAt: moment(lesson.dripAt),
});

type LessonInput = Omit<UpdateLessonInput, 'lessonId' | 'expectedVersion'>;
const number = (text: string): number | null => (text === '' ? null : Number(text));

/** What the server is told. What can't be read as a moment is left to the form to refuse. */
export const inputValueOf = (values: LessonValues): Required<Pick<LessonInput, LessonField>> => ({
  title: values.title.trim(),
  isPreview: values.isPreview,
  body: values.body,
  embed: values.embed.trim() || null,
  liveUrl: values.liveUrl.trim() || null,
  liveStartsAt: fromLocal(values.liveStartsAt),
  recordingUrl: values.recordingUrl.trim() || null,
  minutes: number(values.minutes),
  isRequired: values.isRequired,
  rule: values.rule,
  drip: values.drip,
  dripDays: values.drip === 'RELATIVE' ? number(values.dripDays) : null,
  dripAt: values.drip === 'DATE' ? fromLocal(values.dripAt) : null,
});

/** What of an edit is sent: the fields that changed, and with one of its opening all of that. */
export const changesOf = (values: LessonValues, changed: readonly LessonField[]): LessonInput => {
  const sent = inputValueOf(values);
  const isDrip = changed.some((field) => DRIP_FIELDS.includes(field));
  const fields = isDrip ? new Set([...changed, ...DRIP_FIELDS]) : changed;
  return Object.fromEntries([...fields].map((field) => [field, sent[field]]));
};

/** Which fields the server would store differently. */
export const changedInLesson = (base: LessonValues, values: LessonValues): LessonField[] => {
  const [before, after] = [comparable(base), comparable(values)];
  return LESSON_FIELDS.filter((field) => !sameJson(before[field], after[field]));
};

/** With the words of moments that can't be read yet: they are typed, and not saved. */
const comparable = (values: LessonValues) => ({
  ...inputValueOf(values),
  liveStartsAt: values.liveStartsAt,
  dripAt: values.drip === 'DATE' ? values.dripAt : '',
});
