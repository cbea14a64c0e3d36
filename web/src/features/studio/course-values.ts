import { UpdateCourseInput } from '../../generated/input-rules.ts';
import type {
  CourseLevel,
  CourseVisibility,
  Language,
  UpdateCourseInput as UpdateCourse,
} from '../../generated/schema.ts';
import { normalizeDoc, type RichNode } from '../../ui/editor/rich-text.ts';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { sameJson } from '../../ui/same-json.ts';
import type { EditableCourseFragment } from './course-edit.gen.ts';
import { heldValues } from './held/held-values.ts';

type Rules = typeof UpdateCourseInput;
/** Columns whose limits the API states. */
export type NumberColumn = {
  [Name in keyof Rules]: Rules[Name] extends { minimum: number } ? Name : never;
}[keyof Rules];
type NullableNumber = {
  [Name in keyof EditableCourseFragment]: number | null extends EditableCourseFragment[Name] ? Name : never;
}[keyof EditableCourseFragment];
// A column with limits that is not a number or null, or that the fragment lacks, does not compile
export const NUMBER_COLUMNS = Object.entries(UpdateCourseInput).flatMap(([name, rule]) =>
  'minimum' in rule ? [name as NumberColumn] : [],
) satisfies NullableNumber[];
/** Columns without a component of their own. */
export type PlainNumber = Exclude<NumberColumn, 'accessDays'>;
export const PLAIN_NUMBERS = NUMBER_COLUMNS.filter((name): name is PlainNumber => name !== 'accessDays');

export const forNumbers = <T>(getValue: (name: NumberColumn) => T): Record<NumberColumn, T> =>
  Object.fromEntries(NUMBER_COLUMNS.map((name) => [name, getValue(name)])) as Record<NumberColumn, T>;

/** A course as form values. Numbers are the typed digits; '' is null. */
export interface CourseValues extends Record<NumberColumn, string> {
  title: string;
  subtitle: string;
  categoryId: string;
  level: CourseLevel;
  language: Language;
  visibility: CourseVisibility;
  description: RichNode;
  outcomes: string[];
  requirements: string[];
  audience: string[];
  /** Separated by commas. */
  tags: string;
  price: string;
  salePrice: string;
  /** `2026-11-30T23:59` in Vietnamese time. */
  saleEndsAt: string;
}

export type CourseField = keyof CourseValues;

/** All fields in the order of the form. The server uses the same names. */
export const COURSE_FIELDS: readonly CourseField[] = [
  'title',
  'subtitle',
  'categoryId',
  'level',
  'language',
  ...PLAIN_NUMBERS,
  'description',
  'outcomes',
  'requirements',
  'audience',
  'tags',
  'price',
  'salePrice',
  'saleEndsAt',
  'accessDays',
  'visibility',
];

/** The form values of a course on the server. Values that wait for a reviewer replace the published ones. */
export const toCourseValues = (course: EditableCourseFragment): CourseValues => {
  const held = course.heldEdits?.find(({ kind }) => kind === 'COURSE');
  return toFormValues({ ...course, ...heldValues<EditableCourseFragment>(held) });
};

const toFormValues = (course: EditableCourseFragment): CourseValues => ({
  ...toNumbers(course),
  title: course.revision?.title ?? course.title,
  subtitle: course.subtitle,
  categoryId: (course.revision?.category ?? course.category)?.id ?? '',
  level: course.level,
  language: course.language,
  visibility: course.visibility,
  description: normalizeDoc(course.description),
  outcomes: course.outcomes,
  requirements: course.requirements,
  audience: course.audience,
  tags: course.tags.join(', '),
  price: String(course.revision?.price ?? course.pricing?.price ?? 0),
  salePrice: course.pricing?.salePrice == null ? '' : String(course.pricing.salePrice),
  saleEndsAt: course.pricing?.saleEndsAt ? toLocal(course.pricing.saleEndsAt) : '',
});

function toNumbers(course: EditableCourseFragment): Record<NumberColumn, string> {
  const waiting: Partial<Record<NumberColumn, number | null>> = course.revision ?? {};
  return forNumbers((name) => String(waiting[name] ?? course[name] ?? ''));
}

const points = (list: readonly string[]): string[] => list.map((point) => point.trim()).filter(Boolean);
const splitAtCommas = (list: string): string[] => points(list.split(','));

/** The fields as the mutation's input: trimmed texts, without blank entries. */
const inputValues: { [Field in CourseField]: (value: CourseValues[Field]) => unknown } = {
  title: (value) => value.trim(),
  subtitle: (value) => value.trim(),
  categoryId: (value) => value || null,
  level: (value) => value,
  language: (value) => value,
  visibility: (value) => value,
  description: (value) => normalizeDoc(value),
  outcomes: points,
  requirements: points,
  audience: points,
  tags: splitAtCommas,
  price: (value) => Number(value || 0),
  salePrice: (value) => (value === '' ? null : Number(value)),
  saleEndsAt: (value) => (value === '' ? null : fromLocal(value)),
  ...forNumbers(() => (value: string) => (value === '' ? null : Number(value))),
};

const toInputValue = (field: CourseField, values: CourseValues): unknown =>
  (inputValues[field] as (value: unknown) => unknown)(values[field]);

/** The fields that a save would change. */
export const changedFields = (base: CourseValues, values: CourseValues): CourseField[] =>
  COURSE_FIELDS.filter((field) => !sameJson(toInputValue(field, base), toInputValue(field, values)));

/** Only the changed fields, so that a save does not revert changes that another person has saved meanwhile. */
export const getChanges = (
  base: CourseValues,
  values: CourseValues,
): Omit<UpdateCourse, 'courseId' | 'expectedVersion'> =>
  Object.fromEntries(changedFields(base, values).map((field) => [field, toInputValue(field, values)]));
