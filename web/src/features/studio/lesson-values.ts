import type { CompletionRule, Drip, UpdateLessonInput } from '../../generated/schema.ts';
import { normalizeDoc, type RichNode } from '../../ui/editor/rich-text.ts';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { sameJson } from '../../ui/same-json.ts';
import { heldValues } from './held/held-values.ts';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';

/** A lesson as form values. Numbers are the typed digits, times are `2026-12-05T20:00` in Vietnam. */
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

/** All fields in the order of the form. The server uses the same names. */
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
/** The release schedule is sent as a group, because a number of days means nothing without its kind. */
const DRIP_FIELDS: readonly LessonField[] = ['drip', 'dripDays', 'dripAt'];

const formatMoment = (iso: string | null): string => (iso ? toLocal(iso) : '');
const formatNumber = (value: number | null): string => (value === null ? '' : String(value));

/** The form values of a lesson on the server. Values that wait for a reviewer replace the shown ones. */
export const toLessonValues = (shown: EditableLessonFragment): LessonValues => {
  const { liveUrl, ...held } = heldValues<EditableLessonFragment & { liveUrl: string | null }>(
    shown.heldEdit,
  );
  return toFormValues({ ...shown, ...held, ...(liveUrl !== undefined && { joinUrl: liveUrl }) });
};

const toFormValues = (lesson: EditableLessonFragment): LessonValues => ({
  title: lesson.title,
  isPreview: lesson.isPreview,
  body: normalizeDoc(lesson.body),
  embed: lesson.embedUrl ?? '',
  liveUrl: lesson.joinUrl ?? '',
  liveStartsAt: formatMoment(lesson.liveStartsAt),
  recordingUrl: lesson.recordingUrl ?? '',
  minutes: formatNumber(lesson.minutes),
  isRequired: lesson.isRequired,
  rule: lesson.rule,
  drip: lesson.drip,
  dripDays: formatNumber(lesson.dripDays),
  dripAt: formatMoment(lesson.dripAt),
});

type LessonInput = Omit<UpdateLessonInput, 'lessonId' | 'expectedVersion'>;
const parseNumber = (text: string): number | null => (text === '' ? null : Number(text));

/** The fields as the mutation's input. The form reports invalid times. */
export const toInputValue = (values: LessonValues): Required<Pick<LessonInput, LessonField>> => ({
  title: values.title.trim(),
  isPreview: values.isPreview,
  body: values.body,
  embed: values.embed.trim() || null,
  liveUrl: values.liveUrl.trim() || null,
  liveStartsAt: fromLocal(values.liveStartsAt),
  recordingUrl: values.recordingUrl.trim() || null,
  minutes: parseNumber(values.minutes),
  isRequired: values.isRequired,
  rule: values.rule,
  drip: values.drip,
  dripDays: values.drip === 'RELATIVE' ? parseNumber(values.dripDays) : null,
  dripAt: values.drip === 'DATE' ? fromLocal(values.dripAt) : null,
});

/** The input of an update: changed fields only; release-schedule fields as a group. */
export const getChanges = (values: LessonValues, changed: readonly LessonField[]): LessonInput => {
  const input = toInputValue(values);
  const isDrip = changed.some((field) => DRIP_FIELDS.includes(field));
  const fields = isDrip ? new Set([...changed, ...DRIP_FIELDS]) : changed;
  return Object.fromEntries([...fields].map((field) => [field, input[field]]));
};

/** The fields that a save would change. */
export const getChangedFields = (base: LessonValues, values: LessonValues): LessonField[] => {
  const [comparableBase, comparableValues] = [toComparable(base), toComparable(values)];
  return LESSON_FIELDS.filter((field) => !sameJson(comparableBase[field], comparableValues[field]));
};

/** Includes the text of invalid times, which are typed but not saved. */
const toComparable = (values: LessonValues) => ({
  ...toInputValue(values),
  liveStartsAt: values.liveStartsAt,
  dripAt: values.drip === 'DATE' ? values.dripAt : '',
});
